// PDF files as people have them, and as nobody should make them, through the whole product.
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { readPdf } from "#platform/documents/server/read-pdf.ts";
import { onePage, pdfOf, rawPdf, streamOf } from "#platform/documents/testing/pdf.ts";

const app = await testApp();
const MB = 1024 * 1024;
const LIMITS = { characters: 120_000, pages: 200 };
const STAYS = new AbortController().signal;

async function send(bytes: Uint8Array) {
  const { cookie } = await app.signUp();
  const response = await app.request("/api/flashcards/texts", {
    method: "POST",
    cookie,
    body: new Uint8Array(bytes),
  });
  return {
    status: response.status,
    body: (await response.json()) as { text?: string; cut?: boolean; code?: string },
  };
}
const textOf = async (bytes: Uint8Array) => {
  const { status, body } = await send(bytes);
  expect(status).toBe(200);
  return body.text ?? "";
};

const SHOCK =
  "Le choc septique est une défaillance circulatoire grave liée à une infection, dont la mortalité reste élevée malgré l’antibiothérapie précoce et le remplissage vasculaire.";
const HEART =
  "L’œdème aigu du poumon cardiogénique est efficacement traité par la ventilation non invasive et les dérivés nitrés.";

describe("a PDF that can be read", { timeout: 60_000 }, () => {
  test("of several pages gives paragraphs with their accents, without page numbers", async () => {
    const bytes = await pdfOf({
      content: [
        { text: "Choc septique", fontSize: 20 },
        SHOCK,
        { text: HEART, pageBreak: "before" },
      ],
      footer: (page: number, pages: number) => `${page} / ${pages}`,
    });
    expect(await send(bytes)).toEqual({
      status: 200,
      body: { text: `# Choc septique\n\n${SHOCK}\n\n${HEART}`, cut: false },
    });
  });

  test("in two columns gives one after the other, cut words made whole", async () => {
    const left = SHOCK.replace("antibiothérapie", "antibio-\nthérapie");
    const text = await textOf(
      await pdfOf({ content: [{ columns: [left, HEART], columnGap: 30 }] }),
    );
    expect(text).toBe(`${SHOCK}\n\n${HEART}`);
  });

  test("with ligatures as one glyph gives letters", async () => {
    const text = await textOf(await pdfOf({ content: ["La ﬁbrinolyse est eﬃcace."] }));
    expect(text).toBe("La fibrinolyse est efficace.");
  });

  test("that forbids copying but opens without a password is read", async () => {
    const bytes = await pdfOf({
      ownerPassword: "clef",
      permissions: { copying: false },
      content: [HEART],
    });
    expect(await textOf(bytes)).toBe(HEART);
  });

  test("that is long is cut, and it is said", async () => {
    const { body } = await send(await pdfOf({ content: Array.from({ length: 900 }, () => SHOCK) }));
    expect(body.cut).toBe(true);
    expect(body.text?.length).toBe(120_000);
  });

  test("with scripts and attached files gives its page, and nothing else", async () => {
    const script = "throw 'JOUE'; globalThis.ran = true";
    const bytes = onePage(Buffer.from("BT /F 12 Tf 50 700 Td (Texte de la page.) Tj ET"), {
      catalogue: `/OpenAction << /S /JavaScript /JS (${script}) >> /AA << /WC << /S /JavaScript /JS (${script}) >> >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${script}) >>] >> /EmbeddedFiles << /Names [(virus.exe) << /Type /Filespec /F (virus.exe) /EF << /F 7 0 R >> >>] >> >>`,
      more: ["<< >>", streamOf(Buffer.from("MZ SECRET"), "/Type /EmbeddedFile")],
    });
    expect(await textOf(bytes)).toBe("Texte de la page.");
    expect("ran" in globalThis).toBe(false);
  });
});

describe("a PDF that is refused", { timeout: 90_000 }, () => {
  const picture = () =>
    onePage(Buffer.from("q 600 0 0 800 0 0 cm /X Do Q"), {
      more: [
        streamOf(
          deflateSync(Buffer.alloc(64 * 64, 200)),
          "/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
        ),
      ],
    });
  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
  const whole = () => pdfOf({ content: Array.from({ length: 60 }, () => SHOCK) });
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ["scanned", async () => picture(), "noText"],
    ["under a password", () => pdfOf({ userPassword: "clef", content: [HEART] }), "encrypted"],
    ["cut in its middle", async () => half(await whole()), "unreadable"],
    [
      "cut, with an end glued on",
      async () => Buffer.concat([(await whole()).subarray(0, 1_000), Buffer.from("\n%%EOF\n")]),
      "unreadable",
    ],
    ["of nothing but its head", async () => Buffer.from("%PDF-1.7\n%%EOF\n"), "unreadable"],
    [
      "of noise",
      async () =>
        Buffer.concat([
          Buffer.from("%PDF-1.7\n"),
          Buffer.alloc(200_000, "<<[("),
          Buffer.from("%%EOF"),
        ]),
      "unreadable",
    ],
    [
      "of two thousand million pages that are not there",
      async () =>
        rawPdf([
          "<< /Type /Catalog /Pages 2 0 R >>",
          "<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>",
          "null",
        ]),
      "unreadable",
    ],
    [
      "whose pages hold themselves",
      async () =>
        rawPdf([
          "<< /Type /Catalog /Pages 2 0 R >>",
          "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>",
        ]),
      "unreadable",
    ],
    [
      "of objects within objects",
      async () => rawPdf([`<< /Type /Catalog /Pages ${"[".repeat(2_000_000)}`]),
      "unreadable",
    ],
    [
      // Ten gigabytes of spaces in ten megabytes: packed twice.
      "whose page unpacks without end",
      async () =>
        onePage(deflateSync(deflateSync(Buffer.alloc(600 * MB, " "))), {
          dictionary: "/Filter [/FlateDecode /FlateDecode]",
        }),
      "unreadable",
    ],
  ])("%s", async (_, make, code) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    expect(await send(bytes)).toMatchObject({ status: 422, body: { code } });
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 * MB);
  });
});

describe("a thread", { timeout: 60_000 }, () => {
  /** A drawing that says the same without end: time passes, memory stays. */
  const slow = () =>
    onePage(deflateSync(Buffer.from("BT /F 12 Tf (a) Tj ET ".repeat(3_000_000))), {
      dictionary: "/Filter /FlateDecode",
    });

  test("that takes too long is ended", async () => {
    expect(await readPdf(slow(), STAYS, { ...LIMITS, patienceMs: 1_000 })).toEqual({
      ok: false,
      reason: "unreadable",
    });
  });

  test("ends with the person who leaves, and the next in line is read", async () => {
    const left = new AbortController();
    const bytes = slow();
    const leaving = [1, 2].map(() => readPdf(bytes, left.signal, LIMITS));
    const next = pdfOf({ content: [HEART] }).then((file) => readPdf(file, STAYS, LIMITS));
    setTimeout(() => left.abort(), 500);
    for (const one of await Promise.all(leaving)) expect(one.ok).toBe(false);
    expect(await next).toEqual({ ok: true, text: HEART, pages: [HEART], cut: false });
  });

  test("leaves nothing behind", async () => {
    const threads = () =>
      process.getActiveResourcesInfo().filter((one) => one === "MessagePort" || one === "Worker")
        .length;
    const before = threads();
    for (const bytes of [await pdfOf({ content: [HEART] }), Buffer.from("%PDF-1.7\n%%EOF")])
      await readPdf(bytes, STAYS, LIMITS);
    expect(threads()).toBeLessThanOrEqual(before);
  });
});

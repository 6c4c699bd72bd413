// A file that is sent to make cards of, as it may come from anyone.
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { zipOf } from "#features/card-files/testing/apkg.ts";
import { DOCUMENT } from "./routes.ts";

const app = await testApp();
const MAIN = "word/document.xml";
const xml = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const docx = (content: string, name = MAIN) =>
  zipOf([{ name, bytes: new TextEncoder().encode(content) }]);

async function send(bytes: Uint8Array) {
  const { cookie } = await app.signUp();
  const response = await app.request("/api/flashcards/texts", {
    method: "POST",
    cookie,
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("a Word file gives its text, and nothing of it is kept", async () => {
  const { status, body } = await send(
    await docx(xml(paragraph("Sepsis &amp; choc") + paragraph("PAM ≥ 65 mmHg"))),
  );
  expect([status, body]).toEqual([200, { text: "Sepsis & choc\n\nPAM ≥ 65 mmHg", cut: false }]);
});

test("a text without end is cut, and it is said", async () => {
  const { body } = await send(await docx(xml(paragraph("mot ".repeat(100)).repeat(2_000))));
  expect(body.cut).toBe(true);
  expect(String(body.text).length).toBeLessThanOrEqual(120_000);
});

describe("a file that is refused", () => {
  /** The directory says what it likes about what follows it. */
  const bomb = async () => {
    const zip = await docx(xml("a"));
    const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, " "));
    return Buffer.concat([
      zip.subarray(0, 30 + MAIN.length),
      packed,
      zip.subarray(30 + MAIN.length),
    ]);
  };
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ["nothing", async () => new Uint8Array(), "unsupported"],
    ["half a PDF", async () => new TextEncoder().encode("%PDF-1.7\n"), "unreadable"],
    [
      "a picture that is called a text",
      async () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
      "unsupported",
    ],
    ["a zip of something else", () => docx(xml("a"), "xl/workbook.xml"), "unsupported"],
    [
      "an old or protected document",
      async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
      "encrypted",
    ],
    [
      "half a document",
      async () => (await docx(xml(paragraph("a")))).subarray(0, 60),
      "unreadable",
    ],
    [
      "entities",
      () => docx('<!DOCTYPE x [<!ENTITY a "b">]><w:document>&a;</w:document>'),
      "unreadable",
    ],
    [
      "bytes that are no text",
      async () => zipOf([{ name: MAIN, bytes: Uint8Array.of(0xff, 0xfe, 0xff, 0x3c) }]),
      "unreadable",
    ],
    ["no words", () => docx(xml("<w:p/>")), "noText"],
    ["a bomb", () => docx(xml(`<w:p>${" ".repeat(40 * 1024 * 1024)}</w:p>`)), "unreadable"],
    ["a bomb under a directory that lies", bomb, "unreadable"],
    [
      "a name that climbs out",
      async () => {
        const zip = await docx(xml("a"), `x/${MAIN}`);
        return Buffer.from(
          zip
            .toString("latin1")
            .replaceAll(`x/${MAIN}`, "../rd/document.xml".slice(0, MAIN.length + 2)),
          "latin1",
        );
      },
      "unreadable",
    ],
  ])(
    "%s",
    async (_, make, code) =>
      expect(await send(await make())).toMatchObject({ status: 422, body: { code } }),
    30_000,
  );

  test("is too large before it is read", async () => {
    expect((await send(new Uint8Array(DOCUMENT.bytes + 1))).status).toBe(413);
  });

  test("comes too often", async () => {
    const { cookie } = await app.signUp();
    const post = () => app.request("/api/flashcards/texts", { method: "POST", cookie, body: "x" });
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n++) statuses.add((await post()).status);
    expect([...statuses]).toEqual([422, 429]);
  });
});

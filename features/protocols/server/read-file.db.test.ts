// A file that somebody means to import, as it may come from anyone.
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { testApp } from "#app/testing/app.ts";
import { onePage, pdfOf, streamOf } from "#platform/documents/testing/pdf.ts";
import { bilevelPage, scannedPdf } from "#platform/documents/testing/scan.ts";
import { LARGEST_FILE } from "../domain/protocol.ts";
import { given } from "../testing/given.ts";
import { knowledge } from "./knowledge.ts";

const app = await testApp();
const doctor = await app.signUp({ providerRole: "doctor" });

async function send(bytes: Uint8Array, cookie = doctor.cookie) {
  const response = await app.request("/api/protocols/texts", {
    method: "POST",
    cookie,
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
/** The same, of a file whose reading is told line by line. */
async function sendLines(bytes: Uint8Array) {
  const response = await app.request("/api/protocols/texts", {
    method: "POST",
    cookie: doctor.cookie,
    body: new Uint8Array(bytes),
  });
  const lines = (await response.text()).trimEnd().split("\n");
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    lines: lines.map((line) => JSON.parse(line) as object),
  };
}
/** What is the same at the edge of most pages is left out: each page has its own. */
const WORDS = [
  "Débit",
  "Bolus",
  "Délai",
  "Seuil",
  "Relais",
  "Dosage",
  "Contrôle",
  "Arrêt",
  "Appel",
];
const text = (words: string) => new TextEncoder().encode(words);
async function zipOf(name: string, content: string): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Uint8Array(
    Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>)),
  );
}
const docx = (inside: string, head = "") =>
  zipOf(
    "word/document.xml",
    `${head}<w:document xmlns:w="w"><w:body>${inside}</w:body></w:document>`,
  );
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

describe("a file that is read", { timeout: 60_000 }, () => {
  test("Markdown, and a text of an old Windows", async () => {
    expect(await send(text("# Débit\n\nFictif."))).toEqual({
      status: 200,
      body: { kind: "plain", pages: ["# Débit\n\nFictif."] },
    });
    const latin = Uint8Array.from(Buffer.from("Débit fictif à l'heure", "latin1"));
    expect((await send(latin)).body).toEqual({ kind: "plain", pages: ["Débit fictif à l'heure"] });
  });

  test("a PDF, page by page", async () => {
    const bytes = await pdfOf({
      content: [
        { text: "Débit initial", fontSize: 20 },
        "Débit fictif A adapté au poids du patient.",
        { text: "Surveillance fictive toutes les heures.", pageBreak: "before" },
      ],
    });
    expect((await send(bytes)).body).toEqual({
      kind: "pdf",
      pages: [
        "# Débit initial\n\nDébit fictif A adapté au poids du patient.",
        "Surveillance fictive toutes les heures.",
      ],
    });
  });

  test("Word, with its titles and its pages", async () => {
    const title = '<w:p><w:pPr><w:pStyle w:val="Titre1"/></w:pPr><w:r><w:t>Débit</w:t></w:r></w:p>';
    const turned = '<w:p><w:r><w:br w:type="page"/><w:t>Suite</w:t></w:r></w:p>';
    expect((await send(await docx(title + paragraph("Fictif.") + turned))).body).toEqual({
      kind: "word",
      pages: ["# Débit\n\nFictif.", "Suite"],
    });
  });

  test("a scanned PDF, told page by page; what is cited of it says so", async () => {
    const response = await app.request("/api/protocols/texts", {
      method: "POST",
      cookie: doctor.cookie,
      body: new Uint8Array(scannedPdf([bilevelPage(), bilevelPage()])),
    });
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { page: 1, of: 2 },
      { page: 2, of: 2 },
      { kind: "scan", pages: [expect.any(String), expect.any(String)] },
    ]);
    const { pages } = lines[2] as { pages: string[] };
    expect(pages[0]).toContain("débit fictif de 12,5");
    const saved = given({ title: "Héparine numérisée fictive", origin: "scan", pages });
    expect((await app.call("protocols/save", saved, doctor.cookie)).status).toBe(200);
    const found = await knowledge.search(
      { text: "protocole héparine numérisée fictive : débit initial", language: "fr" } as never,
      { services: app.services, personId: doctor.person.id, now: new Date() } as never,
    );
    expect(found.passages.map(({ passage }) => passage.title)).toContain(
      "Héparine numérisée fictive (numérisé, texte reconnu)",
    );
  });

  test("two hundred pages, all of them", async () => {
    const content = Array.from({ length: 200 }, (_, page) => ({
      stack: [
        { text: `Partie ${page + 1}`, fontSize: 18 },
        ...Array.from(
          { length: 6 },
          (_one, at) => `${WORDS[(page + at) % WORDS.length]} fictif de la page ${page + 1}.`,
        ),
      ],
      ...(page > 0 ? { pageBreak: "before" } : {}),
    }));
    const bytes = await pdfOf({ content });
    const { body } = await send(bytes);
    const pages = body.pages as string[];
    expect(pages).toHaveLength(200);
    expect(pages[136]).toContain(`${WORDS[(136 + 5) % WORDS.length]} fictif de la page 137.`);
  });
});

describe("a file that is refused", { timeout: 60_000 }, () => {
  /** Too small to be a page. */
  const stamp = () =>
    onePage(Buffer.from("q 600 0 0 800 0 0 cm /X Do Q"), {
      more: [
        streamOf(
          deflateSync(Buffer.alloc(64 * 64, 200)),
          "/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode",
        ),
      ],
    });
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["a PDF under a password", () => pdfOf({ userPassword: "clef", content: ["a"] }), "encrypted"],
    ["half a PDF", () => text("%PDF-1.7\n"), "unreadable"],
    ["nothing", () => new Uint8Array(), "noText"],
    [
      "a picture",
      () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6, 7),
      "unsupported",
    ],
    ["a workbook", () => zipOf("xl/workbook.xml", "<a/>"), "unsupported"],
    [
      "entities that grow",
      () => docx(paragraph("&a;"), '<!DOCTYPE x [<!ENTITY a "b">]>'),
      "unreadable",
    ],
    ["a bomb", () => docx(`<w:p>${" ".repeat(40 * 1024 * 1024)}</w:p>`), "unreadable"],
    ["a text without end", () => text("mot ".repeat(210_000)), "tooLong"],
    [
      "more pages than a protocol has",
      () =>
        pdfOf({
          content: Array.from({ length: 302 }, (_, at) => ({
            ...{ text: `${WORDS[at % WORDS.length]} fictif.`, pageBreak: "after" },
          })),
        }),
      "tooLong",
    ],
  ])("%s", async (_, make, code) => {
    expect(await send(await make())).toMatchObject({ status: 422, body: { code } });
  });

  test("a PDF that holds a stamp alone: told on the last line", async () => {
    const { status, lines } = await sendLines(stamp());
    expect(status).toBe(200);
    expect(lines).toEqual([
      { page: 1, of: 1 },
      { code: "noText", message: "noText" },
    ]);
  });

  test("one that is too large, before it is read; anybody's who does not write protocols", async () => {
    expect((await send(new Uint8Array(LARGEST_FILE + 1))).status).toBe(413);
    const nurse = await app.signUp({ providerRole: "nurse" });
    expect((await send(text("Texte."), nurse.cookie)).status).toBe(404);
  });
});

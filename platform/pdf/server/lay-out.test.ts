import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { PdfDocument, PdfNode } from "../pdf-document.ts";
import { layOutPdf } from "./lay-out.ts";

const document = (...content: PdfNode[]): PdfDocument => ({
  info: { title: "Choc" },
  content,
  styles: {},
  defaultStyle: { fontSize: 10 },
});
const pagesOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes))).text;

test("several documents at once are all laid out, each page with its number", async () => {
  const long = Array.from({ length: 90 }, (_, line) => `Ligne ${line + 1}`);
  const made = await Promise.all(
    [1, 2, 3].map((n) => layOutPdf(document(`Texte ${n}`, ...long), "{page} de {pages}")),
  );
  for (const [index, bytes] of made.entries()) {
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain(`Texte ${index + 1}`);
    expect(pages[0]).toContain(`1 de ${pages.length}`);
    expect(pages.at(-1)).toContain("Ligne 90");
  }
});

test("a document fetches nothing and reads no file: one that asks for it fails", async () => {
  for (const image of ["http://127.0.0.1:9/x.png", "/etc/hostname"])
    await expect(layOutPdf(document({ image }), "{page}")).rejects.toThrow();
  // And the next one is not held up by them.
  expect(await pagesOf(await layOutPdf(document("Après"), "{page}"))).toHaveLength(1);
});

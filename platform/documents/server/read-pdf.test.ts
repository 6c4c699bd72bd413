import { expect, test } from "vitest";
import { onePage, pdfOf } from "../testing/pdf.ts";
import { readPdf } from "./read-pdf.ts";

const LIMITS = { characters: 100_000, pages: 10 };
const here = () => new AbortController().signal;

test("a page that is computed without end is left once its work is done, long before its time", async () => {
  const endless = onePage(Buffer.from("BT /F 10 Tf (a) Tj ET\n".repeat(1_000_000)));
  const read = await readPdf(endless, here(), { ...LIMITS, workMs: 200, patienceMs: 600_000 });
  expect(read).toEqual({ ok: false, reason: "unreadable" });
});

test("one that works little is read", async () => {
  const bytes = await pdfOf({ content: ["Texte fictif."] });
  expect(await readPdf(bytes, here(), LIMITS)).toMatchObject({ ok: true, text: "Texte fictif." });
});

test("the marks and the numbers of items stay, drawn as shapes or written after their words", async () => {
  const long =
    "Vérifier la perméabilité de la voie avant toute injection, et noter le calibre sur la feuille de surveillance du jour";
  const bytes = await pdfOf({
    content: [
      "Préparer :",
      { ul: ["Débit fictif A", long, long] },
      "Puis :",
      { ol: ["Appeler", long, "Noter"] },
    ],
  });
  expect(await readPdf(bytes, here(), LIMITS)).toMatchObject({
    ok: true,
    text: [
      `Préparer :\n\n- Débit fictif A\n- ${long}\n- ${long}`,
      `Puis :\n\n1. Appeler\n2. ${long}\n3. Noter`,
    ].join("\n\n"),
  });
});

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

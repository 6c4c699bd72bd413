// Runs in a thread of its own (`read-pdf.ts`). Only the text of pages is asked for: scripts, forms,
// attached files and pictures of a PDF are never looked at, and no address is opened.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";
import { type Line, linesOf, type Piece } from "../pdf-lines.ts";
import { pdfText } from "../pdf-text.ts";
import type { PdfRead, PdfWork } from "./read-pdf.ts";

const { bytes, most, pages } = workerData as PdfWork;
/** The mark of the end stands in the last bytes of a whole file. */
const TAIL = 4096;

async function read(): Promise<PdfRead> {
  // What a cut file still gives would pass for the whole.
  if (!Buffer.from(bytes.subarray(-TAIL)).includes("%%EOF"))
    return { ok: false, reason: "unreadable" };
  const pdf = await getDocumentProxy(bytes, {
    ...{ useSystemFonts: false, disableFontFace: true, useWorkerFetch: false, useWasm: false },
    ...{ enableXfa: false, maxImageSize: 0, verbosity: 0 },
  });
  const found: Line[][] = [];
  let [page, letters] = [0, 0];
  while (page < Math.min(pages, pdf.numPages) && letters <= most * 1.1) {
    page += 1;
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const pieces = items.flatMap((item): Piece[] =>
      "str" in item
        ? [{ text: item.str, matrix: item.transform, width: item.width, height: item.height }]
        : [],
    );
    for (const { text } of pieces) letters += text.length;
    found.push(linesOf(pieces));
  }
  const { text, pages: apart, cut } = pdfText(found, most);
  return text === ""
    ? { ok: false, reason: "noText" }
    : { ok: true, text, pages: apart, cut: cut || page < pdf.numPages };
}

parentPort?.postMessage(
  await read().catch((error: unknown): PdfRead => {
    const name = error instanceof Error ? error.name : "";
    return { ok: false, reason: name === "PasswordException" ? "encrypted" : "unreadable" };
  }),
);

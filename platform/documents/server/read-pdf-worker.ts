// Runs in a thread of its own (`read-pdf.ts`). Only the text of pages is asked for, and where small
// shapes stand before it: scripts, forms, attached files and pictures of a PDF are never looked at,
// and no address is opened.
import { parentPort, workerData } from "node:worker_threads";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { type Drawn, drawnMarks, withMarks } from "../drawn-marks.ts";
import { type Line, linesOf, type Piece } from "../pdf-lines.ts";
import { pdfText } from "../pdf-text.ts";
import type { PdfRead, PdfWork } from "./read-pdf.ts";

const { bytes, most, pages } = workerData as PdfWork;
/** The mark of the end stands in the last bytes of a whole file. */
const TAIL = 4096;

/** A page that draws more is a plan or a tracing, not a text. */
const MOST_DRAWN = 20_000;
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Where shapes stand on a page; what they hold is not looked at. */
async function drawnOn(page: Page): Promise<Drawn[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.length > MOST_DRAWN) return [];
  return fnArray.flatMap((operator, at): Drawn[] => {
    const given = argsArray[at] as unknown[] | null;
    if (operator === OPS.save) return [{ kind: "save" }];
    if (operator === OPS.restore) return [{ kind: "restore" }];
    if (operator === OPS.paintFormXObjectEnd) return [{ kind: "restore" }];
    if (operator === OPS.paintFormXObjectBegin)
      return [{ kind: "save" }, { kind: "transform", matrix: (given?.[0] ?? []) as number[] }];
    if (operator === OPS.transform) return [{ kind: "transform", matrix: given as number[] }];
    if (operator !== OPS.constructPath) return [];
    const corners = given?.[2];
    return corners ? [{ kind: "path", corners: Array.from(corners as ArrayLike<number>) }] : [];
  });
}

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
    const one = await pdf.getPage(page);
    const { items } = await one.getTextContent();
    const pieces = items.flatMap((item): Piece[] =>
      "str" in item
        ? [{ text: item.str, matrix: item.transform, width: item.width, height: item.height }]
        : [],
    );
    for (const { text } of pieces) letters += text.length;
    found.push(linesOf(withMarks(pieces, drawnMarks(await drawnOn(one)))));
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

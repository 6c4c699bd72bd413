// Runs in a thread of its own (`read-scan.ts`): the pictures of the pages, then their text.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { createWorker } from "tesseract.js";
import { getDocumentProxy } from "unpdf";
import type { Line } from "../pdf-lines.ts";
import { pdfText } from "../pdf-text.ts";
import { type PageImage, pageImages } from "./page-images.ts";
import type { PdfRead } from "./read-pdf.ts";
import type { ScanWork } from "./read-scan.ts";

const { bytes, most, pages } = workerData as ScanWork;
/** An A4 page at 600 dots an inch. */
const MOST_PIXELS = 36_000_000;
/**
 * Under so many dots an inch whole lines are passed over without a word; under so many per cent, as
 * the recognition judges itself, figures are guessed.
 */
const LEAST_DOTS = 140;
const LEAST_SURE = 70;
const DATA = join(
  dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/fra"))),
  "4.0.0_best_int",
);

type Reader = Awaited<ReturnType<typeof createWorker>>;

/** The lines of a picture, where they stand on the page in points, and how sure they are. */
async function linesOf(reader: Reader, { file, height, dots, top }: PageImage) {
  const { data } = await reader.recognize(file, {}, { text: true, blocks: true });
  const points = 72 / dots;
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) =>
      paragraph.lines.map(
        ({ text, bbox, rowAttributes }): Line => ({
          text: text.trim(),
          left: bbox.x0 * points,
          right: bbox.x1 * points,
          y: top - Math.min(bbox.y1, height) * points,
          size: (rowAttributes.rowHeight || bbox.y1 - bbox.y0) * points,
          cells: false,
        }),
      ),
    ),
  );
  return { lines, sure: data.confidence };
}

async function read(reader: Reader): Promise<PdfRead> {
  const pdf = await getDocumentProxy(bytes, {
    ...{ useSystemFonts: false, disableFontFace: true, useWorkerFetch: false, useWasm: false },
    ...{ enableXfa: false, maxImageSize: MOST_PIXELS, isOffscreenCanvasSupported: false },
    verbosity: 0,
  });
  if (pdf.numPages > pages) return { ok: false, reason: "tooManyScans" };
  const found: Line[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const lines: Line[] = [];
    for (const image of await pageImages(page)) {
      if (image.broad && image.dots < LEAST_DOTS) return { ok: false, reason: "illegible" };
      const { lines: some, sure } = await linesOf(reader, image);
      if (some.length > 0 && sure < LEAST_SURE) return { ok: false, reason: "illegible" };
      lines.push(...some);
    }
    found.push(lines);
    page.cleanup();
    parentPort?.postMessage({ page: number, of: pdf.numPages });
  }
  const { text, pages: apart, cut } = pdfText(found, most);
  return text === "" ? { ok: false, reason: "noText" } : { ok: true, text, pages: apart, cut };
}

const reader = await createWorker("fra", 1, { langPath: DATA, gzip: true, cacheMethod: "none" });
parentPort?.postMessage(
  await read(reader).catch((): PdfRead => ({ ok: false, reason: "unreadable" })),
);
await reader.terminate();

import { Worker } from "node:worker_threads";
import type { PdfDocument } from "../pdf-document.ts";

const LONGEST_MS = 60_000;
/** Documents laid out at once on a server; the others wait for their turn. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The bytes of a PDF, laid out in a thread of its own. `footer` holds {page} and {pages}. */
export async function layOutPdf(
  document: PdfDocument,
  footer: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await inThread(document, footer);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function inThread(document: PdfDocument, footer: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./pdf-thread.ts", import.meta.url), {
      workerData: { document, footer },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(
      () => end(() => reject(new Error("pdf: not laid out in time"))),
      LONGEST_MS,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      settle();
    };
    thread.once("message", (bytes: Uint8Array<ArrayBuffer>) => end(() => resolve(bytes)));
    thread.once("error", (error) => end(() => reject(error)));
    thread.once("exit", () =>
      end(() => reject(new Error("pdf: the thread ended without a document"))),
    );
  });
}

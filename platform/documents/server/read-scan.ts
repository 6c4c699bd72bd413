// A PDF that holds only pictures of its pages: the text is recognised, by a program and a model of
// French that are installed with the product. No picture leaves the server.
import { inThread, type Progress, type ThreadBounds } from "./in-thread.ts";
import { inTurn } from "./in-turn.ts";
import type { PdfRead } from "./read-pdf.ts";

const MB = 1024 * 1024;
/** Six seconds a page for the longest document, on a busy machine. */
const BOUNDS: ThreadBounds = { patienceMs: 360_000, memory: 512 * MB };
/** Recognising fills a core: one document at a time on a server. */
const turn = inTurn(1);

export interface ScanWork {
  bytes: Uint8Array;
  most: number;
  pages: number;
}

export interface ScanLimits {
  characters: number;
  /** Of a scanned document: more are refused, half of it would be taken for the whole. */
  scans: number;
}

/** `hear` is told of each page. `signal`: the person left; its threads end at once. */
export const readScan = (
  bytes: Uint8Array,
  signal: AbortSignal,
  { characters, scans }: ScanLimits,
  hear: (progress: Progress) => void,
): Promise<PdfRead> =>
  turn(async () => {
    if (signal.aborted) return { ok: false, reason: "unreadable" };
    const work: ScanWork = { bytes, most: characters, pages: scans };
    return inThread(new URL("./read-scan-worker.ts", import.meta.url), work, signal, BOUNDS, hear);
  });

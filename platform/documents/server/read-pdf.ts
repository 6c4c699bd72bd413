// The text of a PDF, page by page; what holds only pictures of pages is read by `read-scan.ts`.
import { inThread, type ThreadBounds } from "./in-thread.ts";
import { inTurn } from "./in-turn.ts";

const MB = 1024 * 1024;
/** Two hundred pages are some seconds of work, and many more where others work too. */
const BOUNDS: ThreadBounds = { patienceMs: 60_000, workMs: 20_000, memory: 256 * MB };
/** Files read at once on a server; the others wait for their turn. */
const turn = inTurn(2);

export interface PdfWork {
  bytes: Uint8Array;
  most: number;
  pages: number;
}
export type PdfRead =
  | { ok: true; text: string; pages: string[]; cut: boolean }
  | { ok: false; reason: "encrypted" | "unreadable" | "noText" | "tooManyScans" | "illegible" };

export interface PdfLimits {
  characters: number;
  pages: number;
  patienceMs?: number;
  workMs?: number;
  memory?: number;
}

/** `signal`: the person left, or asked for something else; its thread ends at once. */
export const readPdf = (
  bytes: Uint8Array,
  signal: AbortSignal,
  { characters, pages, ...bounds }: PdfLimits,
): Promise<PdfRead> =>
  turn(async () => {
    if (signal.aborted) return { ok: false, reason: "unreadable" };
    const work: PdfWork = { bytes, most: characters, pages };
    const script = new URL("./read-pdf-worker.ts", import.meta.url);
    return inThread(script, work, signal, { ...BOUNDS, ...bounds });
  });

// A file that a person wants cards of, as text. Nothing of it is kept. What it is is read from its
// bytes, never from its name.
import { MOST_TEXT } from "../domain/generation-limits.ts";
import { wordText } from "../domain/word-text.ts";
import { openArchive } from "./anki/archive.ts";
import { PACKAGE_LIMITS } from "./anki/limits.ts";
import { Refused } from "./anki/refused.ts";
import { readPdf } from "./read-pdf.ts";

const MB = 1024 * 1024;
/** As for attachments (specification §5). */
export const DOCUMENT_MAX = 10 * MB;
const MAIN = "word/document.xml";
const MAIN_MAX = 8 * MB;
const PATIENCE_MS = 10_000;
const LIMITS = {
  ...PACKAGE_LIMITS,
  archive: DOCUMENT_MAX,
  unpacked: 60 * MB,
  entries: 2_000,
  ratioFrom: MB,
};

export type DocumentRead =
  | { ok: true; text: string; cut: boolean }
  | { ok: false; reason: "unsupported" | "unreadable" | "encrypted" | "noText" | "tooLarge" };

const starts = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Old Word files, and new ones under a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

export async function readDocument(bytes: Uint8Array, left: AbortSignal): Promise<DocumentRead> {
  if (bytes.length > DOCUMENT_MAX) return { ok: false, reason: "tooLarge" };
  if (starts(bytes, ZIP)) return readWord(bytes, left);
  if (starts(bytes, PDF)) return readPdf(bytes, left);
  return { ok: false, reason: starts(bytes, COMPOUND) ? "encrypted" : "unsupported" };
}

async function readWord(bytes: Uint8Array, left: AbortSignal): Promise<DocumentRead> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const archive = await openArchive({ bytes }, LIMITS);
    try {
      if (!archive.has(MAIN)) return { ok: false, reason: "unsupported" };
      const xml = await archive.read(MAIN, { most: MAIN_MAX, zstd: false, signal });
      const read = wordText(new TextDecoder("utf-8", { fatal: true }).decode(xml), MOST_TEXT);
      if (!read) return { ok: false, reason: "unreadable" };
      return read.text.trim() === "" ? { ok: false, reason: "noText" } : { ok: true, ...read };
    } finally {
      archive.close();
    }
  } catch (fault) {
    if (fault instanceof Refused)
      return {
        ok: false,
        reason:
          fault.reason === "tooLarge" || fault.reason === "encrypted" ? fault.reason : "unreadable",
      };
    // Bytes that are no UTF-8, or a reading that took too long.
    if (fault instanceof TypeError || signal.aborted) return { ok: false, reason: "unreadable" };
    throw fault;
  }
}

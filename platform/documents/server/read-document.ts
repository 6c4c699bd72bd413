// A file that a person sends, as text, page by page. Nothing of it is kept. What it is is read from
// its bytes, never from its name.
import { decodeText } from "#platform/text/decode-text.ts";
import { storableStart } from "#platform/text/storable.ts";
import { wordText } from "../word-text.ts";
import { type ArchiveLimits, openArchive } from "./archive.ts";
import { FileRefused } from "./file-refused.ts";
import type { Progress } from "./in-thread.ts";
import { type PdfRead, readPdf } from "./read-pdf.ts";
import { readScan } from "./read-scan.ts";

const MB = 1024 * 1024;
const MAIN = "word/document.xml";
const MAIN_MAX = 8 * MB;
const PATIENCE_MS = 10_000;
const WORD: Omit<ArchiveLimits, "archive"> = {
  unpacked: 60 * MB,
  entries: 2_000,
  ratio: 120,
  ratioFrom: MB,
};

export interface DocumentLimits {
  /** Of the file. */
  bytes: number;
  /** Of the text; what is longer is cut, and it is said. */
  characters: number;
  /** Of a PDF. */
  pages: number;
  /** Whether a plain text is a document too. */
  plain: boolean;
  /** Pages of a scanned PDF whose text is recognised; 0: none, it holds no text. */
  scans: number;
}

export type DocumentKind = "pdf" | "scan" | "word" | "plain";
type PdfRefusal = Extract<PdfRead, { ok: false }>["reason"];

export type DocumentRead =
  | {
      ok: true;
      kind: DocumentKind;
      text: string;
      /** The same, page by page; one page when the document says nothing of them. */
      pages: string[];
      cut: boolean;
    }
  | { ok: false; reason: PdfRefusal | "unsupported" | "tooLarge" };

const starts = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Old Word files, and new ones under a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * `left`: the person left, or asked for something else. `hear` is told of each page of a scanned
 * document: recognising one takes seconds.
 */
export async function readDocument(
  bytes: Uint8Array,
  left: AbortSignal,
  limits: DocumentLimits,
  hear: (progress: Progress) => void = () => {},
): Promise<DocumentRead> {
  if (bytes.length > limits.bytes) return { ok: false, reason: "tooLarge" };
  if (starts(bytes, ZIP)) return readWord(bytes, left, limits);
  if (starts(bytes, PDF)) {
    const read = await readPdf(bytes, left, limits);
    if (read.ok) return { ...read, kind: "pdf" };
    if (read.reason !== "noText" || limits.scans === 0) return read;
    const scan = await readScan(bytes, left, limits, hear);
    return scan.ok ? { ...scan, kind: "scan" } : scan;
  }
  if (starts(bytes, COMPOUND)) return { ok: false, reason: "encrypted" };
  return limits.plain ? readPlain(bytes, limits) : { ok: false, reason: "unsupported" };
}

function readPlain(bytes: Uint8Array, { characters }: DocumentLimits): DocumentRead {
  const { text: whole, binary } = decodeText(bytes);
  if (binary) return { ok: false, reason: "unsupported" };
  const text = storableStart(whole, characters);
  if (text.trim() === "") return { ok: false, reason: "noText" };
  return { ok: true, kind: "plain", text, pages: [text], cut: whole.length > characters };
}

async function readWord(
  bytes: Uint8Array,
  left: AbortSignal,
  limits: DocumentLimits,
): Promise<DocumentRead> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const archive = await openArchive({ bytes }, { ...WORD, archive: limits.bytes });
    try {
      if (!archive.has(MAIN)) return { ok: false, reason: "unsupported" };
      const xml = await archive.read(MAIN, { most: MAIN_MAX, zstd: false, signal });
      const read = wordText(
        new TextDecoder("utf-8", { fatal: true }).decode(xml),
        limits.characters,
      );
      if (!read) return { ok: false, reason: "unreadable" };
      if (read.text.trim() === "") return { ok: false, reason: "noText" };
      return { ok: true, kind: "word", ...read };
    } finally {
      archive.close();
    }
  } catch (fault) {
    if (fault instanceof FileRefused)
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

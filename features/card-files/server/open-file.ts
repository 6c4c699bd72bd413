// Which codec reads a file. Each judges the whole file before anything is written.
import { open, readFile } from "node:fs/promises";
import type { ArchiveSource as PackageSource } from "#platform/documents/server/archive.ts";
import type { ImportRefusal } from "../domain/import-refusals.ts";
import type { CsvMapping, FileKind } from "../domain/wire-transfer.ts";
import { openAnkiPackage } from "./anki/read-package.ts";
import type { OpenedFile } from "./import-file.ts";
import { readText } from "./read-text.ts";

export type Opened = { ok: true; file: OpenedFile } | { ok: false; reason: ImportRefusal };

export interface OpenOptions {
  kind: FileKind;
  fileName: string;
  /** What the person chose for the columns of a table; null for what they seem to be. */
  mapping: CsvMapping | null;
  now: Date;
  /** Where the person is: the days of Anki are those of its clock. */
  timeZone: string;
}

const EXTENSION: Readonly<Record<string, FileKind>> = {
  ...{ apkg: "apkg", colpkg: "colpkg", json: "json" },
  ...{ csv: "csv", tsv: "csv", txt: "csv" },
};

/** What a file says it is; a package when it says nothing known. */
export const kindOf = (name: string): FileKind =>
  EXTENSION[name.toLowerCase().split(".").at(-1) ?? ""] ?? "apkg";

const bytesOf = async (source: PackageSource): Promise<Uint8Array> =>
  "bytes" in source ? source.bytes : readFile(source.path);

const starts = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks of before 2007. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

async function headOf(source: PackageSource): Promise<Uint8Array> {
  if ("bytes" in source) return source.bytes.subarray(0, ZIP.length);
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A package is one whatever its name says: browsers and phones rename them. */
export async function openFile(source: PackageSource, options: OpenOptions): Promise<Opened> {
  const { kind } = options;
  const head = await headOf(source);
  if (starts(head, COMPOUND)) return { ok: false, reason: "spreadsheet" };
  if ((kind === "csv" || kind === "json") && !starts(head, ZIP))
    return readText(await bytesOf(source), { ...options, kind });
  const opened = await openAnkiPackage(source, { timeZone: options.timeZone });
  if (!opened.ok) return opened;
  const { package: anki } = opened;
  return {
    ok: true,
    file: {
      counts: { notes: anki.counts.notes, media: anki.counts.media },
      decks: anki.decks,
      noteTypes: anki.noteTypes,
      preview: null,
      mapping: null,
      notes: () => anki.notes(),
      media: () => anki.media(),
      warnings: () => anki.warnings(),
      close: () => anki.close(),
    },
  };
}

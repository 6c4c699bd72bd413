// Which codec reads a file. Each judges the whole file before anything is written.
import { readFile } from "node:fs/promises";
import type { ImportRefusal } from "../domain/import-refusals.ts";
import type { CsvMapping, FileKind } from "../domain/wire-manage.ts";
import type { PackageSource } from "./anki/archive.ts";
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
}

const EXTENSION: Readonly<Record<string, FileKind>> = {
  ...{ apkg: "apkg", colpkg: "colpkg", json: "json" },
  ...{ csv: "csv", tsv: "csv", txt: "csv" },
};

/** What a file says it is; a package when it says nothing known. */
export const kindOf = (name: string): FileKind => EXTENSION[name.toLowerCase().split(".").at(-1) ?? ""] ?? "apkg";

const bytesOf = async (source: PackageSource): Promise<Uint8Array> =>
  "bytes" in source ? source.bytes : readFile(source.path);

export async function openFile(source: PackageSource, options: OpenOptions): Promise<Opened> {
  const { kind } = options;
  if (kind === "csv" || kind === "json") return readText(await bytesOf(source), { ...options, kind });
  const opened = await openAnkiPackage(source);
  if (!opened.ok) return opened;
  const { package: anki } = opened;
  return {
    ok: true,
    file: {
      counts: { notes: anki.counts.notes, media: anki.counts.media },
      decks: anki.decks,
      preview: null,
      mapping: null,
      notes: () => anki.notes(),
      media: () => anki.media(),
      warnings: () => anki.warnings(),
      close: () => anki.close(),
    },
  };
}

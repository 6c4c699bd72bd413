// Which codec reads a file.
import type { ImportRefusal } from "../domain/import-refusals.ts";
import type { ColumnMapping, FileKind } from "../domain/wire-manage.ts";
import type { PackageSource } from "./anki/archive.ts";
import { openAnkiPackage } from "./anki/read-package.ts";
import type { OpenedFile } from "./import-file.ts";

export type Opened = { ok: true; file: OpenedFile } | { ok: false; reason: ImportRefusal };

export interface OpenOptions {
  kind: FileKind;
  mapping: ColumnMapping | null;
  signal?: AbortSignal;
}

export async function openFile(source: PackageSource, { signal }: OpenOptions): Promise<Opened> {
  const opened = await openAnkiPackage(source, { signal });
  if (!opened.ok) return opened;
  const { package: anki } = opened;
  return {
    ok: true,
    file: {
      counts: { notes: anki.counts.notes, media: anki.counts.media },
      decks: anki.decks,
      preview: [],
      mapping: null,
      notes: () => anki.notes(),
      media: () => anki.media(),
      warnings: () => anki.warnings(),
      close: () => anki.close(),
    },
  };
}

const EXTENSION: Readonly<Record<string, FileKind>> = {
  apkg: "apkg",
  colpkg: "colpkg",
  csv: "csv",
  tsv: "csv",
  txt: "csv",
  json: "json",
};

/** What a file says it is; a package when it says nothing known. */
export const kindOf = (name: string): FileKind => EXTENSION[name.toLowerCase().split(".").at(-1) ?? ""] ?? "apkg";

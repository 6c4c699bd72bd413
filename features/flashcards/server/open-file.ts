// Which codec reads a file. Each judges the whole file before anything is written.
import { readFile } from "node:fs/promises";
import { readCsv } from "../domain/csv-columns.ts";
import { decksOfCsv, notesOfCsv } from "../domain/csv-notes.ts";
import type { ImportRefusal } from "../domain/import-refusals.ts";
import { collectWarnings, type ImportedMedia } from "../domain/imported.ts";
import { readCardsJson, type WrittenMedia } from "../domain/imported-json.ts";
import type { CsvMapping, FileKind } from "../domain/wire-manage.ts";
import type { PackageSource } from "./anki/archive.ts";
import { mediaVerdict } from "./anki/media-kind.ts";
import { openAnkiPackage } from "./anki/read-package.ts";
import type { OpenedFile } from "./import-file.ts";

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
  if (options.kind === "csv") return openCsv(await bytesOf(source), options);
  if (options.kind === "json") return openJson(await bytesOf(source));
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

function openCsv(bytes: Uint8Array, { fileName, mapping, now }: OpenOptions): Opened {
  const named = fileName.replace(/\.[^.]*$/, "").trim() || fileName;
  const read = readCsv(bytes, [named]);
  if (!read.ok) return { ok: false, reason: read.reason };
  const { encoding, names, rows, count } = read.preview;
  const chosen = mapping ?? read.preview.options;
  const warnings = collectWarnings();
  return {
    ok: true,
    file: {
      counts: { notes: count, media: 0 },
      decks: decksOfCsv(read.text, chosen).map((path) => ({ path, description: "", options: null })),
      preview: { encoding, names: [...names], rows: rows.map((row) => [...row]), count },
      mapping: { ...chosen, roles: [...chosen.roles], deck: [...chosen.deck] },
      async *notes() {
        yield* notesOfCsv(read.text, chosen, now.getTime(), warnings);
      },
      async *media() {},
      warnings: () => warnings.list(),
      close: async () => {},
    },
  };
}

function openJson(bytes: Uint8Array): Opened {
  const read = readCardsJson(Buffer.from(bytes).toString("utf8"));
  if (!read.ok) return { ok: false, reason: read.reason };
  const { decks, notes, media } = read.content;
  const warnings = collectWarnings();
  return {
    ok: true,
    file: {
      counts: { notes: notes.length, media: media.length },
      decks,
      preview: null,
      mapping: null,
      async *notes() {
        for (let from = 0; from < notes.length; from += BATCH) yield notes.slice(from, from + BATCH);
      },
      async *media() {
        for (const written of media) {
          const kept = judged(written, warnings);
          if (kept) yield kept;
        }
      },
      warnings: () => warnings.list(),
      close: async () => {},
    },
  };
}

const BATCH = 250;

/** A medium written as text is judged by its bytes, like any other. */
function judged({ name, base64 }: WrittenMedia, warnings: ReturnType<typeof collectWarnings>): ImportedMedia | null {
  const bytes = Buffer.from(base64, "base64");
  const verdict = mediaVerdict(bytes);
  if (verdict.ok) return { name, type: verdict.type, bytes, hash: "" };
  warnings.add(verdict.reason, name);
  return null;
}

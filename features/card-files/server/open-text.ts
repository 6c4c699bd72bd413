// A table or a JSON file as notes. Nothing here waits: who calls it decides in which thread
// (`read-text.ts`).

import { mediaVerdict } from "#features/flashcards/server/public.ts";
import { readCsv } from "../domain/csv-columns.ts";
import { decksOfCsv, notesOfCsv } from "../domain/csv-notes.ts";
import type { ImportRefusal } from "../domain/import-refusals.ts";
import {
  collectWarnings,
  type ImportedMedia,
  type ImportedNote,
  type ImportWarning,
} from "../domain/imported.ts";
import { readCardsJson, validNotes, type WrittenMedia } from "../domain/imported-json.ts";
import type { CsvMapping } from "../domain/wire-transfer.ts";
import type { OpenedFile } from "./import-file.ts";

export interface TextOptions {
  kind: "csv" | "json";
  fileName: string;
  mapping: CsvMapping | null;
  now: Date;
}

/** What is known of a sound file before its content is handed over. */
export type TextHead = Pick<OpenedFile, "counts" | "decks" | "noteTypes" | "preview" | "mapping">;

export type OpenedText =
  | { ok: false; reason: ImportRefusal }
  | {
      ok: true;
      head: TextHead;
      notes(): Generator<ImportedNote[]>;
      media(): Generator<ImportedMedia>;
      warnings(): ImportWarning[];
    };

export const openText = (bytes: Uint8Array, options: TextOptions): OpenedText =>
  options.kind === "csv" ? openCsv(bytes, options) : openJson(bytes);

/** More than a person has by far: the column says something else. */
const MOST_DECKS = 1000;

function openCsv(bytes: Uint8Array, { fileName, mapping, now }: TextOptions): OpenedText {
  const named = fileName.replace(/\.[^.]*$/, "").trim() || fileName;
  const read = readCsv(bytes, [named]);
  if (!read.ok) return { ok: false, reason: read.reason };
  const { encoding, names, rows, count } = read.preview;
  const warnings = collectWarnings();
  let chosen = mapping ?? read.preview.options;
  let decks = decksOfCsv(read.text, chosen);
  if (decks.length > MOST_DECKS && mapping) return { ok: false, reason: "tooManyDecks" };
  if (decks.length > MOST_DECKS) {
    // Nobody chose it: it is left for the person to choose.
    chosen = { ...chosen, roles: chosen.roles.map((role) => (role === "deck" ? "ignored" : role)) };
    decks = [chosen.deck];
  }
  return {
    ok: true,
    head: {
      counts: { notes: count, media: 0 },
      decks: decks.map((path) => ({ path, description: "", options: null })),
      noteTypes: [],
      preview: { encoding, names: [...names], rows: rows.map((row) => [...row]), count },
      mapping: { ...chosen, roles: [...chosen.roles], deck: [...chosen.deck] },
    },
    notes: () => notesOfCsv(read.text, chosen, now.getTime(), warnings),
    *media() {},
    warnings: () => warnings.list(),
  };
}

/** The encoding that the byte order mark names; UTF-8 without one. */
function markedEncoding([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/**
 * Text as our own export writes it, or as an editor that saves in UTF-16 does; null for bytes that
 * are neither.
 */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(markedEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const BATCH = 250;

function openJson(bytes: Uint8Array): OpenedText {
  const text = textOf(bytes);
  if (text === null) return { ok: false, reason: "unreadableJson" };
  const read = readCardsJson(text);
  if (!read.ok) return { ok: false, reason: read.reason };
  const { decks, notes, noteTypes, media } = read.content;
  const warnings = collectWarnings();
  return {
    ok: true,
    head: {
      counts: { notes: notes.length, media: media.length },
      decks,
      noteTypes,
      preview: null,
      mapping: null,
    },
    *notes() {
      for (let from = 0; from < notes.length; from += BATCH)
        yield validNotes(notes.slice(from, from + BATCH), warnings.add);
    },
    *media() {
      for (const written of media) {
        const kept = judged(written, warnings);
        if (kept) yield kept;
      }
    },
    warnings: () => warnings.list(),
  };
}

/** A medium written as text is judged by its bytes, like any other. */
function judged(
  { name, base64 }: WrittenMedia,
  warnings: ReturnType<typeof collectWarnings>,
): ImportedMedia | null {
  const bytes = Buffer.from(base64, "base64");
  const verdict = mediaVerdict(bytes);
  if (verdict.ok) return { name, type: verdict.type, bytes, hash: "" };
  warnings.add(verdict.reason, name);
  return null;
}

// The door for Anki's packages, .apkg and .colpkg, legacy and recent. Whatever could refuse a file
// is looked at when it is opened, so that the batches that follow cannot fail half-way for a reason
// that was in the file.

import { tmpdir } from "node:os";
import type { AnkiType } from "#features/flashcards/domain/public.ts";
import { DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import {
  type Archive,
  openArchive,
  type ArchiveSource as PackageSource,
} from "#platform/documents/server/archive.ts";
import type { ImportRefusal } from "../../domain/import-refusals.ts";
import {
  collectWarnings,
  type ImportedDeck,
  type ImportedMedia,
  type ImportedNote,
  type ImportWarning,
} from "../../domain/imported.ts";
import { type CollectionFile, layCollection, type PackageFormat } from "./collection-file.ts";
import { type Collection, type CollectionCounts, openCollection } from "./database.ts";
import { readDecks, UNDECLARED_DECK } from "./decks.ts";
import { writeDefinition } from "./definition.ts";
import { PACKAGE_LIMITS, type PackageLimits } from "./limits.ts";
import { readMedia, readMediaList } from "./media-list.ts";
import { isTooDeep, readNoteTypes } from "./note-types.ts";
import { isOwnType } from "./own-note-types.ts";
import { keyOf, readNotes } from "./read-notes.ts";
import { Refused } from "./refusal.ts";

export interface PackageProgress {
  phase: "unpacking" | "notes" | "media";
  done: number;
  total: number;
}

export interface OpenOptions {
  /** Where the person is, whose days the cards are due on. */
  timeZone?: string | undefined;
  signal?: AbortSignal | undefined;
  limits?: Partial<PackageLimits> | undefined;
  /** Folder for the unpacked collection, removed by `close`; the system's own by default. */
  temporary?: string | undefined;
  onProgress?: ((progress: PackageProgress) => void) | undefined;
}

export interface AnkiPackage {
  format: PackageFormat;
  counts: CollectionCounts & { media: number };
  /** Decks that hold cards, in the order of their names. */
  decks: readonly ImportedDeck[];
  /** Types of notes but ours; a note names its own by its key. */
  noteTypes: readonly AnkiType[];
  mediaNames: readonly string[];
  /** Batches of at most 250 notes of the file, each with its cards and their reviews. */
  notes(): AsyncGenerator<ImportedNote[], void, undefined>;
  /** The media one after the other, only those of `wanted` when it is given. */
  media(wanted?: ReadonlySet<string>): AsyncGenerator<ImportedMedia, void, undefined>;
  /** What was left out so far; complete once notes and media are read. */
  warnings(): ImportWarning[];
  /** Removes the temporary files. */
  close(): Promise<void>;
}

export type OpenedPackage =
  | { ok: true; package: AnkiPackage }
  | { ok: false; reason: ImportRefusal; detail: string };

/**
 * The note that recent versions leave for older ones. It is translated, but always names both kinds
 * of file.
 */
function isStub({ database, counts }: Collection): boolean {
  if (counts.notes !== 1) return false;
  const text = String(database.prepare("SELECT flds FROM notes LIMIT 1").get()?.flds);
  return text.includes(".colpkg") && text.includes(".apkg");
}

function usedDecks(
  { database }: Collection,
  decks: ReadonlyMap<number, ImportedDeck>,
): ImportedDeck[] {
  const used = database
    .prepare("SELECT DISTINCT CASE odid WHEN 0 THEN did ELSE odid END AS deck FROM cards")
    .all();
  const found = new Set(used.map(({ deck }) => decks.get(Number(deck)) ?? UNDECLARED_DECK));
  return [...found].sort((a, b) =>
    a.path.join("\u001f").localeCompare(b.path.join("\u001f"), "fr"),
  );
}

async function open(source: PackageSource, options: OpenOptions): Promise<AnkiPackage> {
  const { signal, onProgress, timeZone = DEFAULT_ZONE } = options;
  const limits = { ...PACKAGE_LIMITS, ...options.limits };
  const warnings = collectWarnings();
  let archive: Archive | null = null;
  let file: CollectionFile | null = null;
  let collection: Collection | null = null;
  try {
    archive = await openArchive(source, limits);
    let unpacked = 0;
    const onBytes = (bytes: number) => {
      unpacked += bytes;
      onProgress?.({ phase: "unpacking", done: unpacked, total: unpacked });
    };
    file = await layCollection(archive, limits, {
      signal,
      onBytes,
      temporary: options.temporary ?? tmpdir(),
    });
    collection = openCollection(file.path, file.format, limits);
    if (isStub(collection)) throw new Refused("updateStub");
    if (collection.counts.notes === 0) throw new Refused("noNotes");
    const types = readNoteTypes(collection);
    const deep = [...types.values()].find(isTooDeep);
    if (deep) throw new Refused("templateTooDeep", deep.name);
    const decks = readDecks(collection);
    const entries = await readMediaList(archive, file.format, limits, signal);
    signal?.throwIfAborted();
    const opened = { archive, file, collection };
    const total = collection.counts.notes;
    return {
      format: file.format,
      counts: { ...collection.counts, media: entries.length },
      decks: usedDecks(collection, decks),
      noteTypes: [...types.values()]
        .filter(({ definition }) => !isOwnType(definition))
        .map((type) => ({ key: keyOf(type), definition: writeDefinition(type.definition) })),
      mediaNames: entries.map(({ name }) => name),
      async *notes() {
        let done = 0;
        for await (const batch of readNotes({
          collection: opened.collection,
          timeZone,
          types,
          decks,
          warnings,
          signal,
        })) {
          yield batch;
          done = Math.min(total, done + batch.length);
          onProgress?.({ phase: "notes", done, total });
        }
        onProgress?.({ phase: "notes", done: total, total });
      },
      async *media(wanted) {
        const chosen = wanted ? entries.filter(({ name }) => wanted.has(name)) : entries;
        const zstd = opened.file.format === "latest";
        for (const [index, entry] of chosen.entries()) {
          const media = await readMedia(opened.archive, entry, { zstd, limits, signal }, warnings);
          if (media) yield media;
          onProgress?.({ phase: "media", done: index + 1, total: chosen.length });
        }
      },
      warnings: () => warnings.list(),
      async close() {
        opened.collection.database.close();
        opened.archive.close();
        await opened.file.remove();
      },
    };
  } catch (fault) {
    collection?.database.close();
    archive?.close();
    await file?.remove();
    throw fault;
  }
}

/**
 * Opens a package. A wrong or hostile file gives its reason; an aborted signal throws. The caller
 * closes what was opened.
 */
export async function openAnkiPackage(
  source: PackageSource,
  options: OpenOptions = {},
): Promise<OpenedPackage> {
  try {
    return { ok: true, package: await open(source, options) };
  } catch (fault) {
    options.signal?.throwIfAborted();
    if (fault instanceof Refused) return { ok: false, reason: fault.reason, detail: fault.detail };
    throw fault;
  }
}

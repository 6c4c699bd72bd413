// The path of an import: open and judge the whole file, then write in batches that leave room for
// other requests. A refusal or a cancellation takes back what was written.
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnkiType, DeckOptions } from "#features/flashcards/domain/public.ts";
import { plainText } from "#features/flashcards/domain/public.ts";
import {
  addDeck,
  findPlan,
  keepMedium,
  lastPosition,
  listDecks,
  mediumAddress,
} from "#features/flashcards/server/public.ts";
import { addDays, studyDay } from "#features/memory/domain/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { storableStart } from "#platform/text/storable.ts";
import {
  collectWarnings,
  type ImportedDeck,
  type ImportedMedia,
  type ImportedNote,
  type ImportWarning,
} from "../domain/imported.ts";
import { optionsOfImported } from "../domain/imported-options.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { importKnown } from "./import-known.ts";
import { type ImportTarget, importNotes } from "./import-notes.ts";
import { keepTypesOf, readTypes } from "./keep-note-types.ts";
import { deleteEmptyDecks, NOTHING, undoImport } from "./queries-transfer.ts";

/** What a codec gives of a file it has judged sound. */
export interface OpenedFile {
  counts: { notes: number; media: number };
  decks: readonly ImportedDeck[];
  /** Of Anki: `anki` of a note names one by its key. */
  noteTypes: readonly AnkiType[];
  /** First rows of a table and what its columns seem to be; null for the other formats. */
  preview: Transfer["preview"];
  mapping: Transfer["mapping"];
  notes(): AsyncIterable<ImportedNote[]>;
  media(): AsyncIterable<ImportedMedia>;
  warnings(): ImportWarning[];
  close(): Promise<void>;
}

export interface ImportWork {
  ownerId: string;
  transferId: string;
  scheduling: boolean;
  /** Where the person is. */
  timeZone: string;
  /** Called between batches; throws when the person cancelled. */
  progress(done: number, total: number): Promise<void>;
}

export interface ImportOutcome {
  /** Decks that were not here. */
  made: readonly string[];
  counts: Transfer["counts"];
  warnings: ImportWarning[];
}

export async function importFile(
  services: Services,
  file: OpenedFile,
  work: ImportWork,
): Promise<ImportOutcome> {
  const { db, now } = services;
  const { ownerId, transferId, scheduling, timeZone } = work;
  const counts = { ...NOTHING };
  const made: string[] = [];
  try {
    const total = file.counts.notes + file.counts.media;
    let done = 0;
    const media = new Map<string, string>();
    for await (const medium of file.media()) {
      media.set(
        medium.name,
        mediumAddress(await keepMedium(services, ownerId, medium, transferId)),
      );
      counts.media += 1;
      done += 1;
      await work.progress(done, total);
    }
    const decks = await db.asPerson(ownerId, (tx) =>
      keepDecks(tx, ownerId, file.decks, now(), made),
    );
    counts.decks = file.decks.length;
    let position = await db.asPerson(ownerId, lastPosition);
    const { weights } = await db.asPerson(ownerId, findPlan);
    const target: ImportTarget = {
      ownerId,
      transferId,
      now: now(),
      timeZone,
      tomorrow: addDays(studyDay(now(), timeZone), 1),
      scheduling,
      decks,
      media,
      types: readTypes(file.noteTypes, media),
      weights,
      nextPosition: () => {
        position += 1;
        return position;
      },
    };
    const already: ImportedNote[] = [];
    const kept = new Set<string>();
    const warnings = collectWarnings();
    const notes = firstOfEach(file.notes(), warnings);
    for await (const batch of batches(notes)) {
      const added = await db.asPerson(ownerId, async (tx) => {
        const more = undeclared(batch, decks);
        if (more.length > 0)
          for (const [key, deck] of await keepDecks(tx, ownerId, more, now(), made))
            decks.set(key, deck);
        await keepTypesOf(tx, batch, target, kept);
        return importNotes(tx, batch, target);
      });
      counts.notes += added.notes;
      counts.cards += added.cards;
      counts.reviews += added.reviews;
      already.push(...added.already);
      done += batch.length;
      await work.progress(Math.min(done, total), total);
      await nextTurn();
    }
    counts.already = already.length;
    for (let from = 0; from < already.length; from += BATCH)
      await db.asPerson(ownerId, (tx) =>
        importKnown(tx, already.slice(from, from + BATCH), target),
      );
    await db.asPerson(ownerId, (tx) => deleteEmptyDecks(tx, made));
    return { made, counts, warnings: [...file.warnings(), ...warnings.list()] };
  } catch (error) {
    await takeBack(services, ownerId, transferId, made);
    throw error;
  }
}

/** A guid names one note: the first that has it. */
async function* firstOfEach(
  notes: AsyncIterable<ImportedNote[]>,
  warnings: ReturnType<typeof collectWarnings>,
): AsyncGenerator<ImportedNote[]> {
  const seen = new Set<string>();
  for await (const batch of notes)
    yield batch.filter(({ guid, question }) => {
      const isFirst = !seen.has(guid);
      if (!isFirst) warnings.add("noteRepeated", plainText(question));
      seen.add(guid);
      return isFirst;
    });
}

/** Decks that notes and cards name and the file does not declare. */
function undeclared(
  batch: readonly ImportedNote[],
  decks: ReadonlyMap<string, unknown>,
): ImportedDeck[] {
  const paths = batch.flatMap(({ deck, cards }) => [
    deck,
    ...cards.flatMap((card) => (card.deck ? [card.deck] : [])),
  ]);
  const missing = new Map(paths.map((path) => [path.join("::"), path]));
  return [...missing].flatMap(([key, path]) =>
    decks.has(key) ? [] : { path, description: "", options: null },
  );
}

/**
 * Notes of one transaction: each ends on the disk, and nothing else is answered while a statement
 * runs.
 */
const BATCH = 500;
/** Characters from which a batch is whole, however few its notes. */
const LARGE = 1_000_000;

/** The batches of a codec, joined while they are small. */
async function* batches(notes: AsyncIterable<ImportedNote[]>): AsyncGenerator<ImportedNote[]> {
  let held: ImportedNote[] = [];
  let size = 0;
  for await (const batch of notes) {
    held = held.length === 0 ? batch : [...held, ...batch];
    for (const { question, answer, extra } of batch)
      size += question.length + answer.length + extra.length;
    if (held.length < BATCH && size < LARGE) continue;
    yield held;
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield held;
}

/** Removes what an import has written so far. */
export async function takeBack(
  { db, files }: Services,
  ownerId: string,
  transferId: string,
  decks: readonly string[],
) {
  const keys = await db.asPerson(ownerId, async (tx) => {
    const gone = await undoImport(tx, transferId);
    if (decks.length > 0) await deleteEmptyDecks(tx, decks);
    return gone;
  });
  for (const key of keys) await files.remove(key);
}

type Tx = Parameters<typeof listDecks>[0];

/** The decks of a file, ours when they have the same name: their options stay. */
async function keepDecks(
  tx: Tx,
  ownerId: string,
  wanted: readonly ImportedDeck[],
  now: Date,
  made: string[],
) {
  const decks = new Map<string, { id: string; options: DeckOptions }>();
  const here = new Map((await listDecks(tx)).map((deck) => [deck.name, deck]));
  for (const { path, options } of wanted) {
    const key = path.join("::");
    const name = storableStart(key, 500) || "—";
    const known = here.get(name);
    if (known) {
      decks.set(key, known);
      continue;
    }
    const row = {
      id: randomUUID(),
      ownerId,
      name,
      options: optionsOfImported(options),
      createdAt: now,
    };
    await addDeck(tx, row);
    made.push(row.id);
    here.set(name, row);
    decks.set(key, row);
  }
  return decks;
}

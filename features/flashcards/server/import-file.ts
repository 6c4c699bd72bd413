// The path of an import: open and judge the whole file, then write in batches that leave room for other requests. A refusal or
// a cancellation takes back what was written.
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Services } from "#platform/feature/server/context.ts";
import type { ImportedDeck, ImportedMedia, ImportedNote, ImportWarning } from "../domain/imported.ts";
import { optionsOfImported } from "../domain/imported-options.ts";
import { addDays, studyDay } from "../domain/local-day.ts";
import type { Transfer } from "../domain/wire-manage.ts";
import type { DeckOptions } from "../domain/wire-note.ts";
import { type ImportTarget, importFacts, importNotes } from "./import-notes.ts";
import { keepMedium, mediumAddress } from "./media-store.ts";
import { addDeck, findPlan, listDecks } from "./queries.ts";
import { lastPosition } from "./queries-cards.ts";
import { deleteEmptyDecks, NOTHING, undoImport } from "./queries-transfer.ts";

/** What a codec gives of a file it has judged sound. */
export interface OpenedFile {
  counts: { notes: number; media: number };
  decks: readonly ImportedDeck[];
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
  /** Called between batches; throws when the person cancelled. */
  progress(done: number, total: number): Promise<void>;
}

export interface ImportOutcome {
  /** Decks that were not here. */
  made: readonly string[];
  counts: Transfer["counts"];
  warnings: ImportWarning[];
}

const UTC = "UTC";

export async function importFile(services: Services, file: OpenedFile, work: ImportWork): Promise<ImportOutcome> {
  const { db, now } = services;
  const { ownerId, transferId, scheduling } = work;
  const counts = { ...NOTHING };
  const made: string[] = [];
  try {
    const total = file.counts.notes + file.counts.media;
    let done = 0;
    const media = new Map<string, string>();
    for await (const medium of file.media()) {
      media.set(medium.name, mediumAddress(await keepMedium(services, ownerId, medium, transferId)));
      counts.media += 1;
      done += 1;
      await work.progress(done, total);
    }
    const decks = await db.asPerson(ownerId, (tx) => keepDecks(tx, ownerId, file.decks, now(), made));
    counts.decks = file.decks.length;
    let position = await db.asPerson(ownerId, lastPosition);
    const { weights } = await db.asPerson(ownerId, findPlan);
    const target: ImportTarget = {
      ownerId,
      transferId,
      now: now(),
      tomorrow: addDays(studyDay(now(), UTC), 1),
      scheduling,
      decks,
      media,
      weights,
      nextPosition: () => {
        position += 1;
        return position;
      },
    };
    const already: ImportedNote[] = [];
    for await (const batch of batches(file.notes())) {
      const added = await db.asPerson(ownerId, (tx) => importNotes(tx, batch, target));
      counts.notes += added.notes;
      counts.cards += added.cards;
      counts.reviews += added.reviews;
      already.push(...added.already);
      done += batch.length;
      await work.progress(Math.min(done, total), total);
      await nextTurn();
    }
    counts.already = already.length;
    if (scheduling)
      for (let from = 0; from < already.length; from += BATCH)
        await db.asPerson(ownerId, (tx) => importFacts(tx, already.slice(from, from + BATCH), target));
    await db.asPerson(ownerId, (tx) => deleteEmptyDecks(tx, made));
    return { made, counts, warnings: file.warnings() };
  } catch (error) {
    await takeBack(services, ownerId, transferId, made);
    throw error;
  }
}

/** Notes of one transaction: each ends on the disk, and nothing else is answered while a statement runs. */
const BATCH = 500;
/** Characters from which a batch is whole, however few its notes. */
const LARGE = 1_000_000;

/** The batches of a codec, joined while they are small. */
async function* batches(notes: AsyncIterable<ImportedNote[]>): AsyncGenerator<ImportedNote[]> {
  let held: ImportedNote[] = [];
  let size = 0;
  for await (const batch of notes) {
    held = held.length === 0 ? batch : [...held, ...batch];
    for (const { question, answer, extra } of batch) size += question.length + answer.length + extra.length;
    if (held.length < BATCH && size < LARGE) continue;
    yield held;
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield held;
}

/** Removes what an import has written so far. */
export async function takeBack({ db, files }: Services, ownerId: string, transferId: string, decks: readonly string[]) {
  const keys = await db.asPerson(ownerId, async (tx) => {
    const gone = await undoImport(tx, transferId);
    if (decks.length > 0) await deleteEmptyDecks(tx, decks);
    return gone;
  });
  for (const key of keys) await files.remove(key);
}

type Tx = Parameters<typeof listDecks>[0];

/** The decks of a file, ours when they have the same name: their options stay. */
async function keepDecks(tx: Tx, ownerId: string, wanted: readonly ImportedDeck[], now: Date, made: string[]) {
  const decks = new Map<string, { id: string; options: DeckOptions }>();
  const here = new Map((await listDecks(tx)).map((deck) => [deck.name, deck]));
  for (const { path, options } of wanted) {
    const key = path.join("::");
    const name = key.replaceAll("\0", "").slice(0, 500).toWellFormed() || "—";
    const known = here.get(name);
    if (known) {
      decks.set(key, known);
      continue;
    }
    const row = { id: randomUUID(), ownerId, name, options: optionsOfImported(options), createdAt: now };
    await addDeck(tx, row);
    made.push(row.id);
    here.set(name, row);
    decks.set(key, row);
  }
  return decks;
}

// Notes of some decks as files have them, in batches.

import type { AnkiNote, NoteContent, NoteOrigin } from "#features/flashcards/domain/public.ts";
import { eachPlain } from "#features/flashcards/domain/public.ts";
import type { DeckRow } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { detailsOf, type ImportedNote } from "../domain/imported.ts";
import { type CardExport, cardsForExport, type ExportWork } from "./export-cards.ts";
import { contentDigest } from "./note-origin.ts";
import type { listNoteTypes } from "./queries-note-types.ts";
import { notesOfGuids, notesPage } from "./queries-transfer.ts";

const PAGE = 250;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** A note on its way out, with the ids of the media that Anki named in it. */
export interface ExportedNote extends ImportedNote {
  media: Readonly<Record<string, string>>;
}

type NoteRow = Awaited<ReturnType<typeof notesPage>>[number];
type TypeRow = Awaited<ReturnType<typeof listNoteTypes>>[number];

/** Pages are read one transaction each: other requests are answered in between. */
export async function* exportNotes(
  { db }: Services,
  work: ExportWork,
  noteTypes: readonly TypeRow[],
): AsyncGenerator<ExportedNote[]> {
  const types = new Map(noteTypes.map((type) => [type.digest, type]));
  const done = new Set<string>();
  for (let after = FIRST_ID; ; ) {
    const from = after;
    const page = await db.asPerson(work.ownerId, (tx) => readPage(tx, work, from, { types, done }));
    if (page.last === null) return;
    after = page.last;
    yield page.notes;
  }
}

interface Context {
  types: ReadonlyMap<string, TypeRow>;
  /** Parts of notes that left with an earlier one. */
  done: Set<string>;
}

const guidsOf = ({ guid, parts }: NoteOrigin) => parts.map((suffix) => guid + suffix);
const isPart = ({ origin }: NoteRow) => origin !== null && origin.parts.length > 1;

/**
 * The notes of a page that have not left yet, each with the other parts of the note of Anki that it
 * came with.
 */
async function withParts(tx: Tx, rows: readonly NoteRow[], done: Set<string>): Promise<NoteRow[]> {
  const fresh = rows.filter(({ id }) => !done.has(id));
  const here = new Set(fresh.map(({ guid }) => guid));
  const wanted = fresh.flatMap((row) => (isPart(row) && row.origin ? guidsOf(row.origin) : []));
  const others = await notesOfGuids(
    tx,
    wanted.filter((guid) => !here.has(guid)),
  );
  const all = [...fresh, ...others.filter(({ id }) => !done.has(id))];
  for (const row of all) if (isPart(row)) done.add(row.id);
  return all;
}

async function readPage(tx: Tx, work: ExportWork, after: string, { types, done }: Context) {
  const byId = new Map(work.decks.map((deck) => [deck.id, deck]));
  const page = await notesPage(tx, [...byId.keys()], after, PAGE);
  const rows = await withParts(tx, page, done);
  const cards = await cardsForExport(
    tx,
    rows.map(({ id }) => id),
    work,
  );
  const notes = rows.map((row) => {
    const own = cards.get(row.id) ?? [];
    const type = row.origin ? types.get(row.origin.type) : undefined;
    return { ...contentOf(row, type), ...placesOf(own, deckOfNote(row, own)) };
  });
  function deckOfNote(row: NoteRow, own: readonly CardExport[]) {
    const of = (list: readonly CardExport[]) =>
      list.map(({ deckId }) => byId.get(deckId)).find((found) => found !== undefined);
    // A part whose decks are not exported goes where the others go.
    const parts = row.origin ? rows.filter(({ origin }) => origin?.guid === row.origin?.guid) : [];
    return (
      of(own) ?? parts.map(({ id }) => of(cards.get(id) ?? [])).find((found) => found !== undefined)
    );
  }
  /** A card of a deck that is not exported goes with its note. */
  function placesOf(own: readonly CardExport[], deck: DeckRow | undefined) {
    return {
      deck: (deck?.name ?? "").split("::"),
      cards: own.map(({ deckId, card }) => {
        const other = deckId === deck?.id ? undefined : byId.get(deckId);
        return other ? { ...card, deck: other.name.split("::") } : card;
      }),
    };
  }
  return { last: page.at(-1)?.id ?? null, notes };
}

function ankiOf(kept: NoteOrigin, now: NoteContent): AnkiNote {
  const { media: _, content, ...origin } = kept;
  return content === contentDigest(now) ? origin : { ...origin, edited: true };
}

function contentOf(row: NoteRow, type: TypeRow | undefined): Omit<ExportedNote, "deck" | "cards"> {
  const { guid, kind, question, answer, extra, tags, occlusion, origin, mode, source } = row;
  return {
    ...{ guid, kind, question, answer, extra, tags, occlusion },
    created: row.createdAt.getTime(),
    modified: row.updatedAt.getTime(),
    details: detailsOf({ ...eachPlain((name) => row[name]), ai: mode === "ai", source }),
    ...(origin && type ? { anki: ankiOf(origin, row) } : {}),
    media: origin && type ? { ...type.media, ...origin.media } : {},
  };
}

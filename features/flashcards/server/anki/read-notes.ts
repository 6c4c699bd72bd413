// Notes with their cards and reviews, by pages of ids: each page is a few milliseconds of SQLite, then the event loop has its turn.
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type collectWarnings,
  type ImportedCard,
  type ImportedDeck,
  type ImportedNote,
  type ImportedReview,
  ordinalsOf,
} from "../../domain/imported.ts";
import type { Collection } from "./database.ts";
import { readDetails } from "./details.ts";
import { type MappedNote, mappingOf, type NoteMapping } from "./map-note.ts";
import type { NoteType } from "./note-types.ts";
import { type CardRow, cardOf, reviewOf } from "./schedule.ts";
import { holdsScript } from "./template.ts";

const PAGE = 250;
const PAGE_OF_LONG = 10;
/** Bytes of a note from which pages are small. */
const LONG = 64 * 1024;
const SEPARATOR = "\u001f";
type Warnings = ReturnType<typeof collectWarnings>;
/** Rows come as arrays: an object for each of 100,000 reviews would cost more than reading them. */
type Row = readonly unknown[];

interface FileCard extends CardRow {
  id: number;
  deck: number;
}

const whole = (value: unknown) => (typeof value === "number" ? value : Number(value) || 0);
const textOf = (value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "");

const rowsOf = (rows: unknown): readonly Row[] => (Array.isArray(rows) ? rows : []);

/** As numbers whatever stands there: a 64-bit integer beyond what JavaScript counts would stop the reading half-way. */
const reals = (...columns: string[]) => columns.map((column) => `CAST(${column} AS REAL)`).join(", ");
const CARD_COLUMNS = `${reals("nid", "id", "did", "ord", "type", "queue", "due", "ivl", "reps", "lapses", "left", "odue", "odid", "flags")}, data`;
const REVIEW_COLUMNS = reals("r.cid", "r.id", "r.ease", "r.ivl", "r.factor", "r.time", "r.type");

type Query = (first: number, last: number) => readonly Row[];

/** The indexes of the file are used, but not believed: where one leads nowhere, the tables themselves, which were checked, are read whole. */
function withoutFaults(indexed: Query, scanned: Query): Query {
  let query = indexed;
  return (first, last) => {
    try {
      return query(first, last);
    } catch (fault) {
      if (query === scanned) throw fault;
      query = scanned;
      return query(first, last);
    }
  };
}

function statements({ database }: Collection) {
  const prepare = (sql: string): Query => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return (first, last) => rowsOf(statement.all(first, last));
  };
  const cards = (how: string) =>
    prepare(`SELECT ${CARD_COLUMNS} FROM cards ${how} WHERE nid BETWEEN ? AND ? ORDER BY nid, ord`);
  const reviews = (cardsHow: string, reviewsHow: string) =>
    prepare(
      `SELECT ${REVIEW_COLUMNS} FROM cards c ${cardsHow} CROSS JOIN revlog r ${reviewsHow} ON r.cid = c.id WHERE c.nid BETWEEN ? AND ? ORDER BY r.id`,
    );
  return {
    notes: prepare(`SELECT ${reals("id", "mid")}, guid, tags, flds FROM notes WHERE id > ? ORDER BY id LIMIT ?`),
    cards: withoutFaults(cards(""), cards("NOT INDEXED")),
    reviews: withoutFaults(reviews("", ""), reviews("NOT INDEXED", "NOT INDEXED")),
  };
}

function groupCards(rows: readonly Row[]): Map<number, FileCard[]> {
  const cards = new Map<number, FileCard[]>();
  for (const [nid, id, did, ord, type, queue, due, ivl, reps, lapses, left, odue, odid, flags, data] of rows) {
    const card: FileCard = {
      id: whole(id),
      deck: whole(odid) || whole(did),
      ordinal: whole(ord),
      type: whole(type),
      queue: whole(queue),
      due: whole(due),
      interval: whole(ivl),
      repetitions: whole(reps),
      lapses: whole(lapses),
      left: whole(left),
      originalDue: whole(odue),
      originalDeck: whole(odid),
      flags: whole(flags),
      data: textOf(data),
    };
    const siblings = cards.get(whole(nid));
    if (siblings) siblings.push(card);
    else cards.set(whole(nid), [card]);
  }
  return cards;
}

function groupReviews(rows: readonly Row[], warnings: Warnings): Map<number, ImportedReview[]> {
  const reviews = new Map<number, ImportedReview[]>();
  for (const [cid, id, ease, ivl, factor, time, type] of rows) {
    const review = reviewOf({
      at: whole(id),
      ease: whole(ease),
      interval: whole(ivl),
      factor: whole(factor),
      time: whole(time),
      type: whole(type),
    });
    if (!review) {
      warnings.add("manualReviewsLeftOut", "");
      continue;
    }
    const known = reviews.get(whole(cid));
    if (known) known.push(review);
    else reviews.set(whole(cid), [review]);
  }
  return reviews;
}

export interface NoteSource {
  collection: Collection;
  types: ReadonlyMap<number, NoteType>;
  decks: ReadonlyMap<number, ImportedDeck>;
  warnings: Warnings;
  signal?: AbortSignal | undefined;
}

function mappings({ types, warnings }: NoteSource): (id: number) => NoteMapping | null {
  const known = new Map<number, NoteMapping | null>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const type = types.get(id);
    const mapping = type ? mappingOf(type) : null;
    known.set(id, mapping);
    // Anki's own occlusion type holds the script that paints the masks: nothing of the author's is lost there.
    const scripted = type?.templates.some(
      ({ question, answer }) => holdsScript(question + answer) && !question.includes("image-occlusion-container"),
    );
    if (type && scripted) warnings.add("templateScriptRemoved", type.name);
    return mapping;
  };
}

/** `tags` of Anki: words between spaces. The same tag twice is one. */
const tagsOf = (text: string) => [...new Set(text.split(/\s+/).filter((tag) => tag !== ""))];

/** The cards that a mapped note keeps, with the ordinals they have here. */
function cardsOf(
  mapped: MappedNote,
  cards: readonly FileCard[],
  reviews: ReadonlyMap<number, ImportedReview[]>,
  { collection, decks, warnings }: NoteSource,
): { deck: number; cards: ImportedCard[] } {
  const kept: ImportedCard[] = [];
  const possible = mapped.ordinals ? null : new Set(ordinalsOf(mapped));
  let deck = 0;
  for (const card of cards) {
    const ordinal = mapped.ordinals ? mapped.ordinals.get(card.ordinal) : card.ordinal;
    if (ordinal === undefined || kept.some((other) => other.ordinal === ordinal)) continue;
    if (possible?.has(ordinal) === false) {
      // The gap was deleted and Anki's "empty cards" were never cleaned.
      warnings.add("cardWithoutContent", mapped.question);
      continue;
    }
    deck ||= card.deck;
    const { options = null, path } = decks.get(card.deck) ?? {};
    const read = cardOf(card, collection.created, ordinal, reviews.get(card.id) ?? [], options);
    kept.push(path && card.deck !== deck ? { ...read, deck: path } : read);
  }
  return { deck, cards: kept };
}

/** Batches of notes in the order of their creation. Throws the signal's reason when it is aborted. */
export async function* readNotes(from: NoteSource): AsyncGenerator<ImportedNote[], void, undefined> {
  const { collection, decks, warnings, signal } = from;
  const query = statements(collection);
  const mapping = mappings(from);
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    signal?.throwIfAborted();
    const page = query.notes(last, collection.longest > LONG ? PAGE_OF_LONG : PAGE);
    const first = page[0];
    const end = page.at(-1);
    if (!first || !end) return;
    last = whole(end[0]);
    const cards = groupCards(query.cards(whole(first[0]), last));
    const reviews = groupReviews(query.reviews(whole(first[0]), last), warnings);
    const notes: ImportedNote[] = [];
    for (const [id, mid, guid, tags, flds] of page) {
      const own = cards.get(whole(id)) ?? [];
      const map = mapping(whole(mid));
      if (!map) {
        warnings.add("noteWithoutType", textOf(guid));
        continue;
      }
      const home = decks.get(own[0]?.deck ?? 0)?.path ?? ["Anki"];
      const tagText = textOf(tags).trim();
      const mappedNotes = map({ fields: textOf(flds).split(SEPARATOR), tags: tagText, deck: home.join("::") });
      const before = notes.length;
      for (const mapped of mappedNotes) {
        const { deck, cards: kept } = cardsOf(mapped, own, reviews, from);
        if (kept.length === 0) continue;
        const { ordinals: _, suffix, source, ...content } = mapped;
        notes.push({
          ...content,
          guid: textOf(guid) + suffix,
          deck: decks.get(deck)?.path ?? home,
          ...readDetails(tagsOf(tagText), source),
          created: whole(id),
          cards: kept,
        });
      }
      if (notes.length === before) warnings.add("noteWithoutCard", textOf(guid));
    }
    yield notes;
    await nextTurn();
  }
}

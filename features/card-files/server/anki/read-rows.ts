// Rows of a collection as arrays and numbers, by pages of notes.
import type { AnkiReviewRow } from "#features/flashcards/domain/public.ts";
import type { Collection } from "./database.ts";
import type { CardRow } from "./schedule.ts";

/** Rows come as arrays: an object for each of 100,000 reviews would cost more than reading them. */
export type Row = readonly unknown[];

export interface FileCard extends CardRow {
  deck: number;
}

/** A whole number that JavaScript counts, whatever stands there. */
export function whole(value: unknown): number {
  const number = Math.trunc(Number(value)) || 0;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, number));
}
export const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const rowsOf = (rows: unknown): readonly Row[] => (Array.isArray(rows) ? rows : []);

/**
 * As numbers whatever stands there: a 64-bit integer beyond what JavaScript counts would stop the
 * reading half-way.
 */
const reals = (...columns: string[]) =>
  columns.map((column) => `CAST(${column} AS REAL)`).join(", ");
const CARD_NUMBERS =
  "nid id did ord mod type queue due ivl factor reps lapses left odue odid flags".split(" ");
const CARD_COLUMNS = `${reals(...CARD_NUMBERS)}, data`;
const REVIEW_COLUMNS = reals(
  "r.cid",
  "r.id",
  "r.ease",
  "r.ivl",
  "r.lastIvl",
  "r.factor",
  "r.time",
  "r.type",
);

type Query = (first: number, last: number) => readonly Row[];

/**
 * The indexes of the file are used, but not believed: where one leads nowhere, the tables
 * themselves, which were checked, are read whole.
 */
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

/**
 * `notes` takes the last id read and how many are wanted; the others the first and last id of those
 * notes.
 */
export function statements({ database }: Collection) {
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
    notes: prepare(
      `SELECT ${reals("id", "mid", "mod")}, guid, tags, flds FROM notes WHERE id > ? ORDER BY id LIMIT ?`,
    ),
    cards: withoutFaults(cards(""), cards("NOT INDEXED")),
    reviews: withoutFaults(reviews("", ""), reviews("NOT INDEXED", "NOT INDEXED")),
  };
}

/** By the id of their note. */
export function groupCards(rows: readonly Row[]): Map<number, FileCard[]> {
  const cards = new Map<number, FileCard[]>();
  for (const row of rows) {
    const [
      nid,
      id,
      did,
      ord,
      mod,
      type,
      queue,
      due,
      ivl,
      factor,
      reps,
      lapses,
      left,
      odue,
      odid,
      flags,
      data,
    ] = row;
    const card: FileCard = {
      ...{
        id: whole(id),
        ord: whole(ord),
        deck: whole(odid) || whole(did),
        mod: whole(mod),
        type: whole(type),
      },
      ...{
        queue: whole(queue),
        due: whole(due),
        ivl: whole(ivl),
        factor: whole(factor),
        reps: whole(reps),
      },
      ...{
        lapses: whole(lapses),
        left: whole(left),
        odue: whole(odue),
        odid: whole(odid),
        flags: whole(flags),
      },
      data: textOf(data),
    };
    const siblings = cards.get(whole(nid));
    if (siblings) siblings.push(card);
    else cards.set(whole(nid), [card]);
  }
  return cards;
}

/** By the id of their card. */
export function groupReviews(rows: readonly Row[]): Map<number, AnkiReviewRow[]> {
  const reviews = new Map<number, AnkiReviewRow[]>();
  for (const [cid, id, ease, ivl, last, factor, time, type] of rows) {
    const review: AnkiReviewRow = [
      ...([whole(id), whole(ease), whole(ivl), whole(last)] as const),
      ...([whole(factor), whole(time), whole(type)] as const),
    ];
    const known = reviews.get(whole(cid));
    if (known) known.push(review);
    else reviews.set(whole(cid), [review]);
  }
  return reviews;
}

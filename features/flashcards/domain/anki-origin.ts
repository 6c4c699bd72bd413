// What Anki wrote of a note type, a note, a card and its reviews: kept beside what is studied here,
// it leaves as it came for all that was not changed here. Columns are those of Anki's own tables
// (docs/decisions/0013).

/**
 * A note type as `col.models` of schema 11 has it, in JSON: its numbers of 64 bits would not
 * survive a parsing.
 */
export interface AnkiType {
  /** What the notes of the same file name it by. */
  key: string;
  definition: string;
}

export interface AnkiNote {
  /** Key of its type. */
  type: string;
  /** Milliseconds since 1970: when it was made. */
  id: number;
  guid: string;
  /** Seconds since 1970. */
  modified: number;
  /** As they were typed, in the order of the type. */
  fields: readonly string[];
  /** As Anki keeps them: words between spaces. */
  tags: string;
  /**
   * What is added to the guid by each note of ours that it gives: templates that ask different
   * things are notes of their own here.
   */
  parts: readonly string[];
  /**
   * Ordinals in Anki of the cards of this part, by their ordinal here; null where they are the
   * same.
   */
  ordinals: readonly number[] | null;
  /** Its content was changed here. */
  edited?: true | undefined;
}

/** What is kept beside a note of ours. `type` is the digest of the definition. */
export interface NoteOrigin extends Omit<AnkiNote, "edited"> {
  /** Ids of the media of its fields, by the name that the fields give them. */
  media: Readonly<Record<string, string>>;
  /** Digest of the content that the fields gave; empty when it was changed before it came here. */
  content: string;
}

/**
 * A row of `cards`, out of any filtered deck. `due` is a place among the new, seconds since 1970,
 * or days since 1 January 1970: Anki counts days from the first one of a collection, and the next
 * collection has another.
 */
export interface AnkiCardRow {
  id: number;
  mod: number;
  type: number;
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  flags: number;
  data: string;
}

/**
 * A row of `revlog`, answers and changes by hand alike: there may be a million. Intervals are days,
 * or seconds when negative.
 */
export type AnkiReviewRow = readonly [
  id: number,
  ease: number,
  ivl: number,
  lastIvl: number,
  factor: number,
  time: number,
  type: number,
];

export interface AnkiCard {
  row: AnkiCardRow;
  reviews: readonly AnkiReviewRow[];
  /** It was studied or reset here since: where it stands is told by what is kept here. */
  moved?: true | undefined;
}

/**
 * `due` of a card of Anki is a moment from here on, and a day before: no collection is a million
 * days old.
 */
export const SECONDS_FROM = 1_000_000_000;
const REVIEW = 2;

/** Whether `due` counts days: cards in review, and steps of a day or more. */
export const isDueByDay = ({ type, due }: Pick<AnkiCardRow, "type" | "due">): boolean =>
  type === REVIEW || (type !== 0 && due <= SECONDS_FROM);

/**
 * Two readings of the same card, the later one first where they differ: no review of either is
 * lost.
 */
export function mergedOrigin(known: AnkiCard | null, read: AnkiCard): AnkiCard {
  if (!known) return read;
  const reviews = new Map([...known.reviews, ...read.reviews].map((review) => [review[0], review]));
  const lastOf = (card: AnkiCard) => card.reviews.reduce((last, [at]) => Math.max(last, at), 0);
  return {
    row: lastOf(read) > lastOf(known) ? read.row : known.row,
    reviews: [...reviews.values()].sort((a, b) => a[0] - b[0]),
    ...(known.moved || read.moved ? { moved: true } : {}),
  };
}

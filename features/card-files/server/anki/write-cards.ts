// Rows of `cards` and `revlog` of schema 11: as they came from Anki where nothing was learnt here
// since, made of what was learnt elsewhere. Whatever Anki would refuse is brought within its
// bounds: one number too large refuses the whole package.

import {
  type AnkiCardRow,
  type AnkiReviewRow,
  isDueByDay,
} from "#features/flashcards/domain/public.ts";
import { dayNumber, startOfDayNumber } from "#features/memory/domain/public.ts";
import type { ImportedCard, ImportedDeckOptions, ImportedReview } from "../../domain/imported.ts";
import { customData, queueOf, readData, stepsOf } from "./schedule.ts";
import { I32, U32, whole } from "./unique-ids.ts";
import { DEFAULT_RETENTION } from "./write-decks.ts";

const TYPES = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
const REVIEW_TYPES = { learning: 0, review: 1, relearning: 2, cram: 3 } as const;
const LAST_REVIEW_TYPE = 5;
const SUSPENDED = -1;
const BURIED = -3;
const BURIED_QUEUES = [-2, BURIED];
const START_FACTOR = 2500;
/** Seconds of 1 January 2006, 04:00 UTC: before any review, so that no due day is negative. */
export const CREATED = 1_136_088_000;
/** The same day, counted from 1970. */
const FIRST_DAY = Math.floor(CREATED / 86_400);

const LONGEST_DAYS = 36_500;
const U16 = 2 ** 16 - 1;
const FLAGS = 0b111;
/** Seconds from which Anki takes `due` for a moment. */
const FIRST_MOMENT = 1_000_000_001;
/**
 * A place among the new cards beyond it is a damage that Anki repairs
 * (rslib/src/storage/card/fix_due_new.sql).
 */
export const LAST_PLACE = 999_999;

export interface CardPlace {
  note: number;
  deck: number;
  /** Place of its template. */
  ordinal: number;
  /** Seconds. */
  mod: number;
  options: ImportedDeckOptions;
  decay: number;
  /** Where the person is: Anki counts the days of its own clock, each from four in the morning. */
  timeZone: string;
}

/** A row but its id, in the order of the columns; `usn`, `odue` and `odid` are the statement's. */
export interface WrittenCard {
  /** Id it had in Anki; null for a card that never was there. */
  id: number | null;
  values: readonly (number | string)[];
}

function due(card: ImportedCard, timeZone: string): { due: number; data: Record<string, unknown> } {
  if (card.state === "new" || card.due === null)
    return { due: whole(card.position ?? 0, 0, LAST_PLACE), data: {} };
  const inDays = card.state === "review";
  const value = inDays
    ? dayNumber(new Date(card.due), timeZone) - FIRST_DAY
    : whole(Math.floor(card.due / 1000), FIRST_MOMENT, I32);
  const shown = inDays ? startOfDayNumber(FIRST_DAY + value, timeZone).getTime() : value * 1000;
  // Anki has whole days and seconds; the moment itself rides along where Anki keeps what it does
  // not read.
  return { due: value, data: shown === card.due ? {} : { cd: customData(card.due) } };
}

function queue(card: ImportedCard): number {
  if (card.suspended) return SUSPENDED;
  if (card.buried) return BURIED;
  return card.state === "relearning" ? TYPES.learning : TYPES[card.state];
}

/**
 * `revlog.ivl`: days, or the seconds of a step when negative. More seconds than 32 bits hold refuse
 * the whole package.
 */
function interval(days: number): number {
  const seconds = Math.round(days * 86_400);
  return seconds > 0 && seconds < 86_400 ? -seconds : whole(days, 0, LONGEST_DAYS);
}

/**
 * `cards.data` (rslib/src/storage/card/data.rs). A memory without its decay is thought to fade by
 * that of FSRS-5.
 */
function memoryOf(
  { stability, difficulty }: ImportedCard,
  { options, decay }: CardPlace,
): Record<string, number> {
  const memory = {
    ...(stability === null ? {} : { s: stability }),
    ...(difficulty === null ? {} : { d: difficulty }),
  };
  if (stability === null || difficulty === null) return memory;
  return { ...memory, dr: options.desiredRetention ?? DEFAULT_RETENTION, decay };
}

/** Steps that are left, at least the one that the card is in. */
function stepsLeft({ state, step }: ImportedCard, options: ImportedDeckOptions): number {
  const steps = stepsOf(state, options).length;
  return whole(steps - step, Math.min(1, steps), steps);
}

/**
 * The ease of SM-2. Here it is not moved: what Anki gave stays, for whoever goes on with it there.
 */
const factorOf = ({ state, anki }: ImportedCard) =>
  state === "new" ? 0 : whole(anki?.row.factor || START_FACTOR, 1300, U16);

/** A card by what is known of it here. */
function learntCard(given: ImportedCard, place: CardPlace): WrittenCard {
  // Without a due date there is nothing to come back to.
  const card: ImportedCard =
    given.due === null && given.state !== "new" ? { ...given, state: "new" } : given;
  const moment = due(card, place.timeZone);
  const position = card.anki ? readData(card.anki.row.data).position : null;
  const data = {
    ...(position === null ? {} : { pos: position }),
    ...memoryOf(card, place),
    ...moment.data,
  };
  const flags = ((card.anki?.row.flags ?? 0) & ~FLAGS) | card.flag;
  return {
    id: card.anki?.row.id ?? null,
    values: [
      ...[
        place.note,
        place.deck,
        place.ordinal,
        place.mod,
        TYPES[card.state],
        queue(card),
        moment.due,
      ],
      // Days, never negative: Anki refuses the whole package otherwise.
      ...[whole(card.intervalDays, 0, LONGEST_DAYS), factorOf(card), card.repetitions, card.lapses],
      ...[stepsLeft(card, place.options), whole(flags, 0, 255), JSON.stringify(data)],
    ],
  };
}

/** Suspended and buried are what they are here; a queue that came so stays as it came. */
function queueNow(row: AnkiCardRow, { suspended, buried }: ImportedCard): number {
  if (suspended) return SUSPENDED;
  if (buried) return BURIED_QUEUES.includes(row.queue) ? row.queue : BURIED;
  return row.queue >= 0 && row.queue <= 3 ? row.queue : queueOf(row.type, isDueByDay(row));
}

function isUnchanged(row: AnkiCardRow, card: ImportedCard) {
  return (
    card.suspended === (row.queue === SUSPENDED) &&
    card.buried === BURIED_QUEUES.includes(row.queue) &&
    card.flag === (row.flags & FLAGS)
  );
}

/** A card as it came. Days are counted anew, from the first one of this collection. */
function originCard(row: AnkiCardRow, card: ImportedCard, place: CardPlace): WrittenCard {
  const due = isDueByDay(row) ? row.due - FIRST_DAY : row.due;
  const mod = isUnchanged(row, card) ? whole(row.mod, 0, place.mod) : place.mod;
  const flags = (row.flags & ~FLAGS) | card.flag;
  return {
    id: row.id,
    values: [
      ...[
        place.note,
        place.deck,
        place.ordinal,
        mod,
        row.type,
        queueNow(row, card),
        whole(due, -I32, I32),
      ],
      ...[
        whole(row.ivl, 0, I32),
        whole(row.factor, 0, U16),
        whole(row.reps, 0, U32),
        whole(row.lapses, 0, U32),
      ],
      ...[whole(row.left, 0, U32), whole(flags, 0, 255), row.data],
    ],
  };
}

export function writtenCard(card: ImportedCard, place: CardPlace): WrittenCard {
  const { anki } = card;
  const isSound = anki !== undefined && anki.row.type >= 0 && anki.row.type <= TYPES.relearning;
  return isSound && !anki.moved ? originCard(anki.row, card, place) : learntCard(card, place);
}

const originReview = ([
  id,
  ease,
  ivl,
  lastIvl,
  factor,
  time,
  type,
]: AnkiReviewRow): AnkiReviewRow => [
  ...([id, whole(ease, 0, 255), whole(ivl, -I32, I32), whole(lastIvl, -I32, I32)] as const),
  ...([whole(factor, 0, U32), whole(time, 0, U32), whole(type, 0, LAST_REVIEW_TYPE)] as const),
];

/** Reviews made here, each after the interval of the one before it. */
function learntReview(
  { at, rating, durationMs, kind, intervalDays }: ImportedReview,
  before: number,
): AnkiReviewRow {
  // In extra practice the factor is 0: that is how Anki knows that it moved no schedule.
  const factor = kind === "cram" || kind === "learning" ? 0 : START_FACTOR;
  const given = intervalDays === null ? 0 : interval(intervalDays);
  return [at, rating, given, before, factor, whole(durationMs, 0, I32), REVIEW_TYPES[kind]];
}

/** Those of Anki as they came, and those that were made here among them. */
export function writtenReviews({ anki, reviews }: ImportedCard): AnkiReviewRow[] {
  const came = new Map((anki?.reviews ?? []).map((review) => [review[0], originReview(review)]));
  const rows: AnkiReviewRow[] = [];
  const all = [
    ...[...came.values()].map((row) => ({ at: row[0], row, review: null })),
    ...reviews.flatMap((review) =>
      came.has(review.at) ? [] : { at: review.at, row: null, review },
    ),
  ];
  for (const { row, review } of all.sort((a, b) => a.at - b.at))
    rows.push(row ?? learntReview(review, rows.at(-1)?.[2] ?? 0));
  return rows;
}

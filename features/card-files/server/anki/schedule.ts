// Rows of Anki's `cards` and `revlog` as schedules and reviews. Columns: github.com/ankitects/anki,
// rslib/src/card and rslib/src/revlog.

import {
  type AnkiCardRow,
  type AnkiReviewRow,
  isDueByDay,
  SECONDS_FROM,
} from "#features/flashcards/domain/public.ts";
import { dayNumber, startOfDayNumber } from "#features/memory/domain/public.ts";
import type {
  ImportedCard,
  ImportedDeckOptions,
  ImportedReview,
  ImportedState,
} from "../../domain/imported.ts";

const STATES: readonly ImportedState[] = ["new", "learning", "review", "relearning"];
const KINDS = ["learning", "review", "relearning", "cram"] as const;
const FILTERED = 3;

/** A row of `cards`, with the place it has in a filtered deck and the one it comes from. */
export interface CardRow extends AnkiCardRow {
  ord: number;
  odue: number;
  odid: number;
}

interface CardData {
  stability: number | null;
  difficulty: number | null;
  position: number | null;
  /** The exact moment we wrote beside Anki's whole day: see `customData`. */
  exactDue: number | null;
}

const positive = (value: unknown) =>
  typeof value === "number" && value > 0 && Number.isFinite(value) ? value : null;

function parsed(text: unknown): Record<string, unknown> {
  if (typeof text !== "string" || text === "" || text === "{}") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // Other programs write here too; what they meant is not part of the schedule.
    return {};
  }
}

/** cards.data: s stability, d difficulty, pos place among the new, cd custom data (itself JSON). */
export function readData(text: string): CardData {
  const data = parsed(text);
  return {
    stability: positive(data.s),
    difficulty: positive(data.d),
    position:
      typeof data.pos === "number" && data.pos >= 0 && Number.isSafeInteger(data.pos)
        ? data.pos
        : null,
    exactDue: positive(parsed(data.cd).due),
  };
}

/**
 * Custom data that Anki keeps as it is: keys of at most 8 bytes, 100 bytes in all
 * (rslib/src/storage/card/data.rs).
 */
export const customData = (due: number) => JSON.stringify({ due });

/**
 * Days of Anki are days of the person, from one rollover to the next
 * (rslib/src/scheduler/timing.rs).
 */
function dueOf(value: number, exact: number | null, { firstDay, timeZone }: CardContext): number {
  if (value > SECONDS_FROM)
    return exact !== null && Math.floor(exact / 1000) === value ? exact : value * 1000;
  const day = firstDay + value;
  // Anki may have moved the card since we wrote the exact moment: it counts only on the same day.
  if (exact !== null && dayNumber(new Date(exact), timeZone) === day) return exact;
  return startOfDayNumber(day, timeZone).getTime();
}

/** Steps of the state that has some. */
export const stepsOf = (
  state: ImportedState,
  options: ImportedDeckOptions | null,
): readonly number[] => {
  if (state === "learning") return options?.learningSteps ?? [];
  if (state === "relearning") return options?.relearningSteps ?? [];
  return [];
};

function stepOf(left: number, steps: number): number {
  return Math.max(0, Math.min(steps - 1, steps - (left % 1000)));
}

/**
 * Queues of a type whose card waits in none of the others: new, a step of minutes, in review, a
 * step of days.
 */
const QUEUE = { new: 0, step: 1, review: 2, dayStep: 3 } as const;
const NEW_TYPE = 0;
const REVIEW_TYPE = 2;

/**
 * The queue that Anki gives a card that leaves a filtered deck, or is no longer suspended or
 * buried.
 */
export function queueOf(type: number, isByDay: boolean): number {
  if (type === NEW_TYPE) return QUEUE.new;
  if (type === REVIEW_TYPE) return QUEUE.review;
  return isByDay ? QUEUE.dayStep : QUEUE.step;
}

/** The row as it stands out of any filtered deck, its day counted from 1970. */
function originRow(row: CardRow, due: number, firstDay: number): AnkiCardRow {
  const { id, mod, type, queue, ivl, factor, reps, lapses, left, flags, data } = row;
  const isByDay = isDueByDay({ type, due });
  return {
    ...{ id, mod, type, queue: row.odid !== 0 && queue >= 0 ? queueOf(type, isByDay) : queue },
    ...{ due: isByDay ? due + firstDay : due, ivl, factor, reps, lapses, left, flags, data },
  };
}

export interface CardContext {
  /** On which the collection begins, counted from 1 January 1970. */
  firstDay: number;
  /** Where the person is: its clock says when a day begins. */
  timeZone: string;
  ordinal: number;
  options: ImportedDeckOptions | null;
}

export function cardOf(
  row: CardRow,
  reviews: readonly AnkiReviewRow[],
  context: CardContext,
): ImportedCard {
  const { firstDay, ordinal, options } = context;
  const data = readData(row.data);
  const state = STATES[row.type] ?? "new";
  const due = row.odid !== 0 && row.odue !== 0 ? row.odue : row.due;
  const isNew = state === "new";
  return {
    ordinal,
    state,
    due: isNew ? null : dueOf(due, data.exactDue, context),
    position: isNew ? due : null,
    intervalDays: row.ivl < 0 ? -row.ivl / 86_400 : row.ivl,
    stability: data.stability,
    difficulty: data.difficulty === null ? null : Math.min(10, Math.max(1, data.difficulty)),
    repetitions: Math.max(0, row.reps),
    lapses: Math.max(0, row.lapses),
    step: stepOf(Math.max(0, row.left), stepsOf(state, options).length),
    suspended: row.queue === -1,
    buried: row.queue === -2 || row.queue === -3,
    // The three low bits are the colour; the rest belongs to add-ons.
    flag: row.flags & 0b111,
    reviews: reviews.flatMap((review) => reviewOf(review) ?? []),
    anki: { row: originRow(row, due, firstDay), reviews },
  };
}

/** Null for what is no answer: rescheduling by hand, resetting, a change of scheduler. */
export function reviewOf([
  at,
  ease,
  ivl,
  ,
  factor,
  time,
  type,
]: AnkiReviewRow): ImportedReview | null {
  if (ease !== 1 && ease !== 2 && ease !== 3 && ease !== 4) return null;
  const kind = KINDS[type];
  if (kind === undefined || !(at > 0)) return null;
  return {
    at,
    rating: ease,
    durationMs: Math.max(0, time),
    // A filtered deck that reschedules counts as a review: only there is the ease factor written.
    kind: type === FILTERED && factor !== 0 ? "review" : kind,
    intervalDays: ivl < 0 ? -ivl / 86_400 : ivl,
  };
}

// Rows of Anki's `cards` and `revlog` as schedules and reviews. Columns: github.com/ankitects/anki, rslib/src/card and rslib/src/revlog.
import type { ImportedCard, ImportedDeckOptions, ImportedReview, ImportedState } from "../../domain/imported.ts";

export const DAY_MS = 86_400_000;
/** `due` holds days since the collection's creation, or seconds since 1970 while learning: no collection is a million days old. */
const SECONDS_FROM = 1_000_000_000;
const STATES: readonly ImportedState[] = ["new", "learning", "review", "relearning"];
const KINDS = ["learning", "review", "relearning", "cram"] as const;
const FILTERED = 3;

export interface CardRow {
  ordinal: number;
  type: number;
  queue: number;
  due: number;
  interval: number;
  repetitions: number;
  lapses: number;
  /** Steps that are left; the thousands are those of today. */
  left: number;
  originalDue: number;
  originalDeck: number;
  flags: number;
  data: string;
}

interface CardData {
  stability: number | null;
  difficulty: number | null;
  position: number | null;
  /** The exact moment we wrote beside Anki's whole day: see `customData`. */
  exactDue: number | null;
}

const positive = (value: unknown) => (typeof value === "number" && value > 0 && Number.isFinite(value) ? value : null);

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
function readData(text: string): CardData {
  const data = parsed(text);
  return {
    stability: positive(data.s),
    difficulty: positive(data.d),
    position: typeof data.pos === "number" ? data.pos : null,
    exactDue: positive(parsed(data.cd).due),
  };
}

/** Custom data that Anki keeps as it is: keys of at most 8 bytes, 100 bytes in all (rslib/src/storage/card/data.rs). */
export const customData = (due: number) => JSON.stringify({ due });

function dueOf(value: number, created: number, exact: number | null): number {
  if (value > SECONDS_FROM) return exact !== null && Math.floor(exact / 1000) === value ? exact : value * 1000;
  const day = created * 1000 + value * DAY_MS;
  // Anki may have moved the card since we wrote the exact moment: it counts only on the same day.
  return exact !== null && exact >= day && exact < day + DAY_MS ? exact : day;
}

/** Steps of the state that has some. */
export const stepsOf = (state: ImportedState, options: ImportedDeckOptions | null): readonly number[] =>
  state === "learning"
    ? (options?.learningSteps ?? [])
    : state === "relearning"
      ? (options?.relearningSteps ?? [])
      : [];

function stepOf(left: number, steps: number): number {
  return Math.max(0, Math.min(steps - 1, steps - (left % 1000)));
}

export function cardOf(
  row: CardRow,
  created: number,
  ordinal: number,
  reviews: readonly ImportedReview[],
  options: ImportedDeckOptions | null,
): ImportedCard {
  const data = readData(row.data);
  const state = STATES[row.type] ?? "new";
  const inFiltered = row.originalDeck !== 0;
  const due = inFiltered && row.originalDue !== 0 ? row.originalDue : row.due;
  const isNew = state === "new";
  return {
    ordinal,
    state,
    due: isNew ? null : dueOf(due, created, data.exactDue),
    position: isNew ? due : null,
    intervalDays: row.interval < 0 ? -row.interval / 86_400 : row.interval,
    stability: data.stability,
    difficulty: data.difficulty === null ? null : Math.min(10, Math.max(1, data.difficulty)),
    repetitions: Math.max(0, row.repetitions),
    lapses: Math.max(0, row.lapses),
    step: stepOf(Math.max(0, row.left), stepsOf(state, options).length),
    suspended: row.queue === -1,
    buried: row.queue === -2 || row.queue === -3,
    // The three low bits are the colour; the rest belongs to add-ons.
    flag: row.flags & 0b111,
    reviews,
  };
}

export interface ReviewRow {
  at: number;
  ease: number;
  /** Days, or seconds when negative. */
  interval: number;
  factor: number;
  time: number;
  type: number;
}

/** Null for what is no answer: rescheduling by hand, resetting, a change of scheduler. */
export function reviewOf(row: ReviewRow): ImportedReview | null {
  const { ease, type, at } = row;
  if (ease !== 1 && ease !== 2 && ease !== 3 && ease !== 4) return null;
  const kind = KINDS[type];
  if (kind === undefined || !(at > 0)) return null;
  return {
    at,
    rating: ease,
    durationMs: Math.max(0, row.time),
    // A filtered deck that reschedules counts as a review: only there is the ease factor written.
    kind: type === FILTERED && row.factor !== 0 ? "review" : kind,
    intervalDays: row.interval < 0 ? -row.interval / 86_400 : row.interval,
  };
}

// What the days to come ask for. Each card is followed as if it were known every time it comes
// back; the reviews of those that will be forgotten are added as a share. Cards alike are followed
// together.
import type { CardState, Scheduler } from "#features/memory/domain/public.ts";

export interface MemoryClass {
  /** Days until due; 0 for what is late. */
  day: number;
  stability: number;
  difficulty: number;
  cards: number;
}

export interface Course {
  due: number[];
  fresh: number[];
  /** Expected recall of each of these cards on the last day, summed. */
  recalled: number;
}

/** Times a new card is asked on its first day, by the default steps. */
export const FIRST_DAY_REVIEWS = 2;
/** Seconds a review takes until the person's own figure is known. */
export const DEFAULT_SECONDS = 10;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1, 16);
/** The middle of a made-up study day. */
const at = (day: number) => ({ at: new Date(START + day * DAY_MS), timeZone: "UTC" });

/** Days on which a card comes back after `first`, and its recall on the last day. */
function follow(scheduler: Scheduler, known: CardState, first: number, days: number) {
  const visits: number[] = [];
  let state = known;
  for (let day = first; day < days; ) {
    visits.push(day);
    state = scheduler.rate(state, { id: "plan", ...at(day), rating: "good" }, "plan");
    day += Math.max(1, Math.round(state.interval));
  }
  return { visits, recall: scheduler.recall(state, at(days)) };
}

const inReview = ({ day, stability, difficulty }: MemoryClass): CardState => ({
  phase: "review",
  stability,
  difficulty,
  due: at(day).at,
  interval: stability,
  step: 0,
  reviews: 1,
  lapses: 0,
  streak: 1,
  // Due dates are where recall has fallen to what is wanted: about one stability after the last
  // review.
  lastReview: at(day - Math.round(stability)).at,
});

/**
 * What the cards that were begun ask for, whatever is added to them. `retention` is the wanted
 * recall.
 */
export function followKnown(
  scheduler: Scheduler,
  classes: readonly MemoryClass[],
  { days, retention }: { days: number; retention: number },
): Omit<Course, "fresh"> {
  const due = new Array<number>(days).fill(0);
  let recalled = 0;
  const again = 1 + (1 - retention);
  for (const one of classes) {
    const { visits, recall } = follow(scheduler, inReview(one), one.day, days);
    for (const day of visits) due[day] = (due[day] ?? 0) + one.cards * again;
    recalled += one.cards * recall;
  }
  return { due, recalled };
}

/**
 * The days to come with `newPerDay` new cards while some are left, `first` on the first day, beside
 * those that were begun.
 */
export function project(
  scheduler: Scheduler,
  known: Omit<Course, "fresh">,
  {
    days,
    newPerDay,
    first = newPerDay,
    unseen,
    retention,
  }: { days: number; newPerDay: number; first?: number; unseen: number; retention: number },
): Course {
  const due = [...known.due];
  const fresh = new Array<number>(days).fill(0);
  let { recalled } = known;
  const again = 1 + (1 - retention);
  const learnt = scheduler.rate(
    {
      ...inReview({ day: 0, stability: 0, difficulty: 0, cards: 0 }),
      phase: "new",
      reviews: 0,
      lastReview: null,
      due: null,
    },
    { id: "plan", ...at(0), rating: "easy" },
    "plan",
  );
  // Every new card has the same course, begun a day later than those before it.
  const interval = Math.max(1, Math.round(learnt.interval));
  let left = unseen;
  for (let day = 0; day < days && left > 0 && newPerDay > 0; day += 1) {
    const begun = Math.min(left, day === 0 ? first : newPerDay);
    left -= begun;
    fresh[day] = begun;
    const { visits, recall } = follow(
      scheduler,
      { ...learnt, lastReview: at(day).at },
      day + interval,
      days,
    );
    for (const visit of visits) due[visit] = (due[visit] ?? 0) + begun * again;
    recalled += begun * recall;
  }
  return { due: due.map(Math.round), fresh, recalled };
}

export interface Need {
  newPerDay: number;
  reviewsPerDay: number;
  minutesPerDay: number;
  /** null: no card is covered. */
  recall: number | null;
  feasible: boolean;
}

/** More new cards than this in a day are not learnt. */
export const MOST_NEW_PER_DAY = 100;

/** The last days before an exam are for reviews: a fifth of the time, at most a week. */
export const restDays = (daysLeft: number): number => Math.min(7, Math.floor(daysLeft / 5));

/** The daily load that shows every card before the exam, and what is then known on the day. */
export function needFor(
  scheduler: Scheduler,
  classes: readonly MemoryClass[],
  {
    daysLeft,
    unseen,
    retention,
    seconds,
  }: { daysLeft: number; unseen: number; retention: number; seconds: number },
): Need {
  const learning = Math.max(1, daysLeft - restDays(daysLeft));
  const wanted = Math.ceil(unseen / learning);
  const newPerDay = Math.min(wanted, MOST_NEW_PER_DAY);
  const known = followKnown(scheduler, classes, { days: daysLeft, retention });
  const { due, fresh, recalled } = project(scheduler, known, {
    days: daysLeft,
    newPerDay,
    unseen,
    retention,
  });
  const total = classes.reduce((sum, { cards }) => sum + cards, 0) + unseen;
  const reviews = due.reduce((sum, count) => sum + count, 0) / Math.max(1, daysLeft);
  const first = fresh.reduce((sum, count) => sum + count, 0) / Math.max(1, daysLeft);
  return {
    newPerDay,
    reviewsPerDay: Math.round(reviews),
    minutesPerDay: minutes(reviews, first, seconds),
    recall: total === 0 ? null : recalled / total,
    feasible: wanted <= MOST_NEW_PER_DAY,
  };
}

export const minutes = (reviews: number, fresh: number, seconds: number): number =>
  Math.round(((reviews + fresh * FIRST_DAY_REVIEWS) * seconds) / 6) / 10;

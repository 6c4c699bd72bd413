import { WORKLOADS } from "#features/flashcards/contract.ts";
import type { Deck, Exam } from "#features/flashcards/domain/public.ts";
import {
  DEFAULT_DECK_OPTIONS,
  scheduleOf,
  shareOfDay,
} from "#features/flashcards/domain/public.ts";
import type { Moment } from "#features/flashcards/server/public.ts";
import { decksWithin, findPlan, readDecks } from "#features/flashcards/server/public.ts";
import {
  addDays,
  daysBetween,
  makeScheduler,
  startOfStudyDay,
} from "#features/memory/domain/public.ts";
import { DEFAULT_SECONDS, followKnown, minutes, needFor, project } from "../domain/plan.ts";
import type { Planning } from "../domain/wire-stats.ts";
import { medianDuration, memoryClasses, reviewsByDay, unseen } from "./queries-stats.ts";
import type { Read } from "./read-in-turns.ts";

const HORIZON = 30;
/** An exam further away is planned as if it were in two years. */
const FURTHEST = 730;

export async function readPlanning(
  read: Read,
  moment: Moment,
  timeZone: string,
): Promise<Planning> {
  const { weights, workload, exam } = await read(findPlan);
  const decks = await read((tx) => readDecks(tx, moment));
  const left = new Map(
    (await read((tx) => unseen(tx, null))).map(({ deckId, cards }) => [deckId, cards]),
  );
  const secondsPerReview =
    Math.round(((await read(medianDuration)) ?? DEFAULT_SECONDS * 1000) / 100) / 10;
  const [done] = await read((tx) => reviewsByDay(tx, null, [moment.dayStart]));

  // The wanted recall differs by deck; the plan is made with what is wanted most often.
  const options = decks[0]?.options ?? DEFAULT_DECK_OPTIONS;
  const scheduler = makeScheduler({ ...scheduleOf(options, weights), fuzz: false });
  const classes = await read((tx) =>
    memoryClasses(tx, null, starts(moment.today, HORIZON, timeZone)),
  );
  const open = decks.filter(({ id }) => (left.get(id) ?? 0) > 0);
  const total = [...left.values()].reduce((sum, cards) => sum + cards, 0);
  const known = followKnown(scheduler, classes, { days: HORIZON, retention: options.retention });
  const course = (newPerDay: number, first = newPerDay) =>
    project(scheduler, known, {
      days: HORIZON,
      newPerDay,
      first,
      unseen: total,
      retention: options.retention,
    });
  const cost = (due: number, fresh: number) => minutes(due, fresh, secondsPerReview);
  const newPerDay = open.reduce((sum, deck) => sum + deck.options.newPerDay, 0);
  const today = askedToday(decks);
  const chosen = course(
    open.reduce((sum, { id, options }) => sum + Math.min(options.newPerDay, left.get(id) ?? 0), 0),
    today.new,
  );
  return {
    workload,
    exam,
    newPerDay,
    choices: WORKLOADS.map((one) => {
      const perDay = [...shareOfDay(one, left).values()].reduce((sum, share) => sum + share, 0);
      const { due, fresh } = course(perDay);
      return { workload: one, newPerDay: perDay, minutes: cost(mean(due), mean(fresh)) };
    }),
    days: chosen.due.map((course, n) => {
      const due = n === 0 ? today.due : course;
      const fresh = chosen.fresh[n] ?? 0;
      return { day: addDays(moment.today, n), due, new: fresh, minutes: cost(due, fresh) };
    }),
    today: { reviews: done?.reviews ?? 0, duration: done?.duration ?? 0 },
    needed: exam
      ? await readNeed(read, exam, { moment, timeZone, scheduler, secondsPerReview })
      : null,
    secondsPerReview,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / HORIZON;

/** Today is what the decks ask for, as every other page says it. */
const askedToday = (decks: readonly Pick<Deck, "counts">[]) => ({
  new: decks.reduce((sum, { counts }) => sum + counts.new, 0),
  due: decks.reduce((sum, { counts }) => sum + counts.learning + counts.due, 0),
});

const starts = (first: string, days: number, timeZone: string) =>
  Array.from({ length: days + 1 }, (_, n) => startOfStudyDay(addDays(first, n), timeZone));

interface Known {
  moment: Moment;
  timeZone: string;
  scheduler: ReturnType<typeof makeScheduler>;
  secondsPerReview: number;
}

async function readNeed(
  read: Read,
  exam: Exam,
  { moment, timeZone, scheduler, secondsPerReview }: Known,
): Promise<Planning["needed"]> {
  const daysLeft = daysBetween(moment.today, exam.day);
  if (daysLeft < 0) return null;
  const decks = await read((tx) => decksWithin(tx, exam.deckIds));
  const ids = decks.map(({ id }) => id);
  const days = Math.min(Math.max(1, daysLeft), FURTHEST);
  const classes = await read((tx) => memoryClasses(tx, ids, starts(moment.today, days, timeZone)));
  const left = (await read((tx) => unseen(tx, ids))).reduce((sum, { cards }) => sum + cards, 0);
  const retention = decks[0]?.options.retention ?? DEFAULT_DECK_OPTIONS.retention;
  const need = needFor(
    scheduler,
    // What is due after the exam is not reviewed before it, and is known at least as well as
    // wanted.
    classes.map((one) => ({ ...one, day: Math.min(one.day, days) })),
    { daysLeft: days, unseen: left, retention, seconds: secondsPerReview },
  );
  return { daysLeft, unseen: left, ...need };
}

// `sclepios cards schedule --jsonl`: a history in, a schedule out, through the application's own
// rule and without a database.
import { z } from "zod";
import {
  type CardState,
  DEFAULT_SCHEDULE,
  DEFAULT_ZONE,
  daysUntilDue,
  type Fact,
  makeScheduler,
  RATINGS,
  replay,
  type ScheduleOptions,
} from "#features/memory/domain/public.ts";
import type { CommandCode } from "#platform/feature/server/lazy-command.ts";
import type { CommandInvocation } from "#platform/feature/server/server-feature.ts";
import { timeZone } from "../domain/wire-study.ts";

const when = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.number()])
  .transform((at) => new Date(at));
const at = when.refine((date) => !Number.isNaN(date.getTime()));
const id = z.union([z.string(), z.number()]).transform(String);
const step = z.string().regex(/^\d+[mhd]$/);
const asked = z.object({
  id,
  reviews: z.array(
    z.union([
      z.object({ id: id.optional(), at, rating: z.enum(RATINGS) }),
      z.object({ id: id.optional(), at, retracts: id }),
    ]),
  ),
  options: z
    .object({
      retention: z.number().gt(0).lt(1),
      fuzz: z.boolean(),
      maximumInterval: z.int().min(1).max(36_500),
      learningSteps: z.array(step),
      relearningSteps: z.array(step),
      weights: z.array(z.number()).length(21),
    })
    .partial()
    .default({}),
  /** Where the reviews were made: days change at four in the morning there. */
  timeZone: timeZone.default(DEFAULT_ZONE),
  /** When the card is shown again; without it, on its due date. */
  now: at.optional(),
});

/** Whole days, or the part of a day of a step in minutes: eight decimals, as FSRS itself keeps. */
const daysGiven = (state: CardState, shown: Date) =>
  state.interval > 0
    ? state.interval
    : Math.round(daysUntilDue(state, state.lastReview ?? shown) * 1e8) / 1e8;

type Options = { [K in keyof ScheduleOptions]?: ScheduleOptions[K] | undefined };

const schedulerOf = ({
  retention = DEFAULT_SCHEDULE.retention,
  fuzz = DEFAULT_SCHEDULE.fuzz,
  maximumInterval = DEFAULT_SCHEDULE.maximumInterval,
  learningSteps = DEFAULT_SCHEDULE.learningSteps,
  relearningSteps = DEFAULT_SCHEDULE.relearningSteps,
  weights = null,
}: Options) =>
  makeScheduler({
    retention,
    fuzz,
    maximumInterval,
    learningSteps,
    relearningSteps,
    weights,
  });

export function scheduleLine(line: string): object {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { id: null, error: "json", field: null };
  }
  const checked = asked.safeParse(read);
  if (!checked.success) {
    const named = z.object({ id }).safeParse(read);
    const field = checked.error.issues[0]?.path.join(".") ?? "";
    return { id: named.success ? (read as { id: unknown }).id : null, error: "field", field };
  }
  const { id: cardId, reviews, options, timeZone, now } = checked.data;
  const facts: Fact[] = reviews.map((review, n) => ({
    ...review,
    id: review.id ?? String(n).padStart(9, "0"),
    timeZone,
  }));
  const scheduler = schedulerOf(options);
  const { state } = replay(facts, scheduler, cardId);
  const shown = now ?? state.due ?? new Date(0);
  const next = scheduler.preview(
    state,
    { at: shown, timeZone },
    cardId,
    String(reviews.length).padStart(9, "0"),
  );
  return {
    id: (read as { id: unknown }).id,
    due: state.due?.toISOString() ?? null,
    stability: state.stability,
    difficulty: state.difficulty,
    intervals: Object.fromEntries(
      RATINGS.map((rating) => [rating, daysGiven(next[rating], shown)]),
    ),
  };
}

export const scheduleCommand: CommandCode = {
  async run({ flags, lines, print, language, services: { texts } }: CommandInvocation) {
    if (flags.jsonl === undefined) {
      print(texts.t(language, "flashcards:commands.scheduleUsage"));
      return 2;
    }
    for await (const line of lines) {
      if (line.trim() === "") continue;
      const answer = scheduleLine(line);
      if (!("error" in answer)) print(JSON.stringify(answer));
      else {
        const { error, field } = answer as { error: "json" | "field"; field: string | null };
        print(
          JSON.stringify({
            ...answer,
            error: texts.t(language, `flashcards:commands.bad.${error}`, { field }),
          }),
        );
      }
    }
    return 0;
  },
};

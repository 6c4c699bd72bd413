// Golden histories: stability, difficulty and due dates are those of ts-fsrs used directly.
import { createEmptyCard, fsrs, type Grade, Rating as Grades } from "ts-fsrs";
import { expect, test } from "vitest";
import { replay } from "./facts.ts";
import { RATINGS, type Rating, VERY_EASY_FACTOR } from "./rating.ts";
import { DEFAULT_SCHEDULE, makeScheduler, NEW_CARD, type ScheduleOptions } from "./schedule.ts";

const START = Date.UTC(2026, 0, 5, 8);
const DAY = 86_400_000;
/** Days of ts-fsrs begin at midnight of UTC, ours at four: these histories stay between the two. */
const on = (at: number) => ({ at: new Date(at), timeZone: "UTC" });
const GRADE: Record<Rating, Grade> = {
  very_difficult: Grades.Again,
  difficult: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
  very_easy: Grades.Easy,
};

/** Days since the start and ratings. */
type History = readonly (readonly [number, Rating])[];
const HISTORIES: Record<string, History> = {
  "learnt at once": [
    [0, "good"],
    [0.007, "good"],
    [2, "good"],
    [13, "good"],
    [60, "good"],
  ],
  "forgotten, learnt again": [
    [0, "good"],
    [0.01, "easy"],
    [15, "very_difficult"],
    [15.01, "good"],
    [18, "difficult"],
    [25, "good"],
  ],
  "hard from the start": [
    [0, "very_difficult"],
    [0.001, "very_difficult"],
    [0.002, "difficult"],
    [0.02, "good"],
    [1, "difficult"],
    [4, "difficult"],
  ],
  "much too late": [
    [0, "easy"],
    [400, "good"],
    [2000, "very_difficult"],
    [2001, "easy"],
  ],
  "twice the same day": [
    [0, "good"],
    [3, "good"],
    [3.1, "good"],
    [3.2, "very_difficult"],
    [3.3, "easy"],
  ],
};
const OPTIONS: Record<string, ScheduleOptions> = {
  defaults: DEFAULT_SCHEDULE,
  "0.8, no steps, cap of 90 days": {
    ...DEFAULT_SCHEDULE,
    retention: 0.8,
    maximumInterval: 90,
    learningSteps: [],
    relearningSteps: [],
  },
  "0.95, long steps": { ...DEFAULT_SCHEDULE, retention: 0.95, learningSteps: ["5m", "1h", "1d"] },
};

const cases = Object.entries(OPTIONS).flatMap(([named, options]) =>
  Object.entries(HISTORIES).flatMap(([name, history]) =>
    RATINGS.map((last) => ({ title: `${named} · ${name} · ${last}`, options, history, last })),
  ),
);

test.each(cases)("$title is what ts-fsrs gives", ({ options, history, last }) => {
  const reference = fsrs({
    request_retention: options.retention,
    maximum_interval: options.maximumInterval,
    learning_steps: options.learningSteps as never,
    relearning_steps: options.relearningSteps as never,
  });
  const reviews = [...history, [history.at(-1)?.[0] ?? 0, last] as const].map(
    ([day, rating], n) => ({
      id: String(n).padStart(3, "0"),
      ...on(START + day * DAY + n),
      rating,
    }),
  );
  let card = createEmptyCard(new Date(START));
  for (const { at, rating } of reviews) card = reference.next(card, at, GRADE[rating]).card;
  const { state, steps } = replay(reviews, makeScheduler(options), "card");
  expect(steps).toHaveLength(reviews.length);
  expect([state.stability, state.difficulty, state.lapses, state.reviews]).toEqual([
    card.stability,
    card.difficulty,
    card.lapses,
    card.reps,
  ]);
  if (last !== "very_easy" || card.scheduled_days === 0) expect(state.due).toEqual(card.due);
});

test("very easy stretches Easy's interval before the cap, and never shortens it", () => {
  const scheduler = makeScheduler({ ...DEFAULT_SCHEDULE, maximumInterval: 30 });
  const first = scheduler.preview(NEW_CARD, on(START), "card", "1");
  expect(first.very_easy.interval).toBe(Math.round(first.easy.interval * VERY_EASY_FACTOR));
  expect(first.very_easy.due).toEqual(new Date(START + first.very_easy.interval * DAY));
  const later = scheduler.preview(first.very_easy, on(START + 40 * DAY), "card", "2");
  expect(later.easy.interval).toBeGreaterThanOrEqual(30);
  expect(later.very_easy.interval).toBe(later.easy.interval);
  expect([later.very_easy.stability, later.very_easy.difficulty]).toEqual([
    later.easy.stability,
    later.easy.difficulty,
  ]);
});

test("fuzz depends on the card and the review alone, and stays near", () => {
  const [plain, fuzzed] = [
    makeScheduler(DEFAULT_SCHEDULE),
    makeScheduler({ ...DEFAULT_SCHEDULE, fuzz: true }),
  ];
  const known = plain.rate(NEW_CARD, { id: "0", ...on(START), rating: "easy" }, "card");
  const later = on(START + 9 * DAY);
  const exact = plain.rate(known, { id: "1", ...later, rating: "good" }, "card").interval;
  const seen = new Set<number>();
  for (let n = 0; n < 60; n += 1) {
    const review = { id: `r${n}`, ...later, rating: "good" as const };
    const { interval } = fuzzed.rate(known, review, "card");
    expect(fuzzed.rate(known, review, "card").interval).toBe(interval);
    expect(fuzzed.preview(known, later, "card", review.id).good.interval).toBe(interval);
    expect(Math.abs(interval - exact)).toBeLessThanOrEqual(Math.ceil(exact * 0.15) + 1);
    seen.add(interval);
  }
  expect(seen.size).toBeGreaterThan(3);
});

test("a clock that runs behind makes no negative time", () => {
  const scheduler = makeScheduler(DEFAULT_SCHEDULE);
  const known = scheduler.rate(NEW_CARD, { id: "0", ...on(START), rating: "easy" }, "card");
  const before = scheduler.rate(known, { id: "1", ...on(START - 3 * DAY), rating: "good" }, "card");
  const same = scheduler.rate(known, { id: "1", ...on(START), rating: "good" }, "card");
  expect(before).toEqual(same);
});

test("the chance of recall is 1 at once, 90 % after the stability, and 0 for what was never learnt", () => {
  const scheduler = makeScheduler(DEFAULT_SCHEDULE);
  const known = scheduler.rate(NEW_CARD, { id: "0", ...on(START), rating: "good" }, "card");
  expect(scheduler.recall(known, on(START))).toBe(1);
  expect(scheduler.recallAfter(known.stability, known.stability)).toBeCloseTo(0.9, 4);
  expect(scheduler.recall(known, on(START + 3 * DAY))).toBe(
    scheduler.recallAfter(3, known.stability),
  );
  expect(scheduler.recall(NEW_CARD, on(START))).toBe(0);
});

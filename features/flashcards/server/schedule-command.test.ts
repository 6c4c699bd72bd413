import { createEmptyCard, fsrs, Rating as Grades } from "ts-fsrs";
import { expect, test } from "vitest";
import { VERY_EASY_FACTOR } from "#features/memory/domain/rating.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { scheduleCommand } from "./schedule-command.ts";

const texts = await loadServerTexts();
async function run(
  input: readonly (object | string)[],
  flags: Record<string, true> = { jsonl: true },
) {
  const printed: string[] = [];
  async function* lines() {
    for (const line of input) yield typeof line === "string" ? line : JSON.stringify(line);
  }
  const code = await scheduleCommand.run({
    args: [],
    flags,
    lines: lines(),
    print: (line) => printed.push(line),
    language: "fr",
    cwd: "/",
    // Texts alone: reaching for the database would be an error here.
    services: { texts } as Services,
  });
  return { code, printed };
}
const schedule = async (...input: (object | string)[]) =>
  (await run(input)).printed.map((line) => JSON.parse(line) as Record<string, never>);

const REVIEWS = [
  { at: "2026-01-05T08:00:00Z", rating: "good" },
  { at: "2026-01-05T08:12:00Z", rating: "good" },
  { at: "2026-01-08T08:00:00Z", rating: "difficult" },
] as const;

test("a history gives what ts-fsrs gives, and days for each of the five ratings", async () => {
  const [answer] = await schedule({ id: "c1", reviews: REVIEWS, options: { retention: 0.85 } });
  const engine = fsrs({ request_retention: 0.85 });
  let card = createEmptyCard(new Date(REVIEWS[0].at));
  for (const [n, { at }] of REVIEWS.entries())
    card = engine.next(card, new Date(at), n < 2 ? Grades.Good : Grades.Hard).card;
  const next = engine.repeat(card, card.due);
  const easy = next[Grades.Easy].card.scheduled_days;
  expect(answer).toEqual({
    id: "c1",
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    intervals: {
      very_difficult: Math.round((10 / 1440) * 1e8) / 1e8,
      difficult: next[Grades.Hard].card.scheduled_days,
      good: next[Grades.Good].card.scheduled_days,
      easy,
      very_easy: Math.round(easy * VERY_EASY_FACTOR),
    },
  });
});

test("days change at four in the morning where the reviews were made, in Paris when nothing is said", async () => {
  const twice = (first: string) =>
    [0, 10].map((minutes) => ({
      at: new Date(Date.parse(first) + minutes * 60_000).toISOString(),
      rating: "good",
    }));
  const midnight = twice("2026-01-05T23:55:00Z");
  const four = twice("2026-01-06T02:55:00Z");
  const [paris, guadeloupe, atFour, there, nowhere] = await schedule(
    { id: 1, reviews: midnight },
    { id: 1, reviews: midnight, timeZone: "America/Guadeloupe" },
    { id: 1, reviews: four },
    { id: 1, reviews: four, timeZone: "America/Guadeloupe" },
    { id: 1, reviews: midnight, timeZone: "Mars/Olympus" },
  );
  const days = (answer: { due: string } | undefined, first: string) =>
    Math.round((Date.parse(answer?.due ?? "") - Date.parse(first)) / 86_400_000);
  expect(days(paris as never, "2026-01-06T00:05:00Z")).toBe(2);
  expect(guadeloupe).toEqual(paris);
  expect(days(atFour as never, "2026-01-06T03:05:00Z")).toBe(7);
  expect(days(there as never, "2026-01-06T03:05:00Z")).toBe(2);
  expect(nowhere).toMatchObject({
    id: 1,
    field: "timeZone",
    error: expect.stringContaining("timeZone"),
  });
});

test("reviews count in the order of time, an undo takes one away, and a new card has no due date", async () => {
  const [straight, shuffled, undone, empty] = await schedule(
    { id: 1, reviews: REVIEWS },
    { id: 1, reviews: [REVIEWS[2], REVIEWS[0], REVIEWS[1]] },
    {
      id: 1,
      reviews: [
        ...REVIEWS,
        { id: "x", at: "2026-02-01T08:00:00+01:00", rating: "easy" },
        { at: "2026-02-01T09:00:00Z", retracts: "x" },
      ],
    },
    { id: "new", reviews: [] },
  );
  expect(shuffled).toEqual(straight);
  expect({ ...undone, intervals: null }).toEqual({ ...straight, intervals: null });
  expect(empty).toMatchObject({
    id: "new",
    due: null,
    stability: 0,
    difficulty: 0,
    intervals: { easy: 8 },
  });
});

test("fuzz is the same at each run", async () => {
  const asked = { id: "c9", reviews: REVIEWS, options: { fuzz: true } };
  const [first, second] = await schedule(asked, asked);
  expect(first).toEqual(second);
});

test.each<[object | string, unknown, string | null]>([
  ["not json", null, null],
  [{ reviews: [] }, null, "id"],
  [{ id: "a", reviews: [{ at: "yesterday", rating: "good" }] }, "a", "reviews.0"],
  [{ id: "a", reviews: [{ at: "2026-01-05T08:00:00Z", rating: "again" }] }, "a", "reviews.0"],
  [{ id: "a", reviews: [], options: { retention: 2 } }, "a", "options.retention"],
])("%j is refused with a sentence, and the next line is answered", async (line, id, field) => {
  const [refused, next] = await schedule(line, { id: "ok", reviews: [] });
  expect(refused).toMatchObject({
    id,
    error: expect.stringMatching(/\S/),
    ...(field ? { field } : {}),
  });
  expect(refused).not.toHaveProperty("due");
  expect(next).toMatchObject({ id: "ok", due: null });
});

test("without --jsonl it says how it is called", async () => {
  const { code, printed } = await run([], {});
  expect([code, printed.length]).toEqual([2, 1]);
});

// Time between two reviews is counted in the study days of the person, from four in the morning to
// four in the morning.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { PY_FSRS_VECTORS } from "../testing/py-fsrs-vectors.ts";
import { type Fact, replay } from "./facts.ts";
import {
  addDays,
  daysBetween,
  daysLater,
  elapsedDays,
  startOfStudyDay,
  studyDay,
} from "./local-day.ts";
import type { Rating } from "./rating.ts";
import { DEFAULT_SCHEDULE, makeScheduler, NEW_CARD } from "./schedule.ts";

const ZONES = [
  "Europe/Paris",
  "America/Guadeloupe",
  "Pacific/Noumea",
  "Asia/Kolkata",
  "Pacific/Apia",
  "UTC",
];
const RATING: readonly Rating[] = ["very_difficult", "difficult", "good", "easy"];
const MINUTE = 60_000;
const scheduler = makeScheduler(DEFAULT_SCHEDULE);

/** Two "good" ten minutes apart. */
const twice = (first: string, timeZone: string) => {
  const at = new Date(first);
  const facts: Fact[] = [
    { id: "a", at, timeZone, rating: "good" },
    { id: "b", at: new Date(at.getTime() + 10 * MINUTE), timeZone, rating: "good" },
  ];
  return replay(facts, scheduler, "card").state;
};

test.each([
  ["at noon", "2026-11-21T11:00:00Z", "Europe/Paris"],
  [
    "across midnight of UTC, eight in the evening there",
    "2026-11-21T23:55:00Z",
    "America/Guadeloupe",
  ],
  ["across midnight of UTC, one in the morning there", "2026-11-21T23:55:00Z", "Europe/Paris"],
  ["across local midnight", "2026-11-21T22:55:00Z", "Europe/Paris"],
])("two good answers ten minutes apart, %s, give two days", (_, first, timeZone) => {
  expect(twice(first, timeZone)).toMatchObject({ phase: "review", interval: 2 });
});

test("ten minutes across four in the morning are a day", () => {
  expect(twice("2026-11-22T02:55:00Z", "Europe/Paris").stability).toBeGreaterThan(
    twice("2026-11-22T03:55:00Z", "Europe/Paris").stability,
  );
  expect(
    elapsedDays(new Date("2026-11-22T02:55:00Z"), {
      at: new Date("2026-11-22T03:05:00Z"),
      timeZone: "Europe/Paris",
    }),
  ).toBe(1);
});

test("in a plane, the place of the later review counts: ten minutes are no day", () => {
  const [before, after] = [new Date("2026-11-21T20:00:00Z"), new Date("2026-11-21T20:10:00Z")];
  expect(studyDay(before, "Pacific/Noumea")).not.toBe(studyDay(after, "America/Guadeloupe"));
  expect(elapsedDays(before, { at: after, timeZone: "America/Guadeloupe" })).toBe(0);
});

describe.each(ZONES)("in %s", (timeZone) => {
  test.each(PY_FSRS_VECTORS)(
    "reviews $grades after $days study days are what py-fsrs gives",
    (vector) => {
      fc.assert(
        fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 22 * 60 })), (minutes) => {
          let day = "2026-02-20";
          const facts = vector.days.map((days, n): Fact => {
            day = addDays(day, days);
            const at =
              startOfStudyDay(day, timeZone).getTime() + (minutes.next().value ?? 0) * MINUTE;
            return {
              id: String(n),
              at: new Date(at),
              timeZone,
              rating: RATING[Number(vector.grades[n]) - 1] ?? "good",
            };
          });
          // Those of one day in the order they were made.
          const byDay = Map.groupBy(facts, ({ at }) => studyDay(at, timeZone));
          const ordered = [...byDay.values()].flatMap((own) => {
            const times = own.map(({ at }) => at.getTime()).sort((a, b) => a - b);
            return own.map((fact, n) => ({ ...fact, at: new Date(times[n] ?? 0) }));
          });
          const { stability, difficulty } = replay(ordered, scheduler, "card").state;
          expect(stability).toBeCloseTo(vector.stability, 3);
          expect(difficulty).toBeCloseTo(vector.difficulty, 4);
        }),
        { numRuns: runs(5) },
      );
    },
  );

  test("a card comes back on the study day its interval says, through changes of hour", () => {
    const [first, last] = [Date.UTC(2025, 0, 1), Date.UTC(2028, 0, 1)];
    const day = fc.integer({ min: first / 600_000, max: last / 600_000 });
    fc.assert(
      fc.property(day, fc.constantFrom(...RATING), (ten, rating) => {
        const at = new Date(ten * 600_000);
        const known = {
          ...NEW_CARD,
          phase: "review" as const,
          stability: 20,
          difficulty: 5,
          lastReview: new Date(at.getTime() - 1e9),
        };
        const { due, interval } = scheduler.rate(known, { id: "r", at, timeZone, rating }, "card");
        if (due === null || interval === 0) return;
        expect(daysBetween(studyDay(at, timeZone), studyDay(due, timeZone))).toBe(interval);
        expect(Math.abs(due.getTime() - at.getTime() - interval * 86_400_000)).toBeLessThanOrEqual(
          60 * MINUTE,
        );
      }),
      { numRuns: runs(300) },
    );
  });
});

test("the night the clock goes back, a card learnt after four comes back the next study day, not the same one", () => {
  const at = new Date("2026-10-24T02:10:00Z");
  const later = daysLater({ at, timeZone: "Europe/Paris" }, 1);
  expect(studyDay(new Date(at.getTime() + 24 * 60 * MINUTE), "Europe/Paris")).toBe("2026-10-24");
  expect(later).toEqual(startOfStudyDay("2026-10-25", "Europe/Paris"));
});

test("the night it goes forward, a card learnt before four is not a day late", () => {
  const at = new Date("2026-03-28T02:30:00Z");
  expect(studyDay(at, "Europe/Paris")).toBe("2026-03-27");
  expect(studyDay(new Date(at.getTime() + 24 * 60 * MINUTE), "Europe/Paris")).toBe("2026-03-29");
  expect(studyDay(daysLater({ at, timeZone: "Europe/Paris" }, 1), "Europe/Paris")).toBe(
    "2026-03-28",
  );
});

test("what py-fsrs publishes of thirteen reviews made when they are due: the days between them", () => {
  const grades = "3333331133333";
  let state = NEW_CARD;
  let at = new Date("2022-11-29T12:30:00Z");
  const intervals = [...grades].map((grade, n) => {
    state = scheduler.rate(
      state,
      { id: String(n), at, timeZone: "UTC", rating: RATING[Number(grade) - 1] ?? "good" },
      "card",
    );
    at = state.due ?? at;
    return state.interval;
  });
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

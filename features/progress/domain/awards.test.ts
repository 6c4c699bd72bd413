import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, studyDay } from "#features/memory/domain/local-day.ts";
import { RATINGS } from "#features/memory/domain/rating.ts";
import { runs } from "#platform/testing/runs.ts";
import { DUE_REVIEW_XP, FIRST_MEETING_XP } from "./amounts.ts";
import { type Anchor, awardsOf, type ReviewFact } from "./awards.ts";
import { add, type ByDay, difference, NOTHING } from "./day-figures.ts";

const START = Date.UTC(2026, 2, 1, 8);
const HOUR = 3_600_000;
const ZONE = "Europe/Paris";
const none: ReadonlySet<string> = new Set();
let made = 0;
function review(
  hours: number,
  rating: ReviewFact["rating"] = "good",
  more: Partial<ReviewFact> = {},
): ReviewFact {
  const at = new Date(START + hours * HOUR);
  made += 1;
  return {
    id: `r${made}`,
    at,
    timeZone: ZONE,
    day: studyDay(at, ZONE),
    rating,
    duration: null,
    anchor: null,
    ...more,
  };
}
const xp = (days: ByDay) => [...days.values()].map((one) => one.xp);

test("a first meeting earns a little, whatever the rating; what is asked again the same day earns nothing", () => {
  for (const rating of RATINGS) {
    const first = review(0, rating);
    expect([...awardsOf("flashcards", [first], none)]).toEqual([
      [first.day, { xp: FIRST_MEETING_XP, done: 1, earning: 1, met: 1, duration: 0 }],
    ]);
    const again = awardsOf("flashcards", [first, review(1, "easy"), review(3, "very_easy")], none);
    expect([...again.values()]).toEqual([
      { xp: FIRST_MEETING_XP, done: 3, earning: 1, met: 1, duration: 0 },
    ]);
  }
});

test("the longer the wait, the more a review earns, until it was due; later earns no more", () => {
  const after = (days: number) =>
    xp(awardsOf("flashcards", [review(0, "easy"), review(24 * days, "good")], none))[1];
  const earned = [1, 2, 4, 8, 30, 300].map(after);
  expect(earned[0]).toBeLessThanOrEqual(1);
  expect(earned).toEqual([...earned].sort((a = 0, b = 0) => a - b));
  expect(earned[3]).toBeGreaterThanOrEqual(5);
  expect(earned[5]).toBe(earned[4]);
});

test("a hard card earns more than an easy one on its due date, and the rating given changes nothing", () => {
  const known = (difficulty: number, rating: ReviewFact["rating"]): number => {
    // Recall is 90 % when as many days passed as the memory is stable.
    const anchor: Anchor = {
      phase: "review",
      stability: 12,
      difficulty,
      interval: 12,
      streak: 3,
      elapsed: 12.01,
    };
    return xp(awardsOf("flashcards", [review(0, rating, { anchor })], none))[0] ?? -1;
  };
  for (const rating of RATINGS)
    expect([1, 5, 10].map((difficulty) => known(difficulty, rating))).toEqual([
      6,
      DUE_REVIEW_XP,
      15,
    ]);
});

test("an hour before and after four in the morning are two days, but nothing was forgotten in between", () => {
  const evening = review(-6.2);
  const morning = review(-4.2);
  expect(morning.day).toBe(addDays(evening.day, 1));
  expect(xp(awardsOf("flashcards", [evening, morning], none))).toEqual([FIRST_MEETING_XP, 0]);
});

test("whatever a card was before, its reviews are counted", () => {
  const before = fc.record({
    phase: fc.constantFrom("learning" as const, "review" as const, "relearning" as const),
    stability: fc.double({ min: 0, max: 1e6, noNaN: true }),
    difficulty: fc.double({ min: 0, max: 20, noNaN: true }),
    interval: fc.double({ min: 0, max: 40_000, noNaN: true }),
    streak: fc.nat(50),
    elapsed: fc.option(fc.double({ min: -3, max: 40_000, noNaN: true })),
  });
  fc.assert(
    fc.property(
      before,
      fc.array(fc.tuple(fc.nat(5000), fc.constantFrom(...RATINGS)), { minLength: 1 }),
      (anchor, told) => {
        const days = awardsOf(
          "flashcards",
          told.map(([hours, rating]) => review(hours, rating, { anchor })),
          none,
        );
        for (const { xp: earned } of days.values()) {
          expect(Number.isInteger(earned)).toBe(true);
          expect(earned).toBeGreaterThanOrEqual(0);
          expect(earned).toBeLessThanOrEqual(15);
        }
      },
    ),
  );
});

test("a review of a sheet weighs more than a card", () => {
  expect(xp(awardsOf("revisionSheets", [review(0)], none))).toEqual([3 * FIRST_MEETING_XP]);
});

test("an undo takes back what the review earned, and gives the day to the review after it", () => {
  const [first, second, third] = [review(0), review(200), review(201)];
  const before = awardsOf("flashcards", [first, second], none);
  expect(awardsOf("flashcards", [first, second, third], new Set([third.id]))).toEqual(before);
  const instead = awardsOf("flashcards", [first, second, third], new Set([second.id]));
  expect(instead.get(second.day)).toMatchObject({ done: 1, earning: 1 });
  expect(awardsOf("flashcards", [first], new Set([first.id, "never told"]))).toEqual(new Map());
});

/**
 * What happened to a few cards, told in some order, some of it twice, some taken back before it is
 * told.
 */
const happened = fc.array(
  fc.record({
    card: fc.integer({ min: 0, max: 2 }),
    hour: fc.integer({ min: 0, max: 2000 }),
    rating: fc.constantFrom(...RATINGS),
    duration: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null }),
    undone: fc.boolean(),
    places: fc.tuple(
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
      fc.double({ noNaN: true }),
    ),
  }),
  { minLength: 1, maxLength: 25 },
);

test("any order of arrival, duplicates and retractions give the days of the fold", () => {
  const imported: Anchor = {
    phase: "review",
    stability: 40,
    difficulty: 6,
    interval: 40,
    streak: 4,
    elapsed: 33,
  };
  fc.assert(
    fc.property(happened, fc.boolean(), (moments, wasImported) => {
      const reviews = moments.map(({ card, hour, rating, duration }, n) => ({
        card,
        fact: review(hour, rating, {
          id: `p${n}`,
          at: new Date(START + hour * HOUR + n),
          duration,
        }),
      }));
      const undone = moments.flatMap((one, n) => (one.undone ? [`p${n}`] : []));
      const told = moments
        .flatMap(({ undone: taken, places }, n) => [
          { place: places[0], n, undo: false },
          { place: places[1], n, undo: false },
          ...(taken ? [{ place: places[2], n, undo: true }] : []),
        ])
        .sort((a, b) => a.place - b.place);

      // As the listener does: each arrival adds the difference it makes to the days.
      const cached: ByDay = new Map();
      const kept = new Map<number, { reviews: ReviewFact[]; undone: Set<string> }>();
      for (const { n, undo } of told) {
        const one = reviews[n];
        if (!one) continue;
        const card = kept.get(one.card) ?? { reviews: [], undone: new Set<string>() };
        kept.set(one.card, card);
        const before = awardsOf("flashcards", card.reviews, card.undone);
        if (undo) card.undone.add(one.fact.id);
        // The room of the cards never tells of a review whose undo it already has.
        else if (
          !card.undone.has(one.fact.id) &&
          !card.reviews.some(({ id }) => id === one.fact.id)
        ) {
          const known = card.reviews.filter(
            ({ at, id }) => at < one.fact.at && !card.undone.has(id),
          );
          const last = known.sort((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
          const origin =
            wasImported && !last ? { ...imported, elapsed: 33 + fromStart(one.fact.at) } : null;
          card.reviews.push({ ...one.fact, anchor: origin });
        }
        for (const [day, change] of difference(
          before,
          awardsOf("flashcards", card.reviews, card.undone),
        ))
          add(cached, day, change);
      }

      const whole: ByDay = new Map();
      for (const card of [0, 1, 2]) {
        const own = reviews.filter((one) => one.card === card).map(({ fact }) => fact);
        const anchored = own.map((fact) => ({
          ...fact,
          anchor: wasImported ? { ...imported, elapsed: 33 + fromStart(fact.at) } : null,
        }));
        for (const [day, figures] of awardsOf("flashcards", anchored, new Set(undone)))
          add(whole, day, figures);
      }
      const worth = (days: ByDay) =>
        [...days].filter(([, one]) => JSON.stringify(one) !== JSON.stringify(NOTHING));
      expect(worth(cached).sort()).toEqual(worth(whole).sort());
    }),
    { numRuns: runs(1000) },
  );
});
const fromStart = (at: Date) => (at.getTime() - START) / (24 * HOUR);

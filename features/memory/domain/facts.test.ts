import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { correctedTime, type Fact, replay } from "./facts.ts";
import { RATINGS } from "./rating.ts";
import { DEFAULT_SCHEDULE, makeScheduler, NEW_CARD } from "./schedule.ts";

const START = Date.UTC(2026, 2, 1);
const HOUR = 3_600_000;
const scheduler = makeScheduler({ ...DEFAULT_SCHEDULE, fuzz: true });

/** What happened, by the true clock: reviews on one of two devices, some undone later. */
const moment = fc.record({
  hour: fc.integer({ min: 0, max: 4000 }),
  device: fc.constantFrom(0, 1),
  rating: fc.constantFrom(...RATINGS),
  undoneAfter: fc.option(fc.integer({ min: 1, max: 50 }), { freq: 4, nil: null }),
  /** Place in the order of arrival. */
  arrives: fc.double({ min: 0, max: 1, noNaN: true }),
});
const history = fc.record({
  moments: fc.array(moment, { minLength: 1, maxLength: 25 }),
  /** How wrong the clock of each device is, in minutes: up to three days. */
  skews: fc.tuple(fc.integer({ min: -4320, max: 4320 }), fc.integer({ min: -4320, max: 4320 })),
});

test("two devices, whatever their clocks and the order of arrival, give the state of one device", () => {
  fc.assert(
    fc.property(history, ({ moments, skews }) => {
      const received = START + 5000 * HOUR;
      const truth: { fact: Fact; device: 0 | 1; arrives: number }[] = moments.flatMap((one, n) => {
        const at = new Date(START + one.hour * HOUR + n * 1000);
        const device = one.device as 0 | 1;
        // One device travels with its person, the other stays in Noumea.
        const timeZone = device === 0 ? "America/Guadeloupe" : "Pacific/Noumea";
        const fact = { id: `r${n}`, at, timeZone, rating: one.rating };
        const review = { fact, device, arrives: one.arrives };
        const undo =
          one.undoneAfter === null
            ? []
            : [
                {
                  fact: {
                    id: `u${n}`,
                    at: new Date(at.getTime() + one.undoneAfter * 60_000),
                    retracts: `r${n}`,
                  },
                  device: (1 - device) as 0 | 1,
                  arrives: 1 - one.arrives,
                },
              ];
        return [review, ...undo];
      });
      const oneDevice = replay(
        truth.map(({ fact }) => fact),
        scheduler,
        "card",
      );
      const arrived = [...truth]
        .sort((a, b) => a.arrives - b.arrives)
        .map(({ fact, device }) => {
          // A difference below a minute is taken for the network's: it changes no order here (facts
          // are seconds apart).
          const skew = skews[device] * 60_000;
          const claimed = new Date(fact.at.getTime() + skew);
          const at = correctedTime(claimed, new Date(received + skew), new Date(received));
          return { ...fact, at };
        });
      const synced = replay(arrived, scheduler, "card");
      expect(synced.state).toEqual(oneDevice.state);
      for (const { review, before } of synced.steps)
        if (before.lastReview)
          expect(review.at.getTime()).toBeGreaterThanOrEqual(before.lastReview.getTime());
    }),
    { numRuns: runs(1000) },
  );
});

test("a replay of every fact changes nothing", () => {
  const facts: Fact[] = [
    { id: "a", at: new Date(START), timeZone: "UTC", rating: "good" },
    { id: "b", at: new Date(START + HOUR), timeZone: "UTC", rating: "easy" },
  ];
  const unique = [...new Map([...facts, ...facts].map((fact) => [fact.id, fact])).values()];
  expect(replay(unique, scheduler, "card").state).toEqual(replay(facts, scheduler, "card").state);
});

test("an undo gives back the card as it was, also when it arrives before what it undoes", () => {
  const first: Fact = { id: "a", at: new Date(START), timeZone: "UTC", rating: "good" };
  const second: Fact = {
    id: "b",
    at: new Date(START + 60 * HOUR),
    timeZone: "UTC",
    rating: "very_difficult",
  };
  const undo: Fact = { id: "c", at: new Date(START + 61 * HOUR), retracts: "b" };
  const { state } = replay([first], scheduler, "card");
  expect(replay([undo, second, first], scheduler, "card").state).toEqual(state);
  expect(replay([undo, first], scheduler, "card").state).toEqual(state);
  expect(replay([{ ...undo, retracts: "a" }, first], scheduler, "card").state).toEqual(NEW_CARD);
});

test("a placement stands for the history before it", () => {
  const review: Fact = { id: "a", at: new Date(START), timeZone: "UTC", rating: "good" };
  const reset: Fact = { id: "b", at: new Date(START + HOUR), places: null };
  expect(replay([review, reset], scheduler, "card").state).toEqual(NEW_CARD);
  const places = {
    ...NEW_CARD,
    phase: "review" as const,
    stability: 20,
    difficulty: 5,
    lastReview: new Date(START),
  };
  const placed: Fact = { id: "b", at: new Date(START + HOUR), places };
  const after: Fact = {
    id: "c",
    at: new Date(START + 480 * HOUR),
    timeZone: "UTC",
    rating: "good",
  };
  expect(replay([after, placed, review], scheduler, "card").steps.at(-1)?.before).toEqual(places);
});

test("the time of a device two days wrong is put right, a second is left alone, and the future is now", () => {
  const now = new Date(START);
  const at = new Date(START - HOUR);
  const wrong = (date: Date, by: number) => new Date(date.getTime() + by);
  expect(correctedTime(wrong(at, 48 * HOUR), wrong(now, 48 * HOUR), now)).toEqual(at);
  expect(correctedTime(wrong(at, -48 * HOUR), wrong(now, -48 * HOUR), now)).toEqual(at);
  expect(correctedTime(at, wrong(now, -900), now)).toEqual(at);
  expect(correctedTime(wrong(now, 5000), now, now)).toEqual(now);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_DECK_OPTIONS } from "#features/flashcards/domain/deck-options.ts";
import { NO_DETAILS } from "#features/flashcards/domain/note-details.ts";
import type { StudyCard } from "#features/flashcards/domain/wire-study.ts";
import { type Fact, replay } from "#features/memory/domain/facts.ts";
import { RATINGS } from "#features/memory/domain/rating.ts";
import { type CardState, NEW_CARD } from "#features/memory/domain/schedule.ts";
import {
  amend,
  answer,
  comingBack,
  current,
  forgotten,
  nextStep,
  progress,
  putAside,
  remaining,
  type StudyRun,
  schedulerOf,
  startRun,
  summarise,
  undo,
} from "./study-run.ts";

const T0 = new Date("2026-03-01T08:00:00Z");
const later = (minutes: number) => new Date(T0.getTime() + minutes * 60_000);

const card = (
  id: string,
  state: Partial<CardState> = {},
  more: Partial<StudyCard> = {},
): StudyCard => ({
  id,
  noteId: `note-${id}`,
  deckId: "deck",
  ordinal: 0,
  state: { ...NEW_CARD, ...state },
  suspended: false,
  buriedUntil: null,
  flag: 0,
  leech: false,
  kind: "basic",
  question: `question ${id}`,
  answer: `answer ${id}`,
  extra: "",
  occlusion: null,
  ...NO_DETAILS,
  version: 1,
  ...more,
});
const due: Partial<CardState> = {
  phase: "review",
  due: T0,
  stability: 10,
  difficulty: 5,
  interval: 10,
  reviews: 3,
  lastReview: new Date("2026-02-19T08:00:00Z"),
};
const start = (cards: StudyCard[], options = DEFAULT_DECK_OPTIONS) =>
  startRun({ cards, options: { deck: options }, weights: null });
let facts = 0;
const rate = (run: StudyRun, rating: (typeof RATINGS)[number], at = T0) => {
  facts += 1;
  const cardId = current(run, at)?.id ?? "";
  return answer(run, {
    cardId,
    factId: `fact-${facts}`,
    rating,
    at,
    timeZone: "Pacific/Noumea",
    duration: 4_000,
  });
};

describe("what is asked next", () => {
  test("the queue in its order, a step as soon as it is due", () => {
    let run = start([card("a"), card("b", due), card("c", due)]);
    expect(current(run, T0)?.id).toBe("a");
    run = rate(run, "good");
    expect(current(run, T0)?.id).toBe("b");
    // Ten minutes later the step of the first card is due: it comes before the queue.
    expect(current(run, later(10))?.id).toBe("a");
  });

  test("a step due soon rather than waiting, and nothing when the next one is far", () => {
    const soon = start([card("a", { ...due, phase: "learning", due: later(15) })]);
    expect(current(soon, T0)?.id).toBe("a");
    const far = start([card("a", { ...due, phase: "learning", due: later(60) })]);
    expect(current(far, T0)).toBeUndefined();
    expect(nextStep(far)).toEqual(later(60));
  });

  test("nothing in an empty session", () => {
    expect(current(start([]), T0)).toBeUndefined();
    expect(nextStep(start([]))).toBeNull();
  });

  test("the earliest of two steps", () => {
    const run = start([
      card("a", { ...due, phase: "relearning", due: later(-1) }),
      card("b", { ...due, phase: "relearning", due: later(-2) }),
    ]);
    expect(current(run, T0)?.id).toBe("b");
  });
});

describe("an answer", () => {
  test("takes a review out, and the other cards of its note with it", () => {
    const pair = [card("a", due, { noteId: "n" }), card("b", {}, { noteId: "n" }), card("c", due)];
    expect(rate(start(pair), "good").waiting).toEqual(["c"]);
    expect(
      rate(start(pair, { ...DEFAULT_DECK_OPTIONS, burySiblings: false }), "good").waiting,
    ).toEqual(["b", "c"]);
  });

  test("keeps in its steps a sibling that is being learnt", () => {
    const run = rate(
      start([
        card("a", due, { noteId: "n" }),
        card("b", { ...due, phase: "learning", due: later(5) }, { noteId: "n" }),
      ]),
      "good",
    );
    expect(run.steps).toEqual(["b"]);
  });

  test("brings a forgotten card back, unless it has become a leech", () => {
    const options = { ...DEFAULT_DECK_OPTIONS, leechThreshold: 2 };
    expect(
      rate(start([card("a", { ...due, lapses: 0 })], options), "very_difficult").steps,
    ).toEqual(["a"]);
    expect(
      rate(start([card("a", { ...due, lapses: 1 })], options), "very_difficult").steps,
    ).toEqual([]);
  });

  test("makes no leech where the deck asks for none, however often it is forgotten", () => {
    const options = { ...DEFAULT_DECK_OPTIONS, leechThreshold: 0 };
    for (const lapses of [0, 1, 200])
      expect(rate(start([card("a", { ...due, lapses })], options), "very_difficult").steps).toEqual(
        ["a"],
      );
  });

  test("of a card that is not there changes nothing", () => {
    const run = start([card("a")]);
    expect(
      answer(run, {
        cardId: "x",
        factId: "f",
        rating: "good",
        at: T0,
        timeZone: "UTC",
        duration: 0,
      }),
    ).toBe(run);
  });

  test("gives the state that the server folds from the same facts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...RATINGS), fc.integer({ min: 0, max: 30 })), {
          maxLength: 20,
        }),
        (moves) => {
          let run = start([card("a"), card("b", {}, { noteId: "other" })]);
          let at = T0;
          for (const [rating, minutes] of moves) {
            at = new Date(at.getTime() + minutes * 60_000);
            if (current(run, at)) run = rate(run, rating, at);
          }
          for (const id of ["a", "b"]) {
            const own: Fact[] = run.answered
              .filter(({ cardId }) => cardId === id)
              .map(({ factId, at: when, timeZone, rating }) => ({
                id: factId,
                at: when,
                timeZone,
                rating,
              }));
            const one = run.cards.get(id);
            if (!one) throw new Error("the card has gone");
            expect(one.state).toEqual(replay(own, schedulerOf(run, one), id).state);
          }
        },
      ),
    );
  });
});

describe("undo", () => {
  test("of every answer, one by one, gives the session as it began", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...RATINGS), { minLength: 1, maxLength: 15 }),
        (ratings) => {
          const first = start([
            card("a"),
            card("b", due, { noteId: "n" }),
            card("c", {}, { noteId: "n" }),
            card("d", due),
          ]);
          let run = first;
          let at = T0;
          for (const rating of ratings) {
            at = new Date(at.getTime() + 60_000);
            if (current(run, at)) run = rate(run, rating, at);
          }
          for (let last = undo(run); last; last = undo(run)) run = last.run;
          expect(run).toEqual(first);
        },
      ),
    );
  });

  test("names the fact to retract, and keeps an edit made since", () => {
    const run = amend(rate(start([card("a", due)]), "easy"), "a", { question: "edited" });
    const back = undo(run);
    expect(back?.undone.factId).toBe(run.answered[0]?.factId);
    expect(back?.run.cards.get("a")).toMatchObject({ question: "edited", state: { reviews: 3 } });
    expect(undo(start([]))).toBeNull();
  });
});

test("cards put aside are asked no more", () => {
  const run = putAside(start([card("a"), card("b", { ...due, phase: "learning" })]), ["a", "b"]);
  expect(remaining(run)).toEqual({ new: 0, learning: 0, due: 0 });
});

test("an undo does not bring back what was put aside since", () => {
  const run = putAside(rate(start([card("a", due), card("b"), card("c")]), "good"), ["b"]);
  expect(undo(run)?.run.waiting).toEqual(["a", "c"]);
});

test("the end names what was forgotten once, and counts what comes back", () => {
  const [first, second, third] = ["a", "b", "c"].map((id) => card(id, due));
  let run = start([first, second, third] as StudyCard[]);
  run = rate(run, "very_difficult");
  run = rate(run, "good");
  run = rate(run, "easy");
  expect(forgotten(run).map(({ id }) => id)).toEqual(["a"]);
  const dues = ["a", "b", "c"].map((id) => run.cards.get(id)?.state.due?.getTime() ?? 0);
  expect(comingBack(run, T0, later(24 * 60))).toBe(
    dues.filter((at) => at < later(24 * 60).getTime()).length,
  );
  expect(comingBack(run, T0, later(10 * 365 * 24 * 60))).toBe(3);
});

test("what is left, and what was done", () => {
  let run = start([
    card("a"),
    card("b", due),
    card("c", { ...due, phase: "learning", due: later(3) }),
  ]);
  expect(remaining(run)).toEqual({ new: 1, learning: 1, due: 1 });
  run = rate(rate(run, "very_difficult"), "good");
  expect(summarise(run)).toEqual({
    reviews: 2,
    cards: 2,
    newCards: 1,
    duration: 8_000,
    known: 0.5,
  });
  expect(summarise(start([])).known).toBeNull();
});

test("a card counts as done once it leaves the session, rated out of its steps or put aside", () => {
  const asked = startRun({
    cards: [card("a"), card("b", due), card("c", due)],
    options: { deck: DEFAULT_DECK_OPTIONS },
    weights: null,
  });
  const rate = (run: StudyRun, cardId: string, rating: "good" | "very_difficult") =>
    answer(run, { cardId, factId: cardId, rating, at: T0, timeZone: "Europe/Paris", duration: 1 });
  const inSteps = rate(asked, "a", "very_difficult");
  expect([asked, inSteps].map(progress)).toEqual([
    { done: 0, total: 3 },
    { done: 0, total: 3 },
  ]);
  const known = rate(inSteps, "b", "good");
  expect(progress(known)).toEqual({ done: 1, total: 3 });
  expect(progress(putAside(known, ["c"]))).toEqual({ done: 2, total: 3 });
});

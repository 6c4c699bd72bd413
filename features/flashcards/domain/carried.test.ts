import { expect, test } from "vitest";
import { NEW_CARD } from "#features/memory/domain/schedule.ts";
import { knownAs, openByNow } from "./carried.ts";
import { DEFAULT_DECK_OPTIONS } from "./deck-options.ts";
import type { StudyCard } from "./wire-study.ts";

const SAVED = new Date("2026-11-26T09:00:00Z");
const after = (days: number) => new Date(SAVED.getTime() + days * 86_400_000);
const card = (id: string, state: Partial<StudyCard["state"]> = {}): StudyCard =>
  ({ id, deckId: "d", state: { ...NEW_CARD, ...state } }) as StudyCard;
const held = (cards: StudyCard[], left = { new: 1, due: 1 }) => ({
  cards,
  decks: [{ id: "d", counts: { learning: 0, total: 9, suspended: 0, neverSeen: 0, ...left } }],
  options: { d: { ...DEFAULT_DECK_OPTIONS, newPerDay: 2, reviewsPerDay: 2 } },
  savedAt: SAVED,
});
const ids = (cards: StudyCard[]) => cards.map(({ id }) => id);

test("cards taken for several days open with the limits of each day, not all at once", () => {
  const fresh = ["a", "b", "c", "d", "e"].map((id) => card(id));
  expect(ids(openByNow(held(fresh), SAVED, "UTC"))).toEqual(["a"]);
  expect(ids(openByNow(held(fresh), after(1), "UTC"))).toEqual(["a", "b", "c"]);
  expect(ids(openByNow(held(fresh), after(2), "UTC"))).toEqual(["a", "b", "c", "d", "e"]);
  const review = (id: string, due: Date) => card(id, { phase: "review", due, reviews: 4 });
  const due = [review("r1", SAVED), review("r2", SAVED), review("r3", after(1))];
  expect(ids(openByNow(held(due), SAVED, "UTC"))).toEqual(["r1"]);
  expect(ids(openByNow(held(due), after(1), "UTC"))).toEqual(["r1", "r2", "r3"]);
});

test("a new card seen since took its place; steps are always open; a deck that is gone is not", () => {
  const seen = card("a", {
    phase: "review",
    reviews: 1,
    lastReview: new Date(SAVED.getTime() + 1),
    due: after(9),
  });
  const step = card("s", { phase: "learning", reviews: 1, due: SAVED });
  const lost = { ...card("x"), deckId: "gone" };
  expect(ids(openByNow(held([seen, card("b"), step, lost]), SAVED, "UTC"))).toEqual(["a", "s"]);
});

test("a card is named by the end of its id and its mark", () => {
  expect(knownAs("00000000-0000-4000-8000-00000000000d", "abc123")).toBe("00000000000dabc123");
});

import { expect, test } from "vitest";
import { NEW_CARD } from "#features/memory/domain/schedule.ts";
import { DEFAULT_DECK_OPTIONS } from "../../domain/deck-options.ts";
import type { StudyCard } from "../../domain/wire-study.ts";
import { askable, factOf, withPending } from "./pending.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const card = {
  id: "c1",
  noteId: "n1",
  deckId: "d",
  state: NEW_CARD,
  suspended: false,
  buriedUntil: null,
} as StudyCard;
const queue = (cards: StudyCard[]) => ({
  cards,
  options: { d: DEFAULT_DECK_OPTIONS },
  weights: null,
});
const item = (id: string, data: object, type = "flashcard_review") => ({
  ...{ id, type, timestamp: NOW.getTime() },
  data: { owner: "p1", cardId: "c1", at: NOW.toISOString(), ...data },
});

test("reviews that wait count, once, and an undo takes them back", () => {
  const easy = item("f1", { rating: "easy" });
  const [rated] = withPending(queue([card]), [easy]);
  expect(rated?.state).toMatchObject({ phase: "review", reviews: 1 });
  expect(withPending(queue([rated as StudyCard]), [easy])[0]?.state.reviews).toBe(1);
  const undone = withPending(queue([card]), [easy, item("f2", { retracts: "f1" })]);
  expect(undone[0]?.state.phase).toBe("new");
  expect(factOf(item("f3", { rating: "perfect" }))).toBeNull();
});

test("what is asked today: nothing that comes back later, is suspended or is buried", () => {
  const rated = withPending(queue([card]), [item("f1", { rating: "easy" })]);
  const buried = { ...card, id: "c2", buriedUntil: "2026-11-22" };
  const back = { ...card, id: "c3", buriedUntil: "2026-11-21" };
  const asked = askable(
    [...rated, buried, { ...card, suspended: true }, back, card],
    NOW,
    "Europe/Paris",
  );
  expect(asked.map(({ id }) => id)).toEqual(["c3", "c1"]);
});

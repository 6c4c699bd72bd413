import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { knownAs } from "../domain/carried.ts";
import type { StarterCards } from "../domain/wire-manage.ts";
import type { CarriedCards } from "./carry-cards.ts";

const app = await testApp();
const until = () => new Date(Date.now() + 3 * 86_400_000);

test("a device takes the cards of the coming days, and afterwards only those that changed", async () => {
  const { cookie } = await app.signUp();
  const ask = async <Answer>(call: string, input?: unknown) =>
    (await app.call(`flashcards/${call}`, input, cookie)).body as Answer;
  const [deckId, noteId] = [crypto.randomUUID(), crypto.randomUUID()];
  await ask("createDeck", { id: deckId, name: "Urgences", options: { newPerDay: 2 } });
  const notes = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: n === 0 ? noteId : crypto.randomUUID(), deckId, kind: "basic", extra: "" },
    ...{ question: `Question ${n}`, answer: `Réponse ${n}`, occlusion: null },
  }));
  await ask("createNotes", { notes });
  const carry = (known: string[] = []) =>
    ask<CarriedCards>("carry", { timeZone: "UTC", until: until(), known });

  const first = await carry();
  // Two a day: today and the days that the moment touches.
  expect(first.order.length).toBeGreaterThanOrEqual(6);
  expect(first.order.length).toBeLessThanOrEqual(10);
  expect(first.cards.map(({ id }) => id)).toEqual(first.order.map((line) => line.split(" ")[0]));
  const known = first.order.map((line) => {
    const [id = "", mark = ""] = line.split(" ");
    return knownAs(id, mark);
  });
  const same = await carry(known);
  expect(same.cards).toEqual([]);
  expect(same.order).toEqual(first.order);

  const edit = { ...notes[0], deckId: undefined, version: 1, answer: "Une autre" };
  expect((await app.call("flashcards/updateNote", edit, cookie)).status).toBe(200);
  const changed = await carry(known);
  expect(changed.cards.map(({ answer }) => answer)).toEqual(["Une autre"]);
  expect(JSON.stringify({ known, changed }).length).toBeLessThan(100_000);

  const little = await ask<CarriedCards>("carry", {
    ...{ timeZone: "UTC", until: until() },
    room: JSON.stringify(first.cards[0]).length + 400,
  });
  expect(little.order).toEqual(changed.order.slice(0, 1));
  expect(little.left).toBe(changed.order.length - 1);

  const other = await app.signUp();
  const theirs = (
    await app.call("flashcards/carry", { timeZone: "UTC", until: until() }, other.cookie)
  ).body as CarriedCards;
  expect([theirs.order, theirs.cards, theirs.decks]).toEqual([[], [], []]);
});

test("the four categories have all their cards, whoever has which deck", async () => {
  const { cookie } = await app.signUp();
  const decks = (await app.call("flashcards/starterCards", undefined, cookie))
    .body as StarterCards[];
  expect(decks.map(({ category }) => category).sort()).toEqual([
    "AVC",
    "Arrêt Cardiaque",
    "Douleur thoracique",
    "Troubles de la conscience",
  ]);
  const offered = (await app.call("flashcards/listStarters", undefined, cookie)).body as {
    category: string;
    cards: number;
  }[];
  for (const { category, cards } of offered)
    expect(decks.find((deck) => deck.category === category)?.cards, category).toHaveLength(cards);
  for (const { cards } of decks)
    for (const { question, answer, source } of cards) {
      expect(question).not.toBe("");
      expect(answer).not.toMatch(/\{\{c\d/);
      expect(question).not.toMatch(/\{\{c\d/);
      expect(answer).not.toBe("");
      expect(source.link).toMatch(/^https?:/);
    }
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import { replay } from "#features/memory/domain/facts.ts";
import { makeScheduler } from "#features/memory/domain/schedule.ts";
import { on } from "#platform/feature/server/events.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { DEFAULT_DECK_OPTIONS, scheduleOf } from "../domain/deck-options.ts";
import { cardReviewed, reviewRetracted } from "../events.ts";
import { review, student, ZONE } from "../testing/decks.ts";

const heard: { name: string; payload: Record<string, unknown> }[] = [];
const listener = serverFeature({
  name: "listener",
  listens: [
    on(cardReviewed, async (payload) => void heard.push({ name: "reviewed", payload })),
    on(reviewRetracted, async (payload) => void heard.push({ name: "retracted", payload })),
  ],
});
const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ features: [...features, listener], now: () => NOW });
const HOUR = 3_600_000;
const ago = (hours: number, from = NOW) => new Date(from.getTime() - hours * HOUR);
type Answer = {
  skew: number;
  results: { id: string; status: string; reason: string | null }[];
  cards: { id: string; state: Record<string, unknown> }[];
};
const scheduler = makeScheduler(scheduleOf(DEFAULT_DECK_OPTIONS, null));

/** Dates of an answer are text here: the harness reads plain JSON. */
const asText = (state: object) => JSON.parse(JSON.stringify(state));

test("reviews give the schedule of FSRS, an undo takes one back, and sending all again changes nothing", async () => {
  const { ask, addCards } = await student(app);
  const [card = ""] = await addCards("Seuil de thrombolyse ?");
  const first = review(card, ago(100), "good", { duration: 4000 });
  const second = review(card, ago(50), "easy");
  const undo = { id: randomUUID(), cardId: card, at: ago(49).toISOString(), retracts: second.id };
  const answer = await ask<Answer>("rate", { sentAt: NOW, facts: [first, second] });
  expect(answer.results.map(({ status }) => status)).toEqual(["applied", "applied"]);
  const facts = [first, second].map((one) => ({
    ...{ id: one.id, at: new Date(one.at), timeZone: ZONE, rating: one.rating as "good" },
  }));
  expect(answer.cards[0]?.state).toEqual(asText(replay(facts, scheduler, card).state));

  const undone = await ask<Answer>("rate", { sentAt: NOW, facts: [undo] });
  expect(undone.cards[0]?.state).toEqual(asText(replay(facts.slice(0, 1), scheduler, card).state));
  const again = await ask<Answer>("rate", { sentAt: NOW, facts: [undo, second, first] });
  expect(again.results.map(({ status }) => status)).toEqual(["already", "already", "already"]);
  expect(again.cards[0]?.state).toEqual(undone.cards[0]?.state);
  const history = await ask<{ id: string; retracted: boolean }[]>("history", { id: card });
  expect(history.map(({ id, retracted }) => [id, retracted])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

test("two devices that were apart agree, whatever arrives first, with a clock two days wrong", async () => {
  const one = await student(app);
  const [card = ""] = await one.addCards("NIHSS ?");
  const phone = [review(card, ago(30), "good"), review(card, ago(8), "good")];
  const laptop = [review(card, ago(20), "very_difficult"), review(card, ago(2), "easy")];
  const facts = [...phone, ...laptop].map((each) => ({
    ...each,
    at: new Date(each.at),
    timeZone: ZONE,
    rating: each.rating as "good",
  }));
  const expected = asText(replay(facts, scheduler, card).state);
  const late = 48 * HOUR;
  const wrong = laptop.map((each) => ({
    ...each,
    at: new Date(new Date(each.at).getTime() - late).toISOString(),
  }));
  const sentLate = new Date(NOW.getTime() - late);
  const fromLaptop = await one.ask<Answer>("rate", {
    sentAt: sentLate,
    facts: [...wrong].reverse(),
  });
  expect(fromLaptop.skew).toBe(late);
  const both = await one.ask<Answer>("rate", { sentAt: NOW, facts: phone });
  expect(both.cards[0]?.state).toEqual(expected);
});

test("a refused item has its reason and stops no other", async () => {
  const [me, other] = [await student(app), await student(app)];
  const [card = ""] = await me.addCards("Glasgow ?");
  const [theirs = ""] = await other.addCards("Rankin ?");
  const good = review(card, ago(1), "good");
  const facts = [
    { id: "broken", cardId: card, rating: "good" },
    "nonsense",
    review(theirs, ago(1), "good"),
    { ...review(card, new Date("1970-01-01"), "good") },
    good,
    { ...review(card, ago(1), "great") },
  ];
  const { results } = await me.ask<Answer>("rate", { sentAt: NOW, facts });
  const reasons = results.map(({ status, reason }) => reason ?? status).sort();
  expect(reasons).toEqual([
    "applied",
    "malformed",
    "malformed",
    "malformed",
    "malformed",
    "unknownCard",
  ]);
  expect(results.find(({ id }) => id === good.id)?.status).toBe("applied");
  const [second = ""] = await me.addCards("Autre carte");
  // A fact is of its card: the same id on another one, by chance or by a mistake of a device, loses
  // nothing.
  const same = { sentAt: NOW, facts: [{ ...good, cardId: second }] };
  expect((await me.ask<Answer>("rate", same)).results).toEqual([
    { id: good.id, status: "applied", reason: null },
  ]);
  expect((await me.ask<Answer>("rate", same)).results).toEqual([
    { id: good.id, status: "already", reason: null },
  ]);
});

test("what happened is told once, in the same transaction, and an undo too", async () => {
  const { ask, addCards, person } = await student(app);
  const [card = ""] = await addCards("Wells ?");
  heard.length = 0;
  const first = review(card, ago(72), "good", { duration: 2500 });
  const second = review(card, ago(24), "difficult");
  await ask("rate", { sentAt: NOW, facts: [first, second] });
  await ask("rate", { sentAt: NOW, facts: [first] });
  expect(heard.map(({ payload }) => payload.reviewId)).toEqual([first.id, second.id]);
  expect(heard[0]?.payload).toMatchObject({
    personId: person.id,
    cardId: card,
    duration: 2500,
    elapsed: null,
    recall: 0,
    before: { phase: "new" },
  });
  expect(heard[1]?.payload).toMatchObject({
    elapsed: 2,
    rating: "difficult",
    before: { phase: "learning" },
  });
  expect(heard[1]?.payload.recall).toBeGreaterThan(0.5);
  const undo = { id: randomUUID(), cardId: card, at: ago(1), retracts: second.id };
  await ask("rate", { sentAt: NOW, facts: [{ ...undo, at: undo.at.toISOString() }] });
  expect(heard[2]).toEqual({
    name: "retracted",
    payload: { personId: person.id, reviewId: second.id, cardId: card, at: undo.at },
  });
});

test("a card forgotten too often becomes a leech and is suspended; undoing that lapse frees it", async () => {
  const { ask, addCards } = await student(app, { leechThreshold: 2, fuzz: false });
  const [card = ""] = await addCards("Formule de Cockcroft");
  const facts = [
    review(card, ago(900), "easy"),
    review(card, ago(600), "very_difficult"),
    review(card, ago(599), "easy"),
    review(card, ago(300), "very_difficult"),
  ];
  const { cards } = await ask<{ cards: { leech: boolean; suspended: boolean }[] }>("rate", {
    sentAt: NOW,
    facts,
  });
  expect(cards[0]).toMatchObject({ leech: true, suspended: true });
  const undo = {
    id: randomUUID(),
    cardId: card,
    at: ago(299).toISOString(),
    retracts: facts[3]?.id,
  };
  const freed = await ask<{ cards: object[] }>("rate", { sentAt: NOW, facts: [undo] });
  expect(freed.cards[0]).toMatchObject({ leech: false, suspended: false });
});

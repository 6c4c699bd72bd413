import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "../testing/decks.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
interface Queue {
  cards: { id: string; noteId: string; question: string; state: { phase: string } }[];
  counts: { new: number; learning: number; due: number };
  nextDue: string | null;
  options: Record<string, object>;
}
type Me = Awaited<ReturnType<typeof student>>;
const queueOf = (me: Me, more: object = {}) =>
  me.ask<Queue>("queue", { scope: { deckIds: [me.deckId] }, timeZone: ZONE, ...more });
const rate = (me: Me, ...facts: object[]) => me.ask("rate", { sentAt: NOW, facts });
const decksOf = (me: Me) =>
  me
    .ask<{ id: string; counts: Record<string, number> }[]>("listDecks", { timeZone: ZONE })
    .then(([deck]) => deck);

test("due steps come first, then reviews with new cards among them, each within the limits of the day", async () => {
  const me = await student(app, { newPerDay: 2, reviewsPerDay: 3, fuzz: false });
  const ids = await me.addCards(...Array.from({ length: 8 }, (_, n) => `Carte ${n}`));
  const facts = ids.slice(0, 4).map((id, n) => review(id, ago(900 + n), "easy"));
  await rate(me, ...facts, review(ids[4] ?? "", ago(30), "very_difficult"));
  const queue = await queueOf(me);
  expect(queue.counts).toEqual({ new: 2, learning: 1, due: 3 });
  expect(queue.cards.map(({ state }) => state.phase)).toEqual(
    ["learning", "review", "review", "new", "review", "new"].map((p) => p),
  );
  // Most late first.
  expect(queue.cards.filter(({ state }) => state.phase === "review").map(({ id }) => id)).toEqual([
    ids[3],
    ids[2],
    ids[1],
  ]);
  expect((await decksOf(me))?.counts).toMatchObject({
    new: 2,
    learning: 1,
    due: 3,
    total: 8,
    neverSeen: 3,
  });

  await rate(me, review(ids[5] ?? "", ago(0.2), "easy"), review(ids[3] ?? "", ago(0.1), "good"));
  const later = await queueOf(me);
  expect(later.counts).toEqual({ new: 1, learning: 1, due: 2 });
  // A search is studied without limits.
  const found = await queueOf(me, { scope: { deckIds: [], query: "is:new" } });
  expect(found.cards.map(({ id }) => id)).toEqual(ids.slice(6));
});

test("siblings wait for another day, suspended and buried cards too", async () => {
  const me = await student(app);
  const id = randomUUID();
  await me.ask("createNotes", {
    notes: [{ id, deckId: me.deckId, kind: "reversed", question: "HTA", answer: "tension" }],
  });
  const other = await me.addCards("Seule", "Suspendue", "Enterrée");
  const change = (cardIds: (string | undefined)[], change: object) =>
    me.ask("changeCards", { selection: { cardIds }, change, timeZone: ZONE });
  await change([other[1]], { action: "suspend", suspended: true });
  await change([other[2]], { action: "bury", until: "2026-11-22" });
  const queue = await queueOf(me);
  expect(queue.cards.map(({ noteId, id: card }) => (noteId === id ? "HTA" : card))).toEqual([
    "HTA",
    other[0],
  ]);
  await rate(me, review(queue.cards[0]?.id ?? "", ago(0.1), "easy"));
  expect((await queueOf(me)).cards.map((card) => card.id)).toEqual([other[0]]);
  await change([other[2]], { action: "bury", until: null });
  expect((await queueOf(me)).cards).toHaveLength(2);
});

test("a device takes along what comes back later, and an empty queue says when the next card does", async () => {
  const me = await student(app, { fuzz: false });
  const [card = ""] = await me.addCards("Une seule");
  await rate(me, review(card, ago(1), "easy"));
  const empty = await queueOf(me);
  expect([empty.cards, empty.nextDue]).toEqual([[], "2026-11-29T09:00:00.000Z"]);
  const along = await queueOf(me, { until: "2026-12-01T00:00:00Z" });
  expect(along.cards.map(({ id }) => id)).toEqual([card]);
});

test("a deck whose options change has its cards scheduled again, and its children follow its name", async () => {
  const me = await student(app, { fuzz: false });
  const stop = await app.start();
  const [card = ""] = await me.addCards("Intervalle");
  const child = randomUUID();
  await me.ask("createDeck", { id: child, name: "Urgences::Neuro" });
  await rate(me, review(card, ago(1), "easy"));
  const due = async () =>
    (await me.ask<{ cards: { state: { interval: number } }[] }>("search", { timeZone: ZONE }))
      .cards[0]?.state.interval;
  const before = (await due()) ?? 0;
  await me.ask("updateDeck", { id: me.deckId, name: "SAU", options: { retention: 0.8 } });
  await expect.poll(due, { timeout: 10_000 }).toBeGreaterThan(before);
  const decks = await me.ask<{ name: string }[]>("listDecks", { timeZone: ZONE });
  expect(decks.map(({ name }) => name)).toEqual(["SAU", "SAU::Neuro"]);
  await expect(me.ask("updateDeck", { id: child, name: "SAU" })).rejects.toThrow("409");
  await stop();
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "#features/flashcards/testing/decks.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
type Me = Awaited<ReturnType<typeof student>>;
const rate = (me: Me, ...facts: object[]) => me.ask("rate", { sentAt: NOW, facts });

test("a session counts what was done in it, is resumed until it ends, and belongs to its person", async () => {
  const [me, other] = [await student(app), await student(app)];
  const [a = "", b = ""] = await me.addCards("Un", "Deux");
  const id = randomUUID();
  await me.ask("startSession", { id, scope: { deckIds: [me.deckId] }, startedAt: ago(0.5) });
  await me.ask("startSession", { id, scope: { deckIds: [me.deckId] }, startedAt: ago(0.5) });
  const undone = review(b, ago(0.2), "good", { sessionId: id, duration: 9000 });
  await rate(
    me,
    review(a, ago(0.4), "very_difficult", { sessionId: id, duration: 5000 }),
    review(a, ago(0.3), "good", { sessionId: id, duration: 3000 }),
    undone,
    { id: randomUUID(), cardId: b, at: ago(0.1), retracts: undone.id },
  );
  const current = await me.ask<{ id: string; summary: object }>("currentSession", {
    timeZone: ZONE,
  });
  expect(current).toMatchObject({
    id,
    endedAt: null,
    summary: {
      reviews: 2,
      cards: 1,
      newCards: 1,
      duration: 8000,
      byRating: { very_difficult: 1, good: 1, easy: 0 },
    },
  });
  expect(await other.ask("currentSession", { timeZone: ZONE })).toBeNull();
  await me.ask("endSession", { id, endedAt: ago(0) });
  expect(await me.ask("currentSession", { timeZone: ZONE })).toBeNull();
  await expect(other.ask("endSession", { id, endedAt: ago(0) })).rejects.toThrow("404");
  await expect(other.ask("startSession", { id, scope: {}, startedAt: ago(0) })).rejects.toThrow(
    "409",
  );
});

import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student, ZONE } from "#features/flashcards/testing/decks.ts";
import type { Planning } from "../domain/wire-stats.ts";

// 11:00 in Paris.
const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });

test("the first day of the planning is what the decks ask for today", async () => {
  const me = await student(app, { newPerDay: 2 });
  const cards = await me.addCards("Une", "Deux", "Trois", "Quatre");
  const today = async () => {
    const [decks, plan] = await Promise.all([
      me.ask<{ counts: Record<"new" | "learning" | "due", number> }[]>("listDecks", {
        timeZone: ZONE,
      }),
      me.ask<Planning>("planning", { timeZone: ZONE }),
    ]);
    const [first] = plan.days;
    expect([first?.new, first?.due]).toEqual([
      decks.reduce((sum, { counts }) => sum + counts.new, 0),
      decks.reduce((sum, { counts }) => sum + counts.learning + counts.due, 0),
    ]);
    return plan.days.slice(0, 3).map((day) => day.new);
  };
  expect(await today()).toEqual([2, 2, 0]);
  await me.ask("rate", {
    sentAt: NOW,
    facts: cards.slice(0, 2).map((card) => review(card, NOW, "very_difficult")),
  });
  expect(await today()).toEqual([0, 2, 0]);
});

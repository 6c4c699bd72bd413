import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { review, student } from "../testing/decks.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const app = await testApp({ now: () => NOW });
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** A card forgotten `lapses` times, a month apart, and known after each. */
const history = (card: string, lapses: number) => [
  review(card, ago(400), "easy"),
  ...Array.from({ length: lapses }, (_, turn) => [
    review(card, ago(300 - 30 * turn), "very_difficult"),
    review(card, ago(299 - 30 * turn), "easy"),
  ]).flat(),
];

test.each([
  [0, 0, false],
  [0, 6, false],
  [3, 2, false],
  [3, 3, true],
])(
  "threshold %d, forgotten %d times: a leech, and suspended: %s",
  async (leechThreshold, lapses, leech) => {
    const { ask, addCards } = await student(app, { leechThreshold, fuzz: false });
    const [card = ""] = await addCards("Formule de Cockcroft");
    const { cards } = await ask<{ cards: { state: object }[] }>("rate", {
      sentAt: NOW,
      facts: history(card, lapses),
    });
    expect(cards[0]).toMatchObject({ leech, suspended: leech, state: { lapses } });
  },
);

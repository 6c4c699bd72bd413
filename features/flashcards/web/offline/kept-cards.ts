// The cards that this device holds: those of the queue, one record each, and the decks they belong
// to. After a day they are to be fetched again: until then they are shown with their date.
import { cache } from "#platform/offline/web/cache.ts";
import { readHeld } from "#platform/offline/web/not-held.ts";
import type { Deck } from "../../domain/wire-note.ts";
import type { CardRow, Queue, StudyCard } from "../../domain/wire-study.ts";

const DAY = 24 * 3_600_000;
export const MOST_CARDS = 1000;

interface Held {
  place: number;
  card: StudyCard;
}
interface HeldDecks {
  decks: Deck[];
  options: Queue["options"];
  weights: Queue["weights"];
  savedAt: Date;
}

export async function keepCards(decks: Deck[], queue: Queue): Promise<void> {
  await cache.replace(
    "flashcard",
    queue.cards.map((card, place) => ({ key: card.id, data: { place, card } satisfies Held })),
    DAY,
  );
  const data: HeldDecks = {
    decks,
    options: queue.options,
    weights: queue.weights,
    savedAt: new Date(),
  };
  await cache.put("flashcard_category", [{ key: "decks", data }], null);
}

export type HeldCards = HeldDecks & { cards: StudyCard[] };

/** What the device holds, in the order to ask. Throws `NotHeld`. */
export const heldCards = (): Promise<HeldCards> =>
  readHeld(async () => {
    const decks = await cache.get<HeldDecks>("flashcard_category", "decks");
    if (!decks) return null;
    const held = await cache.list<Held>("flashcard", MOST_CARDS);
    return { ...decks, cards: held.sort((a, b) => a.place - b.place).map(({ card }) => card) };
  });

/** Brings the held cards to what the server has just said of them. */
export async function refreshHeld(rows: readonly CardRow[]): Promise<void> {
  for (const row of rows) {
    const held = await cache.get<Held>("flashcard", row.id);
    if (held)
      await cache.put(
        "flashcard",
        [{ key: row.id, data: { ...held, card: { ...held.card, ...row } } }],
        DAY,
      );
  }
}

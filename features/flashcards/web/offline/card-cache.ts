// The cards that this device holds: those of the queue, one record each, and the decks they belong
// to. After a day they are to be fetched again: until then they are shown with their date.
import { cache } from "#platform/offline/web/cache.ts";
import { readCached } from "#platform/offline/web/not-cached.ts";
import { knownAs, openByNow } from "../../domain/carried.ts";
import type { Deck } from "../../domain/wire-note.ts";
import type { CardRow, Queue, StudyCard } from "../../domain/wire-study.ts";
import { timeZone } from "../api.ts";

const DAY = 24 * 3_600_000;
export const MOST_CARDS = 1000;

interface Held {
  place: number;
  card: StudyCard;
  /** What the server calls this state of the card; a review since makes it another one. */
  mark: string;
}
interface HeldDecks {
  decks: Deck[];
  options: Queue["options"];
  weights: Queue["weights"];
  savedAt: Date;
}

type Carried = Pick<Queue, "cards" | "options" | "weights"> & { decks: Deck[]; order: string[] };

/** What this device names as held, so that it is not sent again. */
export async function knownCards(): Promise<string[]> {
  const held = await cache.list<Held>("flashcard", MOST_CARDS).catch(() => []);
  return held.flatMap(({ card, mark }) => (mark ? [knownAs(card.id, mark)] : []));
}

/** The cards in the order of the server; resolves to false when one that it counts on is not here. */
export async function keepCards({ decks, order, ...queue }: Carried): Promise<StudyCard[] | null> {
  const fresh = new Map(queue.cards.map((card) => [card.id, card]));
  const before = new Map(
    (await cache.list<Held>("flashcard", MOST_CARDS)).map(({ card }) => [card.id, card]),
  );
  const entries: { key: string; data: Held }[] = [];
  for (const [place, line] of order.entries()) {
    const [id = "", mark = ""] = line.split(" ");
    const card = fresh.get(id) ?? before.get(id);
    if (!card) return null;
    entries.push({ key: id, data: { place, card, mark } });
  }
  const data: HeldDecks = {
    decks,
    options: queue.options,
    weights: queue.weights,
    savedAt: new Date(),
  };
  await cache.replace("flashcard", entries, DAY, [
    { type: "flashcard_category", key: "decks", data },
  ]);
  return entries.map(({ data: { card } }) => card);
}

export type CachedCards = HeldDecks & { cards: StudyCard[] };

/** What the device holds and today asks, in the order to ask. Throws `NotHeld`. */
export const cachedCards = (): Promise<CachedCards> =>
  readCached(async () => {
    const decks = await cache.get<HeldDecks>("flashcard_category", "decks");
    if (!decks) return null;
    const held = await cache.list<Held>("flashcard", MOST_CARDS);
    const cards = held.sort((a, b) => a.place - b.place).map(({ card }) => card);
    return { ...decks, cards: openByNow({ ...decks, cards }, new Date(), timeZone()) };
  });

/** Brings the held cards to what the server has just said of them. */
export async function refreshCache(rows: readonly CardRow[]): Promise<void> {
  for (const row of rows) {
    const held = await cache.get<Held>("flashcard", row.id);
    if (held)
      await cache.put(
        "flashcard",
        [{ key: row.id, data: { ...held, mark: "", card: { ...held.card, ...row } } }],
        DAY,
      );
  }
}

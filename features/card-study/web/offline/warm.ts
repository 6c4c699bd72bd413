// Takes along what days of study without network need: the cards that come back, their decks, their
// pictures, and the four categories.

import type { StudyCard } from "#features/flashcards/domain/public.ts";
import { CARRIED_DAYS, mediaReferences } from "#features/flashcards/domain/public.ts";
import {
  cachedCards,
  client,
  keepCards,
  knownCards,
  timeZone,
} from "#features/flashcards/web/public.tsx";
import { cache } from "#platform/offline/web/cache.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { isOfThisVersion } from "#platform/offline/web/pack-versions.ts";
import { takeMedia } from "#platform/offline/web/pocket-room.ts";
import { categories } from "../api.ts";
import { CATEGORY, cachedCategories } from "./cached-categories.ts";

const PACK = "flashcards";

const DAY = 24 * 3_600_000;

/** Addresses of the media that these cards show. */
const mediaOf = (cards: readonly StudyCard[]): string[] => [
  ...new Set(
    cards.flatMap(({ question, answer, extra, occlusion }) => [
      ...mediaReferences(`${question} ${answer} ${extra}`),
      ...(occlusion ? [occlusion.image] : []),
    ]),
  ),
];

type Tools = Parameters<OfflinePack["warm"]>[0];

async function carry({ signal, room, left }: Tools): Promise<StudyCard[]> {
  const until = new Date(Date.now() + CARRIED_DAYS * DAY);
  const input = { timeZone: timeZone(), until, room: await room("flashcard") };
  const keep = async (known: string[]): Promise<StudyCard[] | null> => {
    const carried = await client.carry({ ...input, known }, { signal });
    left(carried.left);
    return keepCards(carried);
  };
  // Something was erased meanwhile: everything is asked for again.
  return (await keep(await knownCards())) ?? (await keep([])) ?? [];
}

/** The four categories of the specification, to be looked at without a deck: once a version. */
async function keepCategories(signal: AbortSignal): Promise<void> {
  if (isOfThisVersion(PACK) && (await cachedCategories().catch(() => [])).length > 0) return;
  const decks = await categories.starterCards(undefined, { signal });
  await cache.put(
    CATEGORY,
    decks.map((deck) => ({ key: deck.category, data: deck })),
    null,
  );
}

export const warmCards: OfflinePack["warm"] = async (tools) => {
  const { signal, step } = tools;
  await keepCategories(signal);
  const cards = await carry(tools);
  const media = mediaOf(cards).filter((address) => address.startsWith("/api/flashcards/media/"));
  const total = cards.length + media.length + 1;
  step(cards.length + 1, total);
  await takeMedia(media, signal, (done) => step(cards.length + done + 1, total));
};

/** The cards of today, as a session takes them, and the four categories. */
export async function cardsOpen(): Promise<boolean> {
  await cachedCards();
  const categories = await cachedCategories();
  return categories.length > 0 && categories.every(({ cards }) => cards.length > 0);
}

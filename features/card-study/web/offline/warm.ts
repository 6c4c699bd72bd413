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

async function carry(signal: AbortSignal): Promise<StudyCard[]> {
  const input = { timeZone: timeZone(), until: new Date(Date.now() + CARRIED_DAYS * DAY) };
  const known = await knownCards();
  const kept = await keepCards(await client.carry({ ...input, known }, { signal }));
  // Something was erased meanwhile: everything is asked for again.
  return kept ?? (await keepCards(await client.carry(input, { signal }))) ?? [];
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

export const warmCards: OfflinePack["warm"] = async ({ signal, step }) => {
  await keepCategories(signal);
  const cards = await carry(signal);
  const media = mediaOf(cards).filter((address) => address.startsWith("/api/flashcards/media/"));
  const total = cards.length + media.length + 1;
  step(cards.length + 1, total);
  for (const [index, address] of media.entries()) {
    // The worker keeps what passes. A picture that is gone stops nothing: its card says so when it
    // is shown.
    await fetch(address, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    step(cards.length + index + 2, total);
  }
};

/** The cards of today, as a session takes them, and the four categories. */
export async function cardsOpen(): Promise<boolean> {
  await cachedCards();
  const categories = await cachedCategories();
  return categories.length > 0 && categories.every(({ cards }) => cards.length > 0);
}

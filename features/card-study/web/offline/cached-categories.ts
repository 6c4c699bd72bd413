// The four categories that every device holds (specification §3), whoever has which deck.

import type { StarterCards } from "#features/flashcards/domain/public.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { type Reading, readOrPack } from "#platform/offline/web/cached-query.ts";
import { packsSince } from "#platform/offline/web/warm-up-store.ts";
import { categories } from "../api.ts";

/** Record type of the specification; the other records of this type have no cards. */
export const CATEGORY = "flashcard_category";

export async function cachedCategories(): Promise<StarterCards[]> {
  const all = await cache.list<Partial<StarterCards>>(CATEGORY);
  return all
    .filter((one): one is StarterCards => Array.isArray(one.cards) && one.category !== undefined)
    .toSorted((a, b) => a.category.localeCompare(b.category, "fr"));
}

/** From this device at once; from the server when it does not hold them. Throws `NotHeld`. */
export async function readCategories(signal: AbortSignal): Promise<Reading<StarterCards[]>> {
  const held = await cachedCategories().catch(() => []);
  if (held.length > 0) return { data: held, keptAt: null };
  return readOrPack(
    signal,
    (either) => categories.starterCards(undefined, { signal: either }),
    async () => {
      const again = await cachedCategories();
      return again.length > 0 ? { data: again, at: new Date(packsSince().flashcards ?? 0) } : null;
    },
  );
}

// Takes along what a day of study without network needs: the cards due until tomorrow, their decks,
// their pictures.
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { mediaReferences } from "../../domain/media-references.ts";
import type { StudyCard } from "../../domain/wire-study.ts";
import { client, timeZone } from "../api.ts";
import { keepCards, MOST_CARDS } from "./kept-cards.ts";

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

export const warmCards: OfflinePack["warm"] = async ({ signal, step }) => {
  const zone = timeZone();
  const [decks, queue] = await Promise.all([
    client.listDecks({ timeZone: zone }, { signal }),
    client.queue(
      {
        scope: { deckIds: [], query: "" },
        timeZone: zone,
        limit: MOST_CARDS,
        until: new Date(Date.now() + DAY),
      },
      { signal },
    ),
  ]);
  const media = mediaOf(queue.cards).filter((address) =>
    address.startsWith("/api/flashcards/media/"),
  );
  const total = queue.cards.length + media.length + 1;
  await keepCards(decks, queue);
  step(queue.cards.length + 1, total);
  for (const [index, address] of media.entries()) {
    // The worker keeps what passes. A picture that is gone stops nothing: its card says so when it
    // is shown.
    await fetch(address, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    step(queue.cards.length + index + 2, total);
  }
};

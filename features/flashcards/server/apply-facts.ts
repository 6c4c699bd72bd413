// Reviews and undos sent by a device. Each is kept or refused on its own; the order of arrival does
// not matter.
import { z } from "zod";
import { type CardState, correctedTime, DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import {
  type Acknowledgement,
  type CardRow,
  fact as factSchema,
  type Refusal,
  type SentFact,
} from "../domain/wire-study.ts";
import { cardReviewed, reviewRetracted } from "../events.ts";
import { addFacts, knownFacts, lastPlace, lockCards } from "./queries-cards.ts";
import { type Folded, refoldCards } from "./refold-cards.ts";

const DAY_MS = 86_400_000;
/**
 * Spaced repetition by computer is younger than this: an earlier review is a mistake of the device.
 */
const EARLIEST = new Date("1990-01-01T00:00:00Z");
const named = z.object({ id: z.string().max(100) });

interface Sent {
  sentAt: Date;
  facts: readonly unknown[];
}

export async function applyFacts(
  services: Services,
  tx: Tx,
  personId: string,
  { sentAt, facts }: Sent,
) {
  const receivedAt = services.now();
  const { wanted, results } = readSent(facts);
  const refuse = (id: string, reason: Refusal) => results.push({ id, status: "refused", reason });
  const cardIds = [...new Set(wanted.map(({ cardId }) => cardId))];
  // They leave together, and each is done when its turn comes: what is known is read under the lock.
  const [own, kept, place] = await Promise.all([
    lockCards(tx, cardIds),
    knownFacts(
      tx,
      cardIds,
      wanted.map(({ id }) => id),
    ),
    wanted.some((one) => "rating" in one && !one.timeZone) ? lastPlace(tx) : DEFAULT_ZONE,
  ]);
  const locked = new Map(own.map((card) => [card.id, card]));
  const known = new Set(kept.map(({ id, cardId }) => `${cardId} ${id}`));
  const fresh: SentFact[] = [];
  for (const one of wanted) {
    if (known.has(`${one.cardId} ${one.id}`))
      results.push({ id: one.id, status: "already", reason: null });
    else if (!locked.has(one.cardId)) refuse(one.id, "unknownCard");
    else fresh.push({ ...one, at: correctedTime(one.at, sentAt, receivedAt) });
  }

  const changed = [...new Set(fresh.map(({ cardId }) => cardId))].flatMap(
    (id) => locked.get(id) ?? [],
  );
  const adding = addFacts(
    tx,
    fresh.map((one) => ({
      id: one.id,
      ownerId: personId,
      cardId: one.cardId,
      at: one.at,
      receivedAt,
      ...("rating" in one
        ? {
            rating: one.rating,
            timeZone: one.timeZone ?? place,
            duration: one.duration,
            sessionId: one.sessionId,
          }
        : { retracts: one.retracts }),
    })),
  );
  const [folded] = await Promise.all([refoldCards(tx, changed), adding]);
  for (const { id } of fresh) results.push({ id, status: "applied", reason: null });
  await tell(services, tx, personId, fresh, folded);

  const cards: CardRow[] = [...locked.values()].map((card) => folded.get(card.id)?.card ?? card);
  const skew = correctedTime(sentAt, sentAt, receivedAt).getTime() - sentAt.getTime();
  return { serverTime: receivedAt, skew, results, cards };
}

/** Reads what a device sent; what cannot be read is refused at once. */
function readSent(facts: readonly unknown[]): { wanted: SentFact[]; results: Acknowledgement[] } {
  const results: Acknowledgement[] = [];
  const sound = new Map<string, SentFact>();
  for (const sent of facts) {
    const read = factSchema.safeParse(sent);
    if (!read.success || read.data.at < EARLIEST) {
      const id = named.safeParse(sent).data?.id ?? "";
      results.push({ id, status: "refused", reason: "malformed" });
      // The same id twice in one sending is the same fact.
    } else if (!sound.has(read.data.id)) sound.set(read.data.id, read.data);
  }
  return { wanted: [...sound.values()], results };
}

const outline = ({ phase, stability, difficulty, interval, streak }: CardState) => ({
  phase,
  stability,
  difficulty,
  interval,
  streak,
});

async function tell(
  { events }: Services,
  tx: Tx,
  personId: string,
  facts: readonly SentFact[],
  folded: ReadonlyMap<string, Folded>,
) {
  const reviewed = facts.flatMap((fact) => {
    const card = folded.get(fact.cardId);
    return "rating" in fact && card ? reviewOf(personId, fact, card) : [];
  });
  const retracted = facts.flatMap((fact) =>
    "retracts" in fact
      ? [{ personId, reviewId: fact.retracts, cardId: fact.cardId, at: fact.at }]
      : [],
  );
  await events.emitAll(tx, cardReviewed, reviewed);
  await events.emitAll(tx, reviewRetracted, retracted);
}

function reviewOf(personId: string, fact: Extract<SentFact, { rating: unknown }>, folded: Folded) {
  const step = folded.steps.find(({ review }) => review.id === fact.id);
  // Undone before it arrived: it never counted.
  if (!step) return [];
  const { before, after, review } = step;
  const { lastReview } = before;
  const told = {
    personId,
    reviewId: fact.id,
    cardId: fact.cardId,
    noteId: folded.card.noteId,
    deckId: folded.card.deckId,
    at: review.at,
    timeZone: review.timeZone,
    rating: review.rating,
    duration: fact.duration,
    elapsed: lastReview === null ? null : (review.at.getTime() - lastReview.getTime()) / DAY_MS,
    recall: folded.scheduler.recall(before, review),
    before: outline(before),
    after: outline(after),
  };
  return [told];
}

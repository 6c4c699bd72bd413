// A fact arrives: it is kept once, and the days are corrected by what it changes in the fold of its card.
import { studyDay } from "#features/flashcards/domain/local-day.ts";
import type { Tx } from "#platform/db/database.ts";
import { type Anchor, awardsOfCard, type ReviewFact } from "../domain/card-awards.ts";
import { difference, type Source } from "../domain/day-figures.ts";
import { addFact, addToDays, factsOf, lockPerson } from "./queries.ts";

/** Where a person is until their device says otherwise: the product is French. */
export const ASSUMED_ZONE = "Europe/Paris";

/** Where the person of a transaction is: read, and their row locked, once in it however many facts it brings. */
const zones = new WeakMap<Tx, Map<string, string>>();
async function zoneOf(tx: Tx, personId: string): Promise<string> {
  const known = zones.get(tx) ?? new Map<string, string>();
  zones.set(tx, known);
  const zone = known.get(personId) ?? (await lockPerson(tx, personId, ASSUMED_ZONE));
  known.set(personId, zone);
  return zone;
}

interface Told {
  personId: string;
  reviewId: string;
  cardId: string;
  at: Date;
}
type Review = Told & { rating: ReviewFact["rating"]; duration: number | null; anchor: Anchor | null };

const SOURCE: Source = "flashcards";

export async function keepReview(tx: Tx, { personId, reviewId, cardId, anchor, ...told }: Review): Promise<void> {
  const timeZone = await zoneOf(tx, personId);
  const { reviews, undone } = await knownOf(tx, personId, cardId);
  if (reviews.some(({ id }) => id === reviewId)) return;
  const review = { id: reviewId, day: studyDay(told.at, timeZone), anchor, ...told };
  const earlier = reviews.some(({ at }) => at < told.at);
  await addFact(tx, {
    kind: "review",
    ownerId: personId,
    source: SOURCE,
    subject: cardId,
    timeZone,
    ...review,
    anchor: earlier ? null : anchor,
  });
  const change = difference(awardsOfCard(reviews, undone), awardsOfCard([...reviews, review], undone));
  await addToDays(tx, personId, SOURCE, change);
}

/** It may come before the review it takes back, which then never counts. */
export async function keepUndo(tx: Tx, { personId, reviewId, cardId, at }: Told): Promise<void> {
  const timeZone = await zoneOf(tx, personId);
  const { reviews, undone } = await knownOf(tx, personId, cardId);
  if (undone.has(reviewId)) return;
  const day = studyDay(at, timeZone);
  await addFact(tx, {
    kind: "undo",
    ownerId: personId,
    id: reviewId,
    source: SOURCE,
    subject: cardId,
    at,
    day,
    timeZone,
  });
  const change = difference(awardsOfCard(reviews, undone), awardsOfCard(reviews, new Set([...undone, reviewId])));
  await addToDays(tx, personId, SOURCE, change);
}

async function knownOf(tx: Tx, personId: string, cardId: string) {
  const facts = await factsOf(tx, personId, SOURCE, cardId);
  const reviews = facts.flatMap(({ kind, rating, ...fact }) =>
    kind === "review" && rating !== null ? [{ ...fact, rating }] : [],
  );
  return { reviews, undone: new Set(facts.filter(({ kind }) => kind === "undo").map(({ id }) => id)) };
}

// A fact arrives: it is kept once, and the days are corrected by what it changes in the fold of its card or sheet.
import { studyDay } from "#features/flashcards/domain/local-day.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ReviewedSource } from "../domain/amounts.ts";
import { awardsOf, type ReviewFact } from "../domain/awards.ts";
import { difference } from "../domain/day-figures.ts";
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

/** What was told: the review of that id of a card or sheet, or its undo. */
interface Told {
  personId: string;
  source: ReviewedSource;
  subject: string;
  id: string;
  at: Date;
}
type Review = Told & Pick<ReviewFact, "rating" | "duration" | "anchor">;

export async function keepReview(tx: Tx, told: Review): Promise<void> {
  const { personId: ownerId, source, ...review } = told;
  const timeZone = await zoneOf(tx, ownerId);
  const { reviews, undone } = await knownOf(tx, told);
  if (reviews.some(({ id }) => id === review.id)) return;
  const day = studyDay(review.at, timeZone);
  // Only the earliest review is ever asked what was before it.
  const anchor = reviews.some(({ at }) => at < review.at) ? null : review.anchor;
  await addFact(tx, { ...review, kind: "review", ownerId, source, day, timeZone, anchor });
  const after = awardsOf(source, [...reviews, { ...review, day }], undone);
  await addToDays(tx, ownerId, source, difference(awardsOf(source, reviews, undone), after));
}

/** It may come before the review it takes back, which then never counts. */
export async function keepUndo(tx: Tx, told: Told): Promise<void> {
  const { personId: ownerId, source, ...undo } = told;
  const timeZone = await zoneOf(tx, ownerId);
  const { reviews, undone } = await knownOf(tx, told);
  if (undone.has(undo.id)) return;
  await addFact(tx, { ...undo, kind: "undo", ownerId, source, day: studyDay(undo.at, timeZone), timeZone });
  const after = awardsOf(source, reviews, new Set([...undone, undo.id]));
  await addToDays(tx, ownerId, source, difference(awardsOf(source, reviews, undone), after));
}

async function knownOf(tx: Tx, { personId, source, subject }: Told) {
  const facts = await factsOf(tx, personId, source, subject);
  const reviews = facts.flatMap(({ kind, rating, ...fact }) =>
    kind === "review" && rating !== null ? [{ ...fact, rating }] : [],
  );
  return { reviews, undone: new Set(facts.filter(({ kind }) => kind === "undo").map(({ id }) => id)) };
}

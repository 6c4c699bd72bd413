// What the database says of the library to whoever asks: which edition, what is not to be used here,
// what was said of its texts.
import type { Tx } from "#platform/db/database.ts";
import { type Edition, libraryIndex } from "./edition.ts";
import { anyReview, type LocalReviewRow, reviewsOn, usableBy } from "./queries-local-review.ts";

export interface Standing {
  edition: Edition;
  /** Leaves out what may not be given to whoever asks. */
  keep<T extends { id: string }>(texts: T[]): T[];
  /** What is said of these texts, oldest first. */
  reviewsOn(targets: readonly string[]): Promise<LocalReviewRow[]>;
}

/** Reads inside `tx`, to its end. */
export const standingOf = async (tx: Tx): Promise<Standing> => ({
  edition: await libraryIndex(tx),
  keep: await usableBy(tx),
  reviewsOn: (targets) => reviewsOn(tx, targets),
});

/**
 * Reads what most questions need in one short transaction, and opens another only where something was
 * said of a text. The embedded database has one connection: nobody holds it while a question is
 * worked out.
 */
export async function briefStanding(
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<Standing> {
  const [edition, keep, isReviewed] = await inTransaction((tx) =>
    Promise.all([libraryIndex(tx), usableBy(tx), anyReview(tx)]),
  );
  const said = (targets: readonly string[]) => inTransaction((tx) => reviewsOn(tx, targets));
  return { edition, keep, reviewsOn: isReviewed ? said : async () => [] };
}

import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { studyQuestion } from "./tables.ts";

/** How many of them were not there yet. At most a few hundred at a time. */
export async function addQuestions(
  tx: Tx,
  rows: readonly (typeof studyQuestion.$inferInsert)[],
): Promise<number> {
  const added = await tx
    .insert(studyQuestion)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: studyQuestion.id });
  return added.length;
}

/** Every question of the person, in the order in which they came. */
export const listQuestions = (tx: Tx) =>
  tx
    .select({
      id: studyQuestion.id,
      content: studyQuestion.content,
      createdAt: studyQuestion.createdAt,
    })
    .from(studyQuestion)
    .orderBy(asc(studyQuestion.createdAt), asc(studyQuestion.place));

export async function eraseQuestions(tx: Tx, personId: string): Promise<void> {
  await tx.delete(studyQuestion).where(eq(studyQuestion.ownerId, personId));
}

/** The person's questions of these contents. */
export const ownByDigest = (tx: Tx, digests: readonly string[]) =>
  tx
    .select({
      id: studyQuestion.id,
      digest: studyQuestion.digest,
      content: studyQuestion.content,
    })
    .from(studyQuestion)
    .where(inArray(studyQuestion.digest, [...digests]));

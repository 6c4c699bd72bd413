// A person's own questions: brought from a file, taken in one.
import type { Tx } from "#platform/db/database.ts";
import type { BankQuestion } from "../domain/bank-question.ts";
import { digestOf } from "./digest.ts";
import { addQuestions } from "./queries.ts";

/** Rows of one statement: each is a few kilobytes. */
const BATCH = 200;

/** How many of them were not there yet. All or nothing: what is cut off is done again. */
export async function keepQuestions(
  tx: Tx,
  ownerId: string,
  questions: readonly BankQuestion[],
  createdAt: Date,
): Promise<number> {
  let added = 0;
  for (let from = 0; from < questions.length; from += BATCH) {
    const rows = questions.slice(from, from + BATCH).map((content, at) => ({
      id: crypto.randomUUID(),
      ownerId,
      content,
      digest: digestOf(content),
      place: from + at,
      createdAt,
    }));
    added += await addQuestions(tx, rows);
  }
  return added;
}

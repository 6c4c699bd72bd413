// What sureness was worth in the papers that were handed in before one.
import type { Tx } from "#platform/db/database.ts";
import { isBlank } from "../domain/attempt.ts";
import { type ConfidenceLevel, confidenceLevels } from "../domain/confidence.ts";
import { isClassOpen } from "../domain/session.ts";
import { markedPaper } from "./marked-paper.ts";
import { findAttempt, handedInBefore } from "./queries-attempts.ts";

/** Further back, a person was another. */
const MOST_PAPERS = 40;

/** Null when there is no such paper, or when it was not handed in. */
export async function readConfidence(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ papers: number; levels: ConfidenceLevel[] } | null> {
  const row = await findAttempt(tx, id);
  if (!row?.submittedAt) return null;
  const before = await handedInBefore(tx, row.submittedAt, MOST_PAPERS);
  // The marks of a class are for its closing hour.
  const rows = before.filter((one) => one.id !== id && !isClassOpen(one.settings, now));
  const answers = [];
  let papers = 0;
  for (const one of rows) {
    const { paper, marks } = await markedPaper(tx, one);
    const given = [...paper.answers].filter(([, fact]) => !isBlank(fact.given));
    if (!given.some(([, { confidence }]) => confidence !== null)) continue;
    papers += 1;
    for (const [at, { confidence }] of given)
      answers.push({ confidence, score: marks[at]?.score ?? 0 });
  }
  return { papers, levels: confidenceLevels(answers) };
}

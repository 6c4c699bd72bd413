import type { Tx } from "#platform/db/database.ts";
import { creditsOfAnswers } from "../domain/question-awards.ts";
import { factsOf } from "./queries.ts";

interface Answered {
  readonly id: string;
  /** Null for a question that was left blank. */
  readonly answerId: string | null;
}

/** The experience that these answers gave, beside all others to the same questions. */
export async function xpOfAnswers(
  tx: Tx,
  ownerId: string,
  questions: readonly Answered[],
): Promise<number> {
  const answers = new Set(questions.map(({ answerId }) => answerId));
  const ids = questions.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const bySubject = Map.groupBy(await factsOf(tx, ownerId, "quiz", ids), ({ subject }) => subject);
  return [...bySubject.values()]
    .flatMap(creditsOfAnswers)
    .filter(({ id }) => answers.has(id))
    .reduce((sum, { xp }) => sum + xp, 0);
}

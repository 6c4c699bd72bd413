// Answers sent by a device. Each is kept or refused on its own; the order of arrival does not
// matter, and the same one sent twice is one.
import { z } from "zod";
import type { Tx } from "#platform/db/database.ts";
import { fits } from "../domain/wire-question.ts";
import { type SentFact, sentFact } from "../domain/wire-session.ts";
import { type AnswerRow, addAnswers, knownAnswers, lockAttempts } from "./queries-attempts.ts";

export interface FactResult {
  readonly id: string;
  readonly status: "applied" | "already" | "refused";
  readonly reason: "unknownAttempt" | "idTaken" | "malformed" | null;
}

const named = z.object({ id: z.string().max(100) });

export async function applyAnswers(
  tx: Tx,
  ownerId: string,
  sent: readonly unknown[],
  receivedAt: Date,
): Promise<FactResult[]> {
  const results: FactResult[] = [];
  const refuse = (id: string, reason: FactResult["reason"]) =>
    results.push({ id, status: "refused", reason });
  const sound = new Map<string, SentFact>();
  for (const one of sent) {
    const read = sentFact.safeParse(one);
    if (read.success) sound.set(read.data.id, read.data);
    else refuse(named.safeParse(one).data?.id ?? "", "malformed");
  }
  const facts = [...sound.values()];
  const attemptIds = [...new Set(facts.map(({ attemptId }) => attemptId))];
  const papers = new Map(
    attemptIds.length > 0
      ? (await lockAttempts(tx, attemptIds)).map((paper) => [paper.id, paper])
      : [],
  );
  const known = new Map(
    facts.length > 0
      ? (await knownAnswers(tx, [...sound.keys()])).map(({ id, attemptId }) => [id, attemptId])
      : [],
  );
  const rows: AnswerRow[] = [];
  for (const { id, ...fact } of facts) {
    const paper = papers.get(fact.attemptId);
    const kept = known.get(id);
    const question = paper?.questions[fact.position]?.content;
    if (kept === fact.attemptId) results.push({ id, status: "already", reason: null });
    else if (kept !== undefined) refuse(id, "idTaken");
    else if (!paper) refuse(id, "unknownAttempt");
    else if (!question || (fact.given !== null && !fits(question, fact.given)))
      refuse(id, "malformed");
    else rows.push({ id, ownerId, ...fact, elapsed: possible(fact.elapsed, paper), receivedAt });
  }
  const added = await addAnswers(tx, rows);
  for (const { id } of rows)
    results.push({ id, status: added.has(id) ? "applied" : "already", reason: null });
  return results;

  /** No device has seen more of a paper than the time since it began. */
  function possible(elapsed: number, { startedAt }: { startedAt: Date }): number {
    return Math.min(elapsed, Math.max(0, receivedAt.getTime() - startedAt.getTime()));
  }
}

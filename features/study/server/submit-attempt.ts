// A paper is handed in: once, whatever is sent twice. What was answered is told to the other rooms.
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { isBlank } from "../domain/attempt.ts";
import { questionAnswered } from "../events.ts";
import { applyAnswers, type FactResult } from "./apply-answers.ts";
import { markedPaper } from "./marked-paper.ts";
import { type AttemptRow, closeAttempt, findAttempt, writeStandings } from "./queries-attempts.ts";

type Submitted = { readonly results: FactResult[]; readonly submittedAt: Date };

/** Null when there is no such paper of this person. */
export async function submitAttempt(
  services: Pick<Services, "now" | "events">,
  tx: Tx,
  ownerId: string,
  { id, facts }: { id: string; facts: readonly unknown[] },
): Promise<Submitted | null> {
  const row = await findAttempt(tx, id, true);
  if (!row) return null;
  const now = services.now();
  const results = await applyAnswers(tx, ownerId, facts, now);
  if (row.submittedAt) return { results, submittedAt: row.submittedAt };
  const closed = { ...row, submittedAt: now };
  const { paper, marks, score, answered } = await markedPaper(tx, closed);
  const counted = [...paper.answers.values()];
  // Without a limit a paper may rest for a day: its time is what its questions took.
  const duration =
    row.minutes === null
      ? counted.reduce((sum, { spent }) => sum + spent, 0)
      : Math.max(
          Math.min(since(row, now), row.minutes * 60_000),
          ...counted.map(({ elapsed }) => elapsed),
        );
  await closeAttempt(tx, id, { submittedAt: now, duration, score, answered });
  const answers = row.questions.map(({ id: questionId, content }, at) => ({
    questionId,
    content,
    score: marks[at]?.score ?? 0,
    fact: paper.answers.get(at),
  }));
  await writeStandings(
    tx,
    answers.map(({ questionId, score, fact }) => ({
      ownerId,
      questionId,
      score: isBlank(fact?.given) ? null : score,
      doubtful: fact?.confidence === "unsure",
      flagged: fact?.flagged ?? false,
      at: now,
    })),
  );
  await services.events.emitAll(
    tx,
    questionAnswered,
    answers.flatMap(({ questionId, content, score, fact }) =>
      fact && !isBlank(fact.given)
        ? [
            {
              ...{ personId: ownerId, attemptId: id, answerId: fact.id, questionId, score },
              specialty: content.specialty,
              at: new Date(row.startedAt.getTime() + fact.elapsed),
              timeZone: row.timeZone,
              duration: fact.spent,
            },
          ]
        : [],
    ),
  );
  return { results, submittedAt: now };
}

const since = ({ startedAt }: AttemptRow, now: Date) => now.getTime() - startedAt.getTime();

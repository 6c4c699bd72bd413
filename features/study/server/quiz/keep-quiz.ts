// A quiz becomes a paper: its questions are the person's own, each once, however often it is asked.
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { BankQuestion } from "../../domain/bank-question.ts";
import { DEFAULT_PROFILE } from "../../domain/profiles.ts";
import type { QuizOrigin } from "../../domain/quiz/quiz-origin.ts";
import { filters, type OpenedAttempt } from "../../domain/wire-session.ts";
import { digestOf } from "../digest.ts";
import { keepQuestions } from "../own-questions.ts";
import { ownByDigest } from "../queries.ts";
import { addAttempt, findAttempt } from "../queries-attempts.ts";
import { openedAttempt } from "../read-attempt.ts";

interface Quiz {
  readonly id: string;
  readonly questions: readonly BankQuestion[];
  readonly origin: QuizOrigin;
  readonly timeZone: string;
}

/** The paper as it is on the server, or null when its id is somebody else's. */
export async function keepQuiz(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { id, questions, origin, timeZone }: Quiz,
): Promise<OpenedAttempt | null> {
  await keepQuestions(tx, ownerId, questions, now());
  const digests = questions.map(digestOf);
  const own = new Map((await ownByDigest(tx, digests)).map((row) => [row.digest, row]));
  const rows = digests.flatMap((digest) => own.get(digest) ?? []);
  await addAttempt(tx, {
    ...{ id, ownerId, mode: "training", profile: DEFAULT_PROFILE, minutes: null, timeZone },
    questions: rows,
    settings: { filters: filters.parse({}), count: rows.length, quiz: origin },
    count: rows.length,
    startedAt: now(),
  });
  const row = await findAttempt(tx, id);
  return row && openedAttempt(tx, row, now());
}

// A paper as it goes to its owner: to be answered, or marked.
import type { Tx } from "#platform/db/database.ts";
import { isClassOpen, mayRestart, type SessionSettings } from "../domain/session.ts";
import { shownQuestion } from "../domain/shown-question.ts";
import type { OpenedAttempt, Result, Summary } from "../domain/wire-session.ts";
import { foldedPaper, markedPaper } from "./marked-paper.ts";
import { type AttemptRow, findAttempt, type listAttempts } from "./queries-attempts.ts";

type SummaryRow = Awaited<ReturnType<typeof listAttempts>>["rows"][number];
type HeadRow = Omit<SummaryRow, "specialties" | "settings"> & {
  specialties: unknown[];
  settings: Pick<SessionSettings, "daily" | "classPaper" | "clinicalCase">;
};

export const summaryOf = (row: HeadRow, now: Date) =>
  ({
    ...{ id: row.id, mode: row.mode, profile: row.profile, count: row.count },
    ...{ minutes: row.minutes, startedAt: row.startedAt, submittedAt: row.submittedAt },
    ...{ duration: row.duration, score: row.score, answered: row.answered },
    ...(row.quiz ? { quiz: row.quiz } : {}),
    mayRestart: mayRestart(row.settings, row.submittedAt, now),
    specialties: row.specialties as Summary["specialties"],
  }) satisfies Summary;

const headOf = (row: AttemptRow, now: Date) =>
  summaryOf(
    {
      ...row,
      quiz: row.settings.quiz ?? null,
      specialties: [
        ...new Set(row.questions.flatMap(({ content }) => content.specialty ?? [])),
      ].sort(),
    },
    now,
  );

/** Keys go with a training, and with nothing else before the end. */
export async function openedAttempt(tx: Tx, row: AttemptRow, now: Date): Promise<OpenedAttempt> {
  const paper = await foldedPaper(tx, row);
  const contents = row.questions.map(({ content }) => content);
  return {
    ...headOf(row, now),
    elapsed: Math.max(0, now.getTime() - row.startedAt.getTime()),
    questions: contents.map(shownQuestion),
    keys: row.mode === "training" ? contents : null,
    clinicalCase: row.settings.clinicalCase ?? null,
    answerKey: row.submittedAt ? null : (row.settings.answerKey ?? null),
    answers: [...paper.answers.values()].map(
      ({ id, position, given, confidence, flagged, spent, elapsed }) => ({
        ...{ id, position, confidence, flagged, spent, elapsed },
        given: given as Result["questions"][number]["given"],
      }),
    ),
  };
}

/** Null when there is no such paper. */
export async function findOpened(tx: Tx, id: string, now: Date): Promise<OpenedAttempt | null> {
  const row = await findAttempt(tx, id);
  return row && openedAttempt(tx, row, now);
}

/** What a paper gave, question by question; null when there is none, "open" while it goes on. */
export async function readOutcome(tx: Tx, id: string) {
  const row = await findAttempt(tx, id);
  if (!row) return null;
  if (!row.submittedAt) return "open" as const;
  const { paper, marks, score } = await markedPaper(tx, row);
  const questions = row.questions.map(({ id: questionId }, at) => {
    const fact = paper.answers.get(at);
    const answerId = fact?.id ?? null;
    return { id: questionId, answerId, score: marks[at]?.score ?? 0, spent: fact?.spent ?? 0 };
  });
  return { score, questions };
}

/** Null when there is no such paper; "open" while it is not handed in, the closing hour while the
 *  class still answers. */
export async function readResult(
  tx: Tx,
  id: string,
  now: Date,
  profile?: string,
): Promise<Result | "open" | { closesAt: Date } | null> {
  const row = await findAttempt(tx, id);
  if (!row) return null;
  if (!row.submittedAt) return "open";
  const { classPaper } = row.settings;
  if (classPaper && isClassOpen(row.settings, now))
    return { closesAt: new Date(classPaper.closesAt) };
  const { paper, marks, score, answered } = await markedPaper(tx, row, profile);
  return {
    ...headOf(row, now),
    ...{ score, answered, profile: profile ?? row.profile },
    ...{ late: paper.late, uncounted: paper.uncounted, clockMoved: paper.clockMoved },
    clinicalCase: row.settings.clinicalCase ?? null,
    questions: row.questions.map(({ id: questionId, digest, content }, at) => {
      const fact = paper.answers.get(at);
      return {
        id: questionId,
        digest,
        content,
        given: (fact?.given ?? null) as Result["questions"][number]["given"],
        confidence: fact?.confidence ?? null,
        flagged: fact?.flagged ?? false,
        spent: fact?.spent ?? 0,
        score: marks[at]?.score ?? 0,
        steps: [...(marks[at]?.steps ?? [])],
      };
    }),
  };
}

// A teacher opens a paper to a class; whoever has the code begins it within its hours.
import { randomInt } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import {
  type ClassPaperRequest,
  CODE_LENGTH,
  CODE_LETTERS,
} from "../../domain/classes/wire-class.ts";
import { filters as anyFilters } from "../../domain/wire-session.ts";
import { type AttemptRow, addAttempt, findAttempt } from "../queries-attempts.ts";
import { drawQuestions, readQuestions } from "../queries-bank.ts";
import {
  addClassPaper,
  type ClassPaperRow,
  myClassAttempts,
  ownClassPaper,
} from "../queries-classes.ts";
import { newAnswerKey } from "../start-attempt.ts";

const MINUTE = 60_000;
/** Of 31 letters to the eighth, two codes hardly ever meet. */
export const TRIES = 5;

export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export const shownClassPaper = (row: ClassPaperRow) => ({
  ...{ id: row.id, code: row.code, title: row.title, count: row.questions.length },
  ...{ minutes: row.minutes, attempts: row.attempts },
  ...{ opensAt: row.opensAt, closesAt: row.closesAt },
});

/** Its questions are drawn once: everyone of the class has the same. */
export async function openClassPaper(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { id, filters, count, ...asked }: ClassPaperRequest,
): Promise<ClassPaperRow | "noQuestions" | "taken"> {
  const known = await ownClassPaper(tx, id);
  if (known) return known;
  const questions = await readQuestions(tx, await drawQuestions(tx, filters, id, count));
  if (questions.length === 0) return "noQuestions";
  const row = { ...asked, id, ownerId, questions, createdAt: now() };
  for (let tries = 0; tries < TRIES; tries++) {
    await addClassPaper(tx, { ...row, code: newCode() });
    const added = await ownClassPaper(tx, id);
    if (added) return added;
  }
  return "taken";
}

type Joined =
  | { readonly ok: true; readonly row: AttemptRow }
  | { readonly ok: false; readonly reason: "closed" | "used" | "taken" };

/** The one that is open is gone on with; another begins while there are attempts left. */
export async function joinClass(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  paper: ClassPaperRow,
  { id, timeZone }: { id: string; timeZone: string },
): Promise<Joined> {
  const mine = await myClassAttempts(tx, ownerId, paper.id);
  const open = mine.find((row) => row.id === id || !row.submittedAt);
  if (open) return { ok: true, row: open };
  const startedAt = now();
  if (startedAt < paper.opensAt || startedAt >= paper.closesAt)
    return { ok: false, reason: "closed" };
  if (mine.length >= paper.attempts) return { ok: false, reason: "used" };
  // Nobody answers beyond the hours of the paper.
  const left = Math.ceil((paper.closesAt.getTime() - startedAt.getTime()) / MINUTE);
  await addAttempt(tx, {
    ...{ id, ownerId, mode: "exam", profile: paper.profile, timeZone, startedAt },
    ...{ minutes: Math.min(paper.minutes, left), questions: paper.questions },
    count: paper.questions.length,
    settings: {
      ...{ filters: anyFilters.parse({}), count: paper.questions.length },
      answerKey: newAnswerKey(),
      classPaper: { id: paper.id, title: paper.title, closesAt: paper.closesAt.toISOString() },
    },
  });
  const row = await findAttempt(tx, id);
  return row?.settings.classPaper?.id === paper.id
    ? { ok: true, row }
    : { ok: false, reason: "taken" };
}

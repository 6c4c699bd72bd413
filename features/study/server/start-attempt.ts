// A paper begins: its questions are drawn, and stand in it as they are.
import { randomBytes } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { isBlank } from "../domain/attempt.ts";
import { DEFAULT_PROFILE } from "../domain/profiles.ts";
import { isClassOpen, mayRestart } from "../domain/session.ts";
import { filters, type StartRequest } from "../domain/wire-session.ts";
import { markedPaper } from "./marked-paper.ts";
import { type AttemptRow, addAttempt, deleteOpenAttempt, findAttempt } from "./queries-attempts.ts";
import { drawQuestions, readQuestions } from "./queries-bank.ts";

type Started =
  | { readonly ok: true; readonly row: AttemptRow }
  | { readonly ok: false; readonly reason: "taken" | "noQuestions" | "notFound" };

const KEY_BYTES = 32;
export const newAnswerKey = (): string => randomBytes(KEY_BYTES).toString("base64");

export async function startAttempt(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  request: StartRequest,
): Promise<Started> {
  const known = await findAttempt(tx, request.id);
  if (known) return { ok: true, row: known };
  const { id, mode, profile, filters, count, minutes, timeZone, again } = request;
  const ids = again
    ? await wantedAgain(tx, request, now())
    : await drawQuestions(tx, filters, id, count);
  if (ids === null) return { ok: false, reason: "notFound" };
  const questions = await readQuestions(tx, ids.slice(0, count));
  if (questions.length === 0) return { ok: false, reason: "noQuestions" };
  const row = {
    ...{ id, ownerId, mode, profile, minutes, timeZone, questions },
    settings: { filters, count, ...(mode === "exam" ? { answerKey: newAnswerKey() } : {}) },
    count: questions.length,
    startedAt: now(),
  };
  // Taken: begun by another device at the same moment, or by nobody we may see.
  const kept = (await addAttempt(tx, row)) ?? (await findAttempt(tx, id));
  if (!kept) return { ok: false, reason: "taken" };
  if (again?.only === "all") await deleteOpenAttempt(tx, again.attemptId);
  return { ok: true, row: kept };
}

/** Those of an earlier paper that were not wholly right, or that were doubted, or all of them. */
async function wantedAgain(
  tx: Tx,
  { again, mode }: Pick<StartRequest, "again" | "mode">,
  now: Date,
): Promise<string[] | null> {
  const row = again ? await findAttempt(tx, again.attemptId) : null;
  if (!again || !row || isClassOpen(row.settings, now)) return null;
  const { only } = again;
  if (only === "all") {
    // Before its end it is begun again in its own way, and then it is gone: as a training it would
    // tell the keys of an exam that is still answered.
    const isSameWay = row.submittedAt !== null || row.mode === mode;
    const may = isSameWay && mayRestart(row.settings, row.submittedAt, now);
    return may ? row.questions.map(({ id }) => id) : null;
  }
  if (!row.submittedAt) return null;
  const { paper, marks } = await markedPaper(tx, row);
  return row.questions.flatMap(({ id }, at) => {
    const answer = paper.answers.get(at);
    const wrong = (marks[at]?.score ?? 0) < 1 || isBlank(answer?.given);
    const doubted = answer?.confidence === "unsure";
    return (only === "wrong" ? wrong : doubted) ? [id] : [];
  });
}

export interface Chosen {
  readonly id: string;
  readonly questionIds: readonly string[];
  readonly timeZone: string;
  /** The study day whose quiz it is. */
  readonly daily: string;
}

/** A training of these questions, in this order; null when every one of them is gone. */
export async function startChosen(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { id, questionIds, timeZone, daily }: Chosen,
): Promise<AttemptRow | null> {
  const questions = await readQuestions(tx, questionIds);
  if (questions.length === 0) return null;
  await addAttempt(tx, {
    ...{ id, ownerId, mode: "training", profile: DEFAULT_PROFILE, minutes: null, timeZone },
    questions,
    settings: { filters: filters.parse({}), count: questions.length, daily },
    count: questions.length,
    startedAt: now(),
  });
  return findAttempt(tx, id);
}

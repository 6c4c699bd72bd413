// What features that answer with a mind ask of this room: keep what an answer cost, take one of the
// month's answers, read the prompt in use. System transactions only: none of these tables is a
// person's to touch.
import { entitlement } from "#features/billing/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { nextMonth } from "../domain/month.ts";
import type { UsageFacts } from "../domain/usage.ts";
import { addOpenCall, type OpenCall, removeOpenCall } from "./queries-open-calls.ts";
import { findPublished } from "./queries-prompts.ts";
import { readSettings } from "./queries-settings.ts";
import { answersTaken, giveAnswerBack, takeAnswer } from "./queries-usage.ts";
import { recordUsage as keepUsage } from "./record-usage.ts";

/**
 * Keeps what a run of an answer cost. Its first row stays: repeating it changes nothing, but for
 * the figures of one without a duration, which were estimated.
 */
export async function recordUsage(tx: Tx, facts: UsageFacts): Promise<void> {
  await removeOpenCall(tx, facts.messageId);
  await keepUsage(tx, facts);
}

export interface AllowanceState {
  /** Answers a month; null: as many as wanted. */
  limit: number | null;
  used: number;
  /** When the count starts again. */
  resetsAt: Date;
}

async function limitOf(tx: Tx, personId: string): Promise<number | null> {
  const { answersTrial, answersPremium } = await readSettings(tx);
  return (await entitlement(tx, personId)) === "premium" ? answersPremium : answersTrial;
}

export async function allowanceOf(tx: Tx, personId: string, now: Date): Promise<AllowanceState> {
  return {
    limit: await limitOf(tx, personId),
    used: await answersTaken(tx, personId, now),
    resetsAt: nextMonth(now),
  };
}

/**
 * Takes one of the month's answers. Give it back with `returnAllowance` when no answer is started
 * after all. A feature that keeps nothing of its own while the model writes gives its `call`:
 * killed with the server, it is counted by the next one.
 */
export async function takeAllowance(
  tx: Tx,
  personId: string,
  now: Date,
  call?: Omit<OpenCall, "personId" | "at">,
): Promise<{ allowed: true } | { allowed: false; limit: number; resetsAt: Date }> {
  const limit = await limitOf(tx, personId);
  // Counted without a limit too: one that is set in mid-month then holds for the whole of it.
  const taken = await takeAnswer(tx, personId, now, limit);
  const allowed = taken || limit === null;
  if (allowed && call) await addOpenCall(tx, { ...call, personId, at: now });
  return allowed ? { allowed: true } : { allowed: false, limit, resetsAt: nextMonth(now) };
}

export const returnAllowance = async (tx: Tx, personId: string, takenAt: Date): Promise<void> => {
  await giveAnswerBack(tx, personId, takenAt);
};

/**
 * The prompt that an administrator published for a mode; null: the product's own text is in use.
 */
export const publishedPrompt = (
  tx: Tx,
  mode: string,
): Promise<{ version: number; text: string } | null> => findPublished(tx, mode);

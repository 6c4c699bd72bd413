// What features that answer with a mind ask of this room: keep what an answer cost, take one of the month's answers, read
// the prompt in use. System transactions only: none of these tables is a person's to touch.
import { entitlement } from "#features/billing/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { nextMonth } from "../domain/month.ts";
import { NO_MODEL_PROVIDER, type UsageFacts } from "../domain/usage.ts";
import { findPublished } from "./queries-prompts.ts";
import { readSettings } from "./queries-settings.ts";
import { answersTaken, giveAnswerBack, insertUsage, priceAnswer, takeAnswer } from "./queries-usage.ts";

/** Keeps what an answer cost. The first row of an answer stays: repeating it changes nothing. */
export async function recordUsage(tx: Tx, facts: UsageFacts): Promise<void> {
  if (!(await insertUsage(tx, facts))) return;
  if (facts.provider !== NO_MODEL_PROVIDER) await priceAnswer(tx, facts.messageId);
  // Nobody pays for an answer that was not given: a stop is the person's, the rest is ours.
  const { outcome, personId, takesAllowance = true } = facts;
  if ((outcome === "failed" || outcome === "interrupted") && personId !== null && takesAllowance)
    await giveAnswerBack(tx, personId, facts.at);
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
  return { limit: await limitOf(tx, personId), used: await answersTaken(tx, personId, now), resetsAt: nextMonth(now) };
}

/** Takes one of the month's answers. Give it back with `returnAllowance` when no answer is started after all. */
export async function takeAllowance(
  tx: Tx,
  personId: string,
  now: Date,
): Promise<{ allowed: true } | { allowed: false; limit: number; resetsAt: Date }> {
  const limit = await limitOf(tx, personId);
  // Counted without a limit too: one that is set in mid-month then holds for the whole of it.
  const taken = await takeAnswer(tx, personId, now, limit);
  return taken || limit === null ? { allowed: true } : { allowed: false, limit, resetsAt: nextMonth(now) };
}

export const returnAllowance = async (tx: Tx, personId: string, takenAt: Date): Promise<void> => {
  await giveAnswerBack(tx, personId, takenAt);
};

/** The prompt that an administrator published for a mode; null: the product's own text is in use. */
export const publishedPrompt = (tx: Tx, mode: string): Promise<{ version: number; text: string } | null> =>
  findPublished(tx, mode);

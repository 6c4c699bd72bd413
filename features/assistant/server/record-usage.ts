import type { Tx } from "#platform/db/database.ts";
import { NO_MODEL_PROVIDER, type UsageFacts } from "../domain/usage.ts";
import { giveAnswerBack, insertUsage, priceAnswer } from "./queries-usage.ts";

/** The first row of a run stays: repeating it changes nothing, but for what was estimated. */
export async function recordUsage(tx: Tx, facts: UsageFacts): Promise<void> {
  const written = await insertUsage(tx, facts);
  if (written === null) return;
  if (facts.provider !== NO_MODEL_PROVIDER) await priceAnswer(tx, facts.messageId);
  if (written === "corrected") return;
  // Nobody pays for an answer that was not given: a stop is the person's, the rest is ours.
  const { outcome, personId, takesAllowance = true } = facts;
  if ((outcome === "failed" || outcome === "interrupted") && personId !== null && takesAllowance)
    await giveAnswerBack(tx, personId, facts.at);
}

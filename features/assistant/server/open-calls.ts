// Calls of a model whose feature keeps no text while they last: what a killed server leaves of them
// is counted by the next.
import type { Tx } from "#platform/db/database.ts";
import { addOpenCall, type OpenCall, takeOpenCalls } from "./queries-open-calls.ts";
import { recordUsage } from "./record-usage.ts";

/** Longer than any such call may last, so that another server's are left alone. */
export const LONGEST_CALL_MS = 15 * 60_000;

/**
 * Before the mode of an open call that tries a prompt: no answer of the month was taken for it, so
 * none is given back. No mode holds a colon.
 */
const TRIAL = "trial:";

export const openTrial = (tx: Tx, call: OpenCall): Promise<void> =>
  addOpenCall(tx, { ...call, mode: `${TRIAL}${call.mode}` });

/** Counts the calls that began by then and never ended; their answers go back to their month. */
export async function countAbandonedCalls(tx: Tx, begunBy: Date): Promise<void> {
  for (const call of await takeOpenCalls(tx, begunBy)) {
    const isTrial = call.mode.startsWith(TRIAL);
    await recordUsage(tx, {
      ...call,
      mode: isTrial ? call.mode.slice(TRIAL.length) : call.mode,
      speed: isTrial ? "trial" : "normal",
      takesAllowance: !isTrial,
      ...{ tokensOut: 0, cachedTokens: 0, durationMs: null, firstTextMs: null },
      outcome: "interrupted",
    });
  }
}

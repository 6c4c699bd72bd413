// Calls of a model whose feature keeps no text while they last: what a killed server leaves of them is counted by the next.
import type { Tx } from "#platform/db/database.ts";
import { takeOpenCalls } from "./queries-open-calls.ts";
import { recordUsage } from "./record-usage.ts";

/** Longer than any such call may last, so that another server's are left alone. */
export const LONGEST_CALL_MS = 15 * 60_000;

/** Counts the calls that began by then and never ended; their answers go back to their month. */
export async function countAbandonedCalls(tx: Tx, begunBy: Date): Promise<void> {
  for (const call of await takeOpenCalls(tx, begunBy))
    await recordUsage(tx, {
      ...call,
      speed: "normal",
      ...{ tokensOut: 0, cachedTokens: 0, durationMs: null, firstTextMs: null },
      outcome: "interrupted",
    });
}

// What an answer cost goes to the room that keeps it for every feature (`assistant`): one row an answer.
import { recordUsage as keepUsage } from "#features/assistant/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Usage } from "../domain/usage.ts";

/** Runs as the system, in the transaction that ends the answer. `at`: when it began; `run`: how many times it was gone on
 *  with; `tools`: the name of each call. A run is counted once. */
export const recordUsage = (
  tx: Tx,
  usage: Usage,
  { at, run, tools }: { at: Date; run: number; tools: readonly string[] },
): Promise<void> => keepUsage(tx, { ...usage, at, run, tools });

// What an answer cost goes to the room that keeps it for every feature (`assistant`): one row a run
// of an answer, whatever ended it.
import { recordUsage } from "#features/assistant/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Mode } from "../domain/modes.ts";
import { type Cost, estimateTokens, NO_MODEL, type Outcome, type Speed } from "../domain/usage.ts";
import {
  endOfRun,
  markCounted,
  type UncountedRun,
  uncounted,
  uncountedRun,
} from "./queries-counted.ts";

interface RunOfAnswer {
  messageId: string;
  personId: string;
  run: number;
  mode: Mode;
  speed: Speed;
  /** When it began. */
  at: Date;
  cost: Cost;
  durationMs: number;
  firstTextMs: number | null;
  /** Name of each tool that was called. */
  tools: readonly string[];
  fell: boolean;
}

/**
 * Counts a run in the transaction that ends it, which marks it as counted. `endedHere` null:
 * somebody stopped or deleted it before.
 */
export async function countRun(
  tx: Tx,
  { run, at, tools, cost, fell, ...answer }: RunOfAnswer,
  endedHere: "complete" | "interrupted" | "failed" | null,
): Promise<void> {
  const ended = endedHere ?? (await endOfRun(tx, answer.messageId, run)) ?? "stopped";
  const outcome: Outcome = ended === "complete" && fell ? "fallback" : ended;
  await recordUsage(tx, { ...answer, ...cost, outcome, run, at, tools });
  if (endedHere === null) await markCounted(tx, answer.messageId, run);
}

/** Counts what a server that is gone left uncounted. */
export async function countAbandoned(tx: Tx, silentSince: Date | null): Promise<void> {
  for (const row of await uncounted(tx, silentSince)) {
    await estimate(tx, row);
    await markCounted(tx, row.id, row.run);
  }
}

/**
 * Counts the run of an answer that is about to be gone on with, when nobody did: of its server
 * nothing may come any more. What it says all the same replaces the estimate.
 */
export async function countBeforeResuming(tx: Tx, messageId: string): Promise<void> {
  const row = await uncountedRun(tx, messageId);
  if (row) await estimate(tx, row);
}

/** Tokens are estimated from the text, the duration is unknown. */
async function estimate(tx: Tx, row: UncountedRun): Promise<void> {
  const {
    id: messageId,
    ownerId: personId,
    provider,
    model,
    mode,
    speed,
    status,
    text,
    tools,
    run,
  } = row;
  if (status === "writing") return;
  const asked = provider !== null && provider !== NO_MODEL.provider;
  await recordUsage(tx, {
    ...NO_MODEL,
    ...(asked ? { provider, model: model ?? "", tokensOut: estimateTokens(text) } : {}),
    messageId,
    personId,
    mode,
    speed,
    outcome: status,
    durationMs: null,
    firstTextMs: null,
    run,
    at: row.createdAt,
    tools: tools.map(({ name }) => name),
  });
}

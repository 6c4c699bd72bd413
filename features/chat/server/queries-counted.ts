// Which answers have their row of cost, and what is known of those whose server is gone.
import { and, eq, lt, ne } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { message } from "./tables.ts";

/** Marks the run as counted; a later run of the answer is not. */
export const markCounted = (tx: Tx, id: string, run: number) =>
  tx
    .update(message)
    .set({ counted: true })
    .where(and(eq(message.id, id), eq(message.run, run)));

/**
 * How the run ended; null when its answer is gone, or was gone on with since. The answer is held
 * until the end of the transaction: whoever counts takes it before the row of usage, or two of them
 * could wait for each other.
 */
export async function endOfRun(tx: Tx, id: string, run: number) {
  const [row] = await tx
    .select({ status: message.status })
    .from(message)
    .where(and(eq(message.id, id), eq(message.run, run)))
    .for("update");
  return row && row.status !== "writing" ? row.status : null;
}

/** Whom the answer is asked from, said before the first word: it is then known whatever happens. */
export const keepProvider = (
  tx: Tx,
  id: string,
  run: number,
  { provider, model }: { provider: string; model: string },
) =>
  tx
    .update(message)
    .set({ provider, model })
    .where(and(eq(message.id, id), eq(message.run, run)));

const RUN = {
  id: message.id,
  ownerId: message.ownerId,
  provider: message.provider,
  model: message.model,
  mode: message.mode,
  speed: message.speed,
  status: message.status,
  text: message.text,
  tools: message.tools,
  run: message.run,
  createdAt: message.createdAt,
};
const ENDED_UNCOUNTED = and(
  eq(message.role, "assistant"),
  eq(message.counted, false),
  ne(message.status, "writing"),
);

/**
 * Ended answers without a row whose server gave no sign of life since; null means all of them. Held
 * until the end of the transaction, so that two servers do not count them twice.
 */
export const uncounted = (tx: Tx, silentSince: Date | null) =>
  tx
    .select(RUN)
    .from(message)
    .where(
      and(ENDED_UNCOUNTED, silentSince === null ? undefined : lt(message.aliveAt, silentSince)),
    )
    .for("update", { skipLocked: true });
export type UncountedRun = Awaited<ReturnType<typeof uncounted>>[number];

/** The last run of one answer, when it has ended and nobody counted it. */
export const uncountedRun = async (tx: Tx, id: string): Promise<UncountedRun | null> =>
  (
    await tx
      .select(RUN)
      .from(message)
      .where(and(eq(message.id, id), ENDED_UNCOUNTED))
      .for("update")
  )[0] ?? null;

// A transaction on one connection of PostgreSQL's client, the same on both engines.
import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientBase } from "pg";
import type { Drizzle, Setup, Tx } from "./database.ts";
import { usesLastRoom } from "./last-room.ts";
import { named } from "./named-statements.ts";
import { markBegun } from "./patience.ts";

/** The work did not say that one of its statements had failed: nothing of it is kept. */
export class TransactionUndone extends Error {
  override name = "TransactionUndone";
}

/**
 * Runs `work` between begin and commit. `ending` is called once, when the last statement has left:
 * what comes after it on this connection is another transaction's. Throws what the first statement
 * that failed said, or TransactionUndone.
 */
export async function runTransaction<T>(
  client: ClientBase,
  setup: Setup | null,
  work: (tx: Tx) => Promise<T>,
  ending: (last: Promise<unknown>) => void,
): Promise<T> {
  // Not waited for: when it fails, the transaction refuses every statement that follows. `begin`
  // goes alone, so that no mistake in what comes after it could leave those statements without a
  // transaction.
  const opened = Promise.all([
    client.query(usesLastRoom() ? "begin read write" : "begin"),
    setup ? client.query(setup) : null,
  ]);
  opened.catch(() => {});
  let result: T;
  try {
    result = await work(
      drizzle(named(client, setup?.name ?? "system")) as unknown as Drizzle as Tx,
    );
    await opened;
  } catch (thrown) {
    // What the statements say then is that the transaction was refused, not why.
    const error = await opened.then(
      () => thrown,
      (cause: unknown) => cause,
    );
    const last = client.query("rollback");
    ending(last);
    await last.catch(() => {});
    throw error;
  }
  const last = client.query("commit");
  ending(last);
  const { command } = await last;
  markBegun();
  if (command === "ROLLBACK")
    throw new TransactionUndone("a statement failed, and the work did not say so");
  return result;
}

// When the disk is nearly full the database is read-only; what lets people in to read may still be
// written.
import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryConfig } from "pg";
import { READ_ONLY_SQLSTATE } from "./disk-reserve.ts";
import type { Queries } from "./named-statements.ts";

const letting = new AsyncLocalStorage<boolean>();

/** Runs what lets people in: its few rows are written into the last of the space. */
export const inLastRoom = <T>(work: () => T): T => letting.run(true, work);

/** The same without that right: what work sets going for later, or when nothing is left at all. */
export const outsideLastRoom = <T>(work: () => T): T => letting.run(false, work);

export const usesLastRoom = (): boolean => letting.getStore() === true;

/**
 * Whether a statement was refused only because the database is kept read-only, and may be written
 * all the same.
 */
export const mayWriteAgain = (error: unknown): boolean =>
  usesLastRoom() && (error as { code?: unknown } | null)?.code === READ_ONLY_SQLSTATE;

/** Statements that were refused, again, in a transaction that writes. */
export async function writeAlone(client: Queries, config: QueryConfig, values: unknown[]) {
  const plain = (text: string) => client.query({ text }, []);
  await plain("begin read write");
  try {
    const result = await client.query(config, values);
    await plain("commit");
    return result;
  } catch (error) {
    await plain("rollback").catch(() => {});
    throw error;
  }
}

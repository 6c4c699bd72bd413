// The account library logs a failed reading and goes on as if nobody were signed in, or a new
// account were refused: during an outage people would be sent to sign in again.
import { AsyncLocalStorage } from "node:async_hooks";
import { isStorageFull } from "#platform/db/disk-reserve.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";

const calls = new AsyncLocalStorage<{ failure: unknown }>();

/**
 * What the library says to its log: the first failure of the running call is noted, nothing is
 * printed.
 */
export function noteFailure(details: readonly unknown[]): void {
  const call = calls.getStore();
  if (call) call.failure ??= details.find((detail) => detail instanceof Error);
}

/**
 * Runs a call of the library. Throws what the database failed with, whatever the library made of
 * it.
 */
export async function honestly<T>(work: () => Promise<T>): Promise<T> {
  const call = { failure: undefined as unknown };
  const [outcome] = await Promise.allSettled([calls.run(call, work)]);
  if (isDatabaseUnavailable(call.failure) || isStorageFull(call.failure)) throw call.failure;
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

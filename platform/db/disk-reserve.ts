// PostgreSQL inside this process cannot survive a disk that is truly full: it panics and never answers again.
// So the last of the space is kept for it, and writes are refused with an error before that.
import { statfsSync } from "node:fs";

/** Four WAL segments of 16 MB: what a checkpoint and the transactions under way may still need. */
export const RESERVE_BYTES = 64 * 1024 * 1024;

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** SQLSTATE of a write in a read-only transaction: what a person's write meets when the disk is nearly full. */
export const READ_ONLY_SQLSTATE = "25006";
/** PostgreSQL's own word for it (disk_full). */
const DISK_FULL_SQLSTATE = "53100";

/** Whether a query failed because the installation has no room left, whatever the engine. */
export function isStorageFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  // A failed statement comes wrapped, a failed commit does not.
  return [code, cause?.code].some((known) => known === READ_ONLY_SQLSTATE || known === DISK_FULL_SQLSTATE);
}

/** Calls `change` when the folder's file system goes below the reserve or comes back above it. */
export function watchReserve(folder: string, change: (low: boolean) => Promise<void>) {
  let low = false;
  const check = async () => {
    const now = freeBytes(folder) < RESERVE_BYTES;
    if (now === low) return;
    low = now;
    await change(now);
  };
  const timer = setInterval(() => void check().catch(() => {}), 1_000);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

// PostgreSQL inside this process cannot survive a disk that is truly full: it panics and never
// answers again. So the last of the space is kept for it, and writes are refused with an error
// before that.
import { randomBytes } from "node:crypto";
import { rmSync, statfsSync, statSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** Four WAL segments of 16 MB: what a checkpoint and the transactions under way may still need. */
export const RESERVE_BYTES = 64 * 1024 * 1024;

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * SQLSTATE of a write in a read-only transaction: what a person's write meets when the disk is
 * nearly full.
 */
export const READ_ONLY_SQLSTATE = "25006";
/**
 * PostgreSQL's own word for it (disk_full), and the system's: of files, and of a person's quota.
 */
const FULL_CODES: ReadonlySet<unknown> = new Set([READ_ONLY_SQLSTATE, "53100", "ENOSPC", "EDQUOT"]);

/** How deep an error may be wrapped: by the database's library, or by that of the file store. */
const DEPTH = 5;

/**
 * Whether something failed because the installation has no room left, in the database or among its
 * files.
 */
export function isStorageFull(error: unknown): boolean {
  let one = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; depth < DEPTH && one !== null && typeof one === "object"; depth++) {
    if (FULL_CODES.has(one.code)) return true;
    one = one.cause as typeof one;
  }
  return false;
}

/**
 * A file of this size is kept beside the database, so that a disk which something else has filled
 * has room to give up.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;
/** Two WAL segments: with less than this PostgreSQL could end while it lets somebody in. */
export const FLOOR_BYTES = 32 * 1024 * 1024;

/**
 * Written piece by piece, so that nobody waits for it. Random: a disk that compresses would keep
 * nothing.
 */
const PIECE = 4 * 1024 * 1024;
const random = promisify(randomBytes);
const LOOK_MS = 1_000;

export interface Reserve {
  /** Looks now, and returns whether the last room may still be written to. */
  check(): Promise<boolean>;
  stop(): void;
}

/**
 * Calls `change` when what is left of the disk, beside the kept file, goes below the reserve or
 * comes back above it.
 */
export function watchReserve(folder: string, change: (low: boolean) => Promise<void>): Reserve {
  const file = keptFile(folder);
  let low = false;
  let filling = false;
  const look = () => {
    const free = freeBytes(folder);
    const kept = sizeOf(file);
    return { free, beside: free - (RESERVED_BYTES - kept), kept };
  };
  const check = async () => {
    const { free, beside, kept } = look();
    const now = beside < RESERVE_BYTES;
    if (now && free < FLOOR_BYTES && kept > 0) rmSync(file, { force: true });
    if (now !== low) {
      low = now;
      await change(now);
    }
    return !now || freeBytes(folder) >= FLOOR_BYTES;
  };
  const fillUp = async () => {
    if (filling || low || look().kept >= RESERVED_BYTES) return;
    filling = true;
    // What fails here is looked at again by the next turn.
    await addPiece(file).catch(() => {});
    filling = false;
  };
  const timer = setInterval(
    () =>
      void check()
        .then(fillUp)
        .catch(() => {}),
    LOOK_MS,
  );
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

/** Gives the kept file up when a database could not even be opened without it. */
export function makeRoomToOpen(folder: string): void {
  if (freeBytes(dirname(folder)) < FLOOR_BYTES) rmSync(keptFile(folder), { force: true });
}

/** Beside the database's folder, on the same file system. */
const keptFile = (folder: string) => `${folder}.reserve`;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function addPiece(file: string): Promise<void> {
  const piece = await random(Math.min(PIECE, RESERVED_BYTES - sizeOf(file)));
  await appendFile(file, piece, { mode: 0o600 });
}

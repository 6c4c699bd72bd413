import type { Database, Tx } from "#platform/db/database.ts";
import { countInWindow, giveBackOne, windowOf } from "./queries.ts";

export interface RateLimit {
  /** Names what is counted and for whom, such as `chat.send:<person id>`. */
  key: string;
  max: number;
  windowSeconds: number;
  now: Date;
}

interface Taken {
  allowed: boolean;
  /** Whole seconds until the window ends, 0 when allowed. */
  retryAfter: number;
}

/** Takes one use. Holds over every server. */
export const takeRateLimit = (db: Database, limit: RateLimit): Promise<Taken> =>
  db.asSystem("rate limit", (tx) => takeRateLimitIn(tx, limit));

/** The same in a transaction of the system that is open: a use taken stays taken with its commit. */
export async function takeRateLimitIn(
  tx: Tx,
  { key, max, windowSeconds, now }: RateLimit,
): Promise<Taken> {
  const end = new Date(now.getTime() + windowSeconds * 1000);
  const row = await countInWindow(tx, key.slice(0, 300), now, end);
  if (row.count <= max) return { allowed: true, retryAfter: 0 };
  return {
    allowed: false,
    retryAfter: Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)),
  };
}

/** What taking one use would answer; takes none. */
export async function seeRateLimit(
  db: Database,
  limit: RateLimit,
): Promise<{ allowed: boolean; retryAfter: number }> {
  const { key, max, now } = limit;
  const row = await db.asSystem("rate limit", (tx) => windowOf(tx, key.slice(0, 300), now));
  if (!row || row.count < max) return { allowed: true, retryAfter: 0 };
  return {
    allowed: false,
    retryAfter: Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)),
  };
}

/** Gives back one use that was taken and did not count after all. */
export async function giveBackRateLimit(db: Database, { key, now }: RateLimit): Promise<void> {
  await db.asSystem("rate limit", (tx) => giveBackOne(tx, key.slice(0, 300), now));
}

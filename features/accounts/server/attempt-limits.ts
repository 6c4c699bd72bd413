// How often an account call may be made, and by whom it is counted. A wrong password counts, a
// right one never does; what is counted against an account by strangers never reaches a browser
// that its owner has used.
import { refuse } from "#platform/auth/server/auth.ts";
import type { Services } from "#platform/feature/server/context.ts";
import {
  giveBackRateLimit,
  type RateLimit,
  seeRateLimit,
  takeRateLimit,
} from "#platform/http/server/rate-limit.ts";

/**
 * Whom a limit counts: a network; an account from one network; an account from everywhere; an
 * account in a browser that knows it; the person who is signed in.
 */
type By = "network" | "pair" | "account" | "device" | "person";
interface Limit {
  by: By;
  max: number;
  windowSeconds: number;
  /** Only what is refused for this code counts. */
  failure?: string;
}

const WRONG = { failure: "INVALID_EMAIL_OR_PASSWORD" };
const LETTERS: readonly Limit[] = [
  { by: "network", max: 20, windowSeconds: 3600 },
  { by: "pair", max: 5, windowSeconds: 3600 },
  // Links live for an hour: whoever is refused because of others has twenty valid ones.
  { by: "account", max: 20, windowSeconds: 3600 },
  { by: "device", max: 5, windowSeconds: 3600 },
];
const LIMITS: Record<string, readonly Limit[]> = {
  "/sign-up/email": [{ by: "network", max: 30, windowSeconds: 600 }],
  "/sign-in/email": [
    { by: "network", max: 60, windowSeconds: 600, ...WRONG },
    { by: "pair", max: 10, windowSeconds: 900, ...WRONG },
    // Many networks guess one account together: from browsers that do not know it, a letter is then
    // the way in.
    { by: "account", max: 100, windowSeconds: 86_400, ...WRONG },
    { by: "device", max: 10, windowSeconds: 300, ...WRONG },
  ],
  "/request-password-reset": LETTERS,
  "/send-verification-email": LETTERS,
  "/reset-password": [{ by: "network", max: 20, windowSeconds: 3600 }],
  "/verify-email": [{ by: "network", max: 60, windowSeconds: 3600 }],
  "/change-password": [
    { by: "network", max: 20, windowSeconds: 900, failure: "INVALID_PASSWORD" },
    { by: "person", max: 10, windowSeconds: 900, failure: "INVALID_PASSWORD" },
  ],
};

/** Of whom a call speaks; null is what it does not say. */
export interface Subject {
  network: string;
  /** Digest of the address. */
  account: string;
  /** Of the browser, when the owner of the account has signed in there. */
  device: string | null;
  person: string | null;
}

/**
 * A network, or an account from everywhere, has many people at once: their right passwords under
 * way take nothing.
 */
const isShared = ({ by }: Limit) => by === "network" || by === "account";

const KNOWN: readonly By[] = ["device", "person"];
const STRANGER: readonly By[] = ["network", "pair", "account", "person"];

const limitsOf = (path: string, { device }: Subject) =>
  (LIMITS[path] ?? []).filter(({ by }) => (device === null ? STRANGER : KNOWN).includes(by));

function windowOf(path: string, limit: Limit, subject: Subject, now: Date): RateLimit {
  const { network, account, device, person } = subject;
  const whom = {
    network,
    account,
    person: person ?? "",
    pair: `${account}:${network}`,
    device: `${account}:${device}`,
  }[limit.by];
  const { max, windowSeconds } = limit;
  return { key: `accounts:${path}:${limit.by}:${whom}`, max, windowSeconds, now };
}

/**
 * Throws TOO_MANY_ATTEMPTS with the seconds to wait. What counts failures alone is taken until
 * `settleLimits`, so that guesses sent together do not all pass.
 */
export async function takeLimits(
  { db, now }: Services,
  path: string,
  subject: Subject,
): Promise<void> {
  for (const limit of limitsOf(path, subject)) {
    const window = windowOf(path, limit, subject, now());
    const look = limit.failure !== undefined && isShared(limit) ? seeRateLimit : takeRateLimit;
    const { allowed, retryAfter } = await look(db, window);
    if (!allowed) throw refuse("TOO_MANY_REQUESTS", "TOO_MANY_ATTEMPTS", { retryAfter });
  }
}

/**
 * After the call: a failure counts for everybody concerned, anything else is given back. `code`: of
 * the refusal, if any.
 */
export async function settleLimits(
  { db, now }: Services,
  path: string,
  subject: Subject,
  code: string | null,
): Promise<void> {
  for (const limit of limitsOf(path, subject)) {
    if (limit.failure === undefined) continue;
    const window = windowOf(path, limit, subject, now());
    const failed = code === limit.failure;
    if (failed && isShared(limit)) await takeRateLimit(db, window);
    if (!failed && !isShared(limit)) await giveBackRateLimit(db, window);
  }
}

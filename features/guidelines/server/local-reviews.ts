// What the doctors of the installation say of a text: who may, of which version, and its trace.
import { recordAudit } from "#platform/audit/record.ts";
import type { Tx } from "#platform/db/database.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { avoidedFor, isDoctor, mayAvoid, type ReviewKind } from "../domain/local-review.ts";
import type { LocalView } from "../domain/local-wire.ts";
import { findPassage, findSheet, sheetPassages } from "./queries.ts";
import { type LocalReviewRow, reviewsOn, sayReview } from "./queries-local-review.ts";
import { passageVersion, sheetVersion } from "./versions.ts";

type Reader = RequestContext["me"];

/** Of a passage or of a sheet as it stands; null when there is none of that name. */
async function versionOf(tx: Tx, target: string): Promise<string | null> {
  if (target.includes("#")) {
    const passage = await findPassage(tx, target);
    return passage && passageVersion(passage);
  }
  return (await findSheet(tx, target)) && sheetVersion(await sheetPassages(tx, target));
}

/**
 * What is said of one text, for one reader. A decision that nobody confirmed is shown to those who
 * may confirm it alone.
 */
export function localView(
  said: readonly LocalReviewRow[],
  target: string,
  version: string,
  me: Reader,
): LocalView | undefined {
  const own = said.filter((one) => one.target === target);
  if (own.length === 0) return undefined;
  const avoids = own.filter(({ kind }) => kind === "avoid");
  const avoided = avoidedFor(avoids, target, me.id);
  const shows = avoided === "everybody" || mayAvoid(me, avoids.length);
  const notes = own
    .filter(({ kind, ownerId }) => kind !== "avoid" || shows || ownerId === me.id)
    .map(({ ownerId, id, kind, name, place, words, at, version: read }) => ({
      ...{ id, kind, name, place, words, at },
      current: read === version,
      mine: ownerId === me.id,
    }));
  return notes.length === 0 ? undefined : { notes, avoided };
}

export interface Said {
  id: string;
  target: string;
  kind: ReviewKind;
  version: string;
  place: string;
  words: string;
}
/** Enough to go through a sheet passage by passage, too few to fill a disk. */
const REVIEWS_PER_HOUR = 120;

/** Seconds to wait, 0 when there is nothing to wait for. */
export async function reviewLimit({ me, services }: RequestContext): Promise<number> {
  const limit = await takeRateLimit(services.db, {
    key: `guidelines:review:${me.id}`,
    max: REVIEWS_PER_HOUR,
    windowSeconds: 3600,
    now: services.now(),
  });
  return limit.retryAfter;
}

export type Refused = "NOT_FOUND" | "FORBIDDEN" | "CONFLICT" | "TEXT_CHANGED" | "WORDS_MISSING";

const ACTIONS = {
  signed: "library_text_signed",
  comment: "library_text_commented",
  avoid: "library_text_set_aside",
} as const;

/** Says something of a text, in the person's name; null once it is said. */
export async function sayOf(context: RequestContext, said: Said): Promise<Refused | null> {
  const { me, services } = context;
  const { target, kind } = said;
  if (kind !== "signed" && said.words === "") return "WORDS_MISSING";
  const refused = await services.db.asPerson(me.id, async (tx): Promise<Refused | null> => {
    const avoids = (await reviewsOn(tx, [target])).filter((one) => one.kind === "avoid").length;
    if (!(kind === "avoid" ? mayAvoid(me, avoids) : isDoctor(me))) return "FORBIDDEN";
    const version = await versionOf(tx, target);
    if (version === null) return "NOT_FOUND";
    if (version !== said.version) return "TEXT_CHANGED";
    const row = { ...said, ownerId: me.id, name: me.name, at: services.now() };
    return (await sayReview(tx, row)) ? null : "CONFLICT";
  });
  if (refused !== null) return refused;
  await traceReview(context, ACTIONS[kind], target);
  return null;
}

export async function traceReview(
  { me, request, services }: RequestContext,
  action: string,
  target: string,
): Promise<void> {
  await recordAudit(services.db, {
    personId: me.id,
    action,
    resource: target,
    userAgent: request.userAgent,
    address: request.address,
  });
}

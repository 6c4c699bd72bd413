// Keeps a protocol or a new version of it, and takes one out of use: who may, and its trace.
import { recordAudit } from "#platform/audit/record.ts";
import type { Tx } from "#platform/db/database.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import { fold } from "#platform/search/normalise.ts";
import { MOST_PASSAGES, mayWrite, type Origin, type Readers } from "../domain/protocol.ts";
import { splitPages } from "../domain/split.ts";
import {
  addVersion,
  currentVersions,
  findVersion,
  lockProtocol,
  setWithdrawn,
  versionsOf,
} from "./queries.ts";

export interface Given {
  id: string;
  versionId: string;
  after: number;
  title: string;
  service: string;
  author: string;
  dated: string;
  validUntil: string | null;
  readers: Readers;
  origin: Origin;
  fileName: string;
  pages: string[];
}

export type Saved =
  | { ok: true; number: number; fresh: boolean }
  | { ok: false; code: "FORBIDDEN" | "CONFLICT" | "WRONG_DATES" | "EMPTY_TEXT" | "TOO_LONG" }
  | { ok: false; code: "ALREADY_HERE"; data: { id: string; title: string; number: number } };

const refused = (code: "FORBIDDEN" | "CONFLICT" | "WRONG_DATES" | "EMPTY_TEXT" | "TOO_LONG") => ({
  ok: false as const,
  code,
});

export async function saveProtocol(context: RequestContext, given: Given): Promise<Saved> {
  const { me, services } = context;
  if (!mayWrite(me)) return refused("FORBIDDEN");
  if (given.validUntil !== null && given.validUntil < given.dated) return refused("WRONG_DATES");
  const passages = splitPages(given.pages);
  if (passages.length === 0) return refused("EMPTY_TEXT");
  if (passages.length > MOST_PASSAGES) return refused("TOO_LONG");
  const saved = await services.db.asSystem("keep a protocol of the service", (tx) =>
    keep(tx, given, passages, { id: me.id, name: me.name, now: services.now() }),
  );
  if (saved.ok && saved.fresh)
    await trace(context, saved.number === 1 ? "protocol_imported" : "protocol_replaced", given.id);
  return saved;
}

interface Importer {
  id: string;
  name: string;
  now: Date;
}

async function keep(
  tx: Tx,
  { after, versionId, ...given }: Given,
  passages: ReturnType<typeof splitPages>,
  who: Importer,
): Promise<Saved> {
  const same = await findVersion(tx, versionId);
  if (same)
    return same.protocolId === given.id && same.ownerId === who.id
      ? { ok: true, number: same.number, fresh: false }
      : refused("CONFLICT");
  if (after === 0) {
    const here = await ofThatName(tx, given);
    if (here) return { ok: false, code: "ALREADY_HERE", data: here };
  }
  // Asked before it is made: a version that follows nothing leaves nothing behind.
  if (after > 0 && (await versionsOf(tx, given.id)).length === 0) return refused("CONFLICT");
  await lockProtocol(tx, given.id, who.now);
  const [latest] = await versionsOf(tx, given.id);
  if ((latest?.number ?? 0) !== after) return refused("CONFLICT");
  const { id: protocolId, ...about } = given;
  const version = {
    ...about,
    ...{ id: versionId, protocolId, number: after + 1 },
    ...{ ownerId: who.id, importedBy: who.name, importedAt: who.now },
  };
  await addVersion(tx, version, passages);
  await setWithdrawn(tx, protocolId, null);
  return { ok: true, number: version.number, fresh: true };
}

/** A protocol of that service under that title, whatever its accents and capitals. */
async function ofThatName(tx: Tx, { title, service, id }: Pick<Given, "id" | "title" | "service">) {
  const here = (await currentVersions(tx)).find(
    (one) =>
      one.protocolId !== id &&
      one.withdrawnAt === null &&
      fold(one.title) === fold(title) &&
      fold(one.service) === fold(service),
  );
  return here ? { id: here.protocolId, title: here.title, number: here.number } : null;
}

export async function withdrawProtocol(
  context: RequestContext,
  { id, withdrawn }: { id: string; withdrawn: boolean },
): Promise<"FORBIDDEN" | "NOT_FOUND" | null> {
  const { me, services } = context;
  if (!mayWrite(me)) return "FORBIDDEN";
  const found = await services.db.asSystem("withdraw a protocol of the service", (tx) =>
    setWithdrawn(tx, id, withdrawn ? services.now() : null),
  );
  if (!found) return "NOT_FOUND";
  await trace(context, withdrawn ? "protocol_withdrawn" : "protocol_put_back", id);
  return null;
}

const trace = ({ me, request, services }: RequestContext, action: string, resource: string) =>
  recordAudit(services.db, {
    personId: me.id,
    ...{ action, resource, userAgent: request.userAgent, address: request.address },
  });

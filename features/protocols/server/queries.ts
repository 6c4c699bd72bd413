import { and, asc, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { isProviderRole, isSystemRole } from "#platform/auth/roles.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import type { SplitPassage } from "../domain/split.ts";
import { protocolPassage, protocolVersion, serviceProtocol } from "./tables.ts";

export type VersionRow = typeof protocolVersion.$inferSelect;
export type PassageRow = Pick<
  typeof protocolPassage.$inferSelect,
  "id" | "versionId" | "position" | "page" | "heading" | "text"
>;

const about = {
  id: protocolVersion.id,
  protocolId: protocolVersion.protocolId,
  number: protocolVersion.number,
  title: protocolVersion.title,
  service: protocolVersion.service,
  author: protocolVersion.author,
  dated: protocolVersion.dated,
  validUntil: protocolVersion.validUntil,
  readers: protocolVersion.readers,
};
export const passageColumns = {
  id: protocolPassage.id,
  versionId: protocolPassage.versionId,
  position: protocolPassage.position,
  page: protocolPassage.page,
  heading: protocolPassage.heading,
  text: protocolPassage.text,
};
const latest = sql`${protocolVersion.number} = (select max(v.number) from service_protocol_version v where v.protocol_id = ${protocolVersion.protocolId})`;

/** The current version of every protocol, withdrawn and expired ones too, by title. */
export const currentVersions = (tx: Tx) =>
  tx
    .select({
      ...about,
      withdrawnAt: serviceProtocol.withdrawnAt,
      passages: sql<number>`(select count(*)::int from service_protocol_passage p where p.version_id = ${protocolVersion.id})`,
    })
    .from(protocolVersion)
    .innerJoin(serviceProtocol, eq(serviceProtocol.id, protocolVersion.protocolId))
    .where(latest)
    .orderBy(sql`${protocolVersion.title} collate "und-x-icu"`, asc(protocolVersion.id));

/** The versions that may be cited on that day: the current one of each protocol in use. */
export const versionsInForce = (tx: Tx, today: string) =>
  tx
    .select({ ...about, origin: protocolVersion.origin })
    .from(protocolVersion)
    .innerJoin(serviceProtocol, eq(serviceProtocol.id, protocolVersion.protocolId))
    .where(
      and(
        latest,
        isNull(serviceProtocol.withdrawnAt),
        or(isNull(protocolVersion.validUntil), gte(protocolVersion.validUntil, today)),
      ),
    );
export type VersionInForce = Awaited<ReturnType<typeof versionsInForce>>[number];

/** Every version of a protocol with when it was withdrawn, latest first; none: there is no such. */
export const versionsOf = (tx: Tx, protocolId: string) =>
  tx
    .select({
      ...about,
      origin: protocolVersion.origin,
      fileName: protocolVersion.fileName,
      importedBy: protocolVersion.importedBy,
      importedAt: protocolVersion.importedAt,
      withdrawnAt: serviceProtocol.withdrawnAt,
    })
    .from(protocolVersion)
    .innerJoin(serviceProtocol, eq(serviceProtocol.id, protocolVersion.protocolId))
    .where(eq(protocolVersion.protocolId, protocolId))
    .orderBy(desc(protocolVersion.number));

export async function pagesOf(tx: Tx, versionId: string): Promise<string[]> {
  const [row] = await tx
    .select({ pages: protocolVersion.pages })
    .from(protocolVersion)
    .where(eq(protocolVersion.id, versionId));
  return row?.pages ?? [];
}

export const passagesOf = (tx: Tx, versionId: string): Promise<PassageRow[]> =>
  tx
    .select(passageColumns)
    .from(protocolPassage)
    .where(eq(protocolPassage.versionId, versionId))
    .orderBy(asc(protocolPassage.position));

export async function findVersion(tx: Tx, id: string): Promise<VersionRow | null> {
  const [row] = await tx.select().from(protocolVersion).where(eq(protocolVersion.id, id));
  return row ?? null;
}

/**
 * Makes the protocol when there is none and keeps it from others until the end of the transaction:
 * of two versions sent at once, the second finds the first.
 */
export async function lockProtocol(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.insert(serviceProtocol).values({ id, createdAt: now }).onConflictDoNothing();
  await tx
    .select({ id: serviceProtocol.id })
    .from(serviceProtocol)
    .where(eq(serviceProtocol.id, id))
    .for("update");
}

export async function addVersion(
  tx: Tx,
  version: VersionRow,
  passages: readonly SplitPassage[],
): Promise<void> {
  await tx.insert(protocolVersion).values(version);
  // In slices: a statement holds at most 65,535 parameters.
  for (let at = 0; at < passages.length; at += 500)
    await tx.insert(protocolPassage).values(
      passages.slice(at, at + 500).map((passage, index) => ({
        ...passage,
        id: `${version.id}#p${at + index + 1}`,
        versionId: version.id,
        position: at + index + 1,
      })),
    );
}

/** Whether there is such a protocol. */
export async function setWithdrawn(tx: Tx, id: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .update(serviceProtocol)
    .set({ withdrawnAt: at })
    .where(eq(serviceProtocol.id, id))
    .returning({ id: serviceProtocol.id });
  return changed.length === 1;
}

/** What a person imported, with its text. */
export const importedBy = (tx: Tx, personId: string) =>
  tx
    .select({ ...about, fileName: protocolVersion.fileName, pages: protocolVersion.pages })
    .from(protocolVersion)
    .where(eq(protocolVersion.ownerId, personId));

export async function forgetImporter(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(protocolVersion)
    .set({ ownerId: null, importedBy: "" })
    .where(eq(protocolVersion.ownerId, personId));
}

/** As the system: accounts are no person's to read. */
export async function roleOf(tx: Tx, personId: string) {
  const [row] = await tx
    .select({ providerRole: user.providerRole, systemRole: user.systemRole })
    .from(user)
    .where(eq(user.id, personId));
  if (!row || !isProviderRole(row.providerRole) || !isSystemRole(row.systemRole)) return null;
  return { providerRole: row.providerRole, systemRole: row.systemRole };
}

import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import { storableStart } from "#platform/text/storable.ts";
import { insertAuditEvent } from "./queries.ts";

export type AuditLevel = "info" | "warning" | "critical";

export interface AuditEntry {
  personId: string | null;
  action: string;
  resource?: string;
  details?: string | Record<string, unknown>;
  userAgent?: string;
  address?: string;
  level?: AuditLevel;
}

// Bounds of spec §5.
const cut = (value: string | undefined, length: number) => storableStart(value ?? "", length);

/**
 * Writes one row of the security log in a transaction of its own: a refusal rolls back what it
 * refused, never its trace.
 */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  const details = typeof entry.details === "object" ? JSON.stringify(entry.details) : entry.details;
  await db.asSystem("audit", (tx) =>
    insertAuditEvent(tx, {
      id: randomUUID(),
      personId: entry.personId,
      action: cut(entry.action, 100),
      resource: cut(entry.resource, 200),
      details: cut(details, 1000),
      userAgent: cut(entry.userAgent, 200),
      address: cut(entry.address, 100),
      level: entry.level ?? "info",
    }),
  );
}

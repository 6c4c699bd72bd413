import type { Tx } from "#platform/db/database.ts";
import { auditEvent, errorReport } from "./tables.ts";

export const insertAuditEvent = (tx: Tx, row: typeof auditEvent.$inferInsert) =>
  tx.insert(auditEvent).values(row);

export const insertErrorReport = (tx: Tx, row: typeof errorReport.$inferInsert) =>
  tx.insert(errorReport).values(row).onConflictDoNothing();

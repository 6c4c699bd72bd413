import { eq, sql } from "drizzle-orm";
import { session } from "#platform/auth/server/tables.ts";
import type { Tx } from "#platform/db/database.ts";

/** Every table, of every schema of ours, with a row that holds `trace` in any column. */
export async function placesHolding(tx: Tx, trace: string): Promise<string[]> {
  const tables = await tx.execute<{ place: string; name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as place, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { place, name } of tables.rows) {
    const rows = await tx.execute<{ n: string | number }>(
      sql`select count(*) as n from ${sql.raw(place)} t where strpos(t::text, ${trace}) > 0`,
    );
    if (Number(rows.rows[0]?.n) > 0) found.push(name);
  }
  return found;
}

export async function setSessionStart(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx.update(session).set({ createdAt: at }).where(eq(session.userId, personId));
}

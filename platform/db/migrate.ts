import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";

const migrationsFolder = fileURLToPath(new URL("../../db/migrations", import.meta.url));
// Any number: every server of an installation takes the same one.
const MIGRATION_LOCK = 7_305_201;

export async function migrateWith(client: PGlite) {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  await migrate(drizzle(client), { migrationsFolder });
}

/** The migrator takes no lock of its own: two servers that start together would run the same file twice. */
export async function migratePostgresql(pool: Pool) {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

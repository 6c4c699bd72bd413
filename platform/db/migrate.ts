import { fileURLToPath } from "node:url";
import type { Client, Pool, PoolClient } from "pg";

const migrationsFolder = fileURLToPath(new URL("../../db/migrations", import.meta.url));
// Any number: every server of an installation takes the same one.
const MIGRATION_LOCK = 7_305_201;

interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/** How many migrations a database has had. */
async function applied(client: Connection): Promise<number> {
  const asked = async (text: string) =>
    (await client.query(text)).rows[0] as { found: string | number | null };
  const { found } = await asked(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  return found === null
    ? 0
    : Number((await asked("select count(*) as found from drizzle.__drizzle_migrations")).found);
}

/**
 * A rebuilt key tells the planner how many rows its table has while it knows nothing of the tables
 * beside it: until all are counted, it may read them the slowest way.
 */
async function counted(client: Connection, migrate: () => Promise<void>) {
  const before = await applied(client);
  await migrate();
  if ((await applied(client)) > before) await client.query("analyze");
}

/** Runs what the database has not had yet. */
export async function migrateWith(client: Client | PoolClient): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await counted(client, () => migrate(drizzle(client), { migrationsFolder }));
}

/**
 * The migrator takes no lock of its own: two servers that start together would run the same file
 * twice.
 */
export async function migratePostgresql(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateWith(client);
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

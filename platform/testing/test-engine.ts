// A database of one's own for a test file: a copy of the migrated template, on the embedded engine
// or on PostgreSQL.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { inject } from "vitest";
import type { Engine } from "#platform/db/database.ts";
import { engineOn } from "#platform/db/embedded-engine.ts";
import { openPostgresql } from "#platform/db/postgresql.ts";
import { createPostgresqlDatabase } from "./postgresql-database.ts";
import { openTestDatabase } from "./template.ts";

export async function embeddedTestEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(inject("databaseFolder"), "copy-"));
  cpSync(inject("databaseTemplate"), folder, { recursive: true });
  const engine = engineOn(await openTestDatabase(folder));
  return {
    ...engine,
    close: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An embedded database without any table of ours, for what an older version left behind. */
export async function emptyDatabase(): Promise<{ client: pg.Client; close(): Promise<void> }> {
  const folder = mkdtempSync(join(inject("databaseFolder"), "empty-"));
  // Emptied rather than made: making one takes PostgreSQL seconds.
  cpSync(inject("databaseTemplate"), folder, { recursive: true });
  const { client, close } = await openTestDatabase(folder);
  await client.query(
    "drop schema public, drizzle cascade; create schema public; drop owned by app_user; drop role app_user",
  );
  return {
    client,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Address of the test server of this run (the `postgresql` project), null in a run on the embedded
 * database.
 */
export const testDatabaseUrl = () => process.env.TEST_DATABASE_URL || null;

/** A database of one's own on the engine of this run. */
export const testEngine = (): Promise<Engine> => {
  const server = testDatabaseUrl();
  return server === null ? embeddedTestEngine() : postgresqlTestEngine(server);
};

export async function postgresqlTestEngine(server: string): Promise<Engine> {
  const database = await createPostgresqlDatabase(server, inject("postgresqlTemplate"));
  const engine = await openPostgresql(database.url);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await database.drop();
    },
  };
}

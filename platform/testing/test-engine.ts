// A database of one's own for a test file: a copy of the migrated template, or a fresh PostgreSQL database.
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { Engine } from "#platform/db/database.ts";
import { engineOn } from "#platform/db/embedded.ts";
import { openPostgresql } from "#platform/db/postgresql.ts";
import { openTestPglite } from "./template.ts";

export async function embeddedTestEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(inject("databaseFolder"), "copy-"));
  cpSync(inject("databaseTemplate"), folder, { recursive: true });
  const engine = engineOn(await openTestPglite(folder));
  return {
    ...engine,
    close: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Address of the test server of this run (the `postgresql` project), null in a run on the embedded database. */
export const testDatabaseUrl = () => process.env.TEST_DATABASE_URL || null;

/** A database of one's own on the engine of this run. */
export const testEngine = (): Promise<Engine> => {
  const server = testDatabaseUrl();
  return server === null ? embeddedTestEngine() : postgresqlTestEngine(server);
};

/** A new empty database on the test server and its address; `drop` removes it. */
export async function createPostgresqlDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `sclepios_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

export async function postgresqlTestEngine(server: string): Promise<Engine> {
  const database = await createPostgresqlDatabase(server);
  const engine = await openPostgresql(database.url);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      await database.drop();
    },
  };
}

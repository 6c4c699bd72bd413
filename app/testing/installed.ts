import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import {
  createPostgresqlDatabase,
  type PostgresqlDatabase,
} from "#platform/testing/postgresql-database.ts";

/**
 * A data folder of an installation that has started before: making its database and loading the
 * library takes a server longer than all the rest.
 */
export function installed(dataDir: string): string {
  cpSync(inject("installedDatabase"), join(dataDir, "database"), { recursive: true });
  return dataDir;
}

/** The same on the test server: a database of one's own on which the product has started before. */
export const installedPostgresql = (server: string): Promise<PostgresqlDatabase> =>
  createPostgresqlDatabase(server, inject("installedPostgresql"));

// Once a run: a database that holds the shipped library and questions, for tests that start
// servers.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPostgresqlDatabase } from "#platform/testing/postgresql-database.ts";
import { installedTemplate, startOnce } from "./installed-template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database on which the product has started before. */
    installedDatabase: string;
    /** Name of such a database on the test server, "" in a run on the embedded database. */
    installedPostgresql: string;
  }
}

export default async function setup(project: TestProject) {
  const { databaseTemplate, postgresqlTemplate } = project.getProvidedContext();
  const server = project.config.env.TEST_DATABASE_URL ?? "";
  if (server === "") {
    project.provide("installedDatabase", await installedTemplate());
    project.provide("installedPostgresql", "");
    return () => {};
  }
  const database = await createPostgresqlDatabase(server, postgresqlTemplate);
  const DATA_DIR = mkdtempSync(join(tmpdir(), "sclepios-draft-"));
  const AUTH_SECRET = "0123456789abcdef0123456789abcdef";
  await startOnce({ DATA_DIR, DATABASE_URL: database.url, AUTH_SECRET });
  rmSync(DATA_DIR, { recursive: true, force: true });
  project.provide("installedDatabase", databaseTemplate);
  project.provide("installedPostgresql", database.name);
  return database.drop;
}

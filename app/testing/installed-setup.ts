// Once a run: a database that holds the shipped library and questions, for tests that start
// servers. Loading them takes two seconds of processor, at every start on a database without them.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPostgresqlDatabase } from "#platform/testing/postgresql-database.ts";
import { sclepios } from "./cli-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database on which the product has started before. */
    installedDatabase: string;
    /** Name of such a database on the test server, "" in a run on the embedded database. */
    installedPostgresql: string;
  }
}

const ROOT = join(import.meta.dirname, "../..");

/** Changes with what the rooms ship: a server finds a template of it complete, and loads nothing. */
function shippedContent(): string {
  const hash = createHash("sha256");
  for (const file of globSync("features/*/content/**/*.{yaml,json}", { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Has the product start once on this folder, without listening. */
async function startOnce(env: Record<string, string>): Promise<void> {
  const { code, out, err } = await sclepios(["user", "list"], { env });
  if (code !== 0) throw new Error(`the installation of the tests ended with ${code}: ${out}${err}`);
}

async function installEmbedded(migrated: string): Promise<string> {
  const template = `${migrated}-${shippedContent()}`;
  if (existsSync(template)) return template;
  const draft = mkdtempSync(join(tmpdir(), "sclepios-draft-"));
  cpSync(migrated, join(draft, "database"), { recursive: true });
  await startOnce({ DATA_DIR: draft });
  rmSync(template, { recursive: true, force: true });
  renameSync(join(draft, "database"), template);
  rmSync(draft, { recursive: true, force: true });
  return template;
}

export default async function setup(project: TestProject) {
  const { databaseTemplate, postgresqlTemplate } = project.getProvidedContext();
  const server = project.config.env.TEST_DATABASE_URL ?? "";
  if (server === "") {
    project.provide("installedDatabase", await installEmbedded(databaseTemplate));
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

// What the databases of the tests are copied from, on both engines.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migratedTemplate } from "./migrated-template.ts";
import { createPostgresqlTemplate } from "./template-postgresql.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
    /** Where the copies of this run live; it goes with the run. */
    databaseFolder: string;
    /** Name of the migrated database on the test server, "" in a run on the embedded database. */
    postgresqlTemplate: string;
  }
}

const COPIES = "sclepios-test-";

/** Copies of runs that were killed: they fill the memory of the machine. */
function removeOrphans(memory: string): void {
  for (const name of readdirSync(memory)) {
    const owner = new RegExp(`^${COPIES}(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner)))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export default async function setup(project: TestProject) {
  project.provide("databaseTemplate", await migratedTemplate());
  const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  removeOrphans(memory);
  const folder = mkdtempSync(join(memory, `${COPIES}${process.pid}-`));
  project.provide("databaseFolder", folder);
  const server = project.config.env.TEST_DATABASE_URL ?? "";
  const onServer = server === "" ? undefined : await createPostgresqlTemplate(server);
  project.provide("postgresqlTemplate", onServer?.name ?? "");
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await onServer?.drop();
  };
}

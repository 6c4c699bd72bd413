// Builds the migrated database once, named by the content of its migrations: every test file opens a copy.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject) {
  const migrations = join(import.meta.dirname, "../../db/migrations");
  const hash = createHash("sha256");
  for (const file of readdirSync(migrations).sort())
    if (file.endsWith(".sql")) hash.update(readFileSync(join(migrations, file)));
  const template = join(tmpdir(), `sclepios-template-${hash.digest("hex").slice(0, 12)}`);
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    await createTemplate(draft);
    rmSync(template, { recursive: true, force: true });
    renameSync(draft, template);
  }
  project.provide("databaseTemplate", template);
}

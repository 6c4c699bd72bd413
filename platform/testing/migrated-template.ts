// The migrated database, made once a machine and named by the content of what makes it: every test
// opens a copy.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTemplate } from "./template.ts";

/** Its folder, made when it is not there. */
export async function migratedTemplate(): Promise<string> {
  const migrations = join(import.meta.dirname, "../../db/migrations");
  const hash = createHash("sha256").update(
    readFileSync(join(import.meta.dirname, "../db/migrate.ts")),
  );
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
  return template;
}

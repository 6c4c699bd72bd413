// A database on which the product has started before, made once a machine: loading the library and
// the questions takes two seconds of processor, at every start on a database without them.
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
import { migratedTemplate } from "#platform/testing/migrated-template.ts";
import { sclepios } from "./cli-process.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Changes with what the rooms ship: a server finds a template of it complete, and loads nothing. */
function shippedContent(): string {
  const hash = createHash("sha256");
  for (const file of globSync("features/*/content/**/*.{yaml,json}", { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Has the product start once on this folder, without listening. */
export async function startOnce(env: Record<string, string>): Promise<void> {
  const { code, out, err } = await sclepios(["user", "list"], { env });
  if (code !== 0) throw new Error(`the installation of the tests ended with ${code}: ${out}${err}`);
}

/** The database's folder, made when it is not there. */
export async function installedTemplate(): Promise<string> {
  const migrated = await migratedTemplate();
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

/** Copies it into a data folder, for a journey that starts a server of its own. */
export async function install(dataDir: string): Promise<void> {
  cpSync(await installedTemplate(), join(dataDir, "database"), { recursive: true });
}

// `npm run migration -- NAME`: what changed in the tables, as the next file of the one line of SQL, with the rights
// that each new table's helper grants. Read the file before committing it.
import { spawnSync } from "node:child_process";
import { appendFileSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { tableGrants, tableKind } from "#platform/db/tables.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "db/migrations");
const migrations = () => readdirSync(folder).filter((file) => file.endsWith(".sql"));

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("npm run migration -- NAME   (lower case letters, digits, hyphens)");
  process.exit(2);
}

const before = new Set(migrations());
const made = spawnSync("drizzle-kit", ["generate", "--name", name], { cwd: root, stdio: "inherit" });
const file = migrations().find((candidate) => !before.has(candidate));
if (made.status !== 0 || !file) process.exit(made.status ?? 1);

const path = join(folder, file);
const created = [...readFileSync(path, "utf8").matchAll(/^CREATE TABLE "([^"]+)"/gm)].map((match) => match[1]);
for (const source of globSync("{platform,features}/**/tables.ts", { cwd: root })) {
  const module: Record<string, unknown> = await import(join(root, source));
  for (const table of Object.values(module)) {
    if (!is(table, PgTable)) continue;
    const kind = tableKind(table);
    const { name: tableName } = getTableConfig(table);
    const grants = kind && created.includes(tableName) ? tableGrants(tableName, kind) : null;
    if (grants) appendFileSync(path, `--> statement-breakpoint\n${grants}`);
  }
}

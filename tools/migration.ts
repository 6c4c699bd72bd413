// `npm run migration -- NAME`: writes the SQL that brings the database to the tables declared in
// the code, then the rights that each new table grants to people. Read the file before committing
// it: it runs once on every installation.
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { tableGrants, tableKind } from "#platform/db/tables.ts";
import { generateMigration, MIGRATIONS, sqlFiles } from "./migration/generate.ts";
import { createdTables, withGrants } from "./migration/grants.ts";

const name = process.argv[2];
if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("Usage: npm run migration -- NAME   (lower case, digits and hyphens)");
  process.exit(2);
}

const before = new Set(sqlFiles());
const generated = generateMigration(MIGRATIONS, name);
if (generated !== 0) process.exit(generated);
const file = readdirSync(MIGRATIONS).find((entry) => entry.endsWith(".sql") && !before.has(entry));
if (file === undefined) {
  console.log("The migrations already match the declared tables.");
  process.exit(0);
}

const kinds = new Map<string, ReturnType<typeof tableKind>>();
for (const source of globSync([
  "features/*/server/tables.ts",
  "platform/*/tables.ts",
  "platform/*/server/tables.ts",
])) {
  for (const table of Object.values(await import(resolve(source)))) {
    if (is(table, PgTable)) kinds.set(getTableConfig(table).name, tableKind(table));
  }
}

const path = `${MIGRATIONS}/${file}`;
const statements = readFileSync(path, "utf8");
const grants = createdTables(statements).map((table) => {
  const kind = kinds.get(table);
  if (kind === undefined)
    throw new Error(
      `${table} is made without a helper of platform/db/tables.ts: its rights are unknown`,
    );
  return tableGrants(table, kind);
});
writeFileSync(path, withGrants(statements, grants));
console.log(`${path}: read it, then commit it with the tables.`);

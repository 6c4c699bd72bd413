// Every table is declared with a helper, and every table that holds a person's rows is exported and
// erased with the account.
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { features } from "#app/server/features.ts";
import { tableKind, user } from "#platform/db/tables.ts";
import { uncovered, undeclared, unlisted } from "./table-cover.ts";

const files = globSync([
  "features/*/server/tables.ts",
  "platform/*/tables.ts",
  "platform/*/server/tables.ts",
]).sort();
const tables = [];
for (const file of files) {
  const found = Object.values(await import(resolve(file))).filter((value) => is(value, PgTable));
  for (const table of found) {
    const { name, foreignKeys } = getTableConfig(table);
    tables.push({
      name,
      file,
      kind: tableKind(table),
      pointsToPerson: foreignKeys.some((key) => key.reference().foreignTable === user),
    });
  }
}

const nameOf = (table: PgTable) => getTableConfig(table).name;
const covers = features.flatMap(({ name, personalData }) =>
  (personalData?.tables ?? []).map((table) => ({ feature: name, table: nameOf(table) })),
);
const listed = features.flatMap(({ tables: slot }) => Object.values(slot ?? {}).map(nameOf));

const problems = [...undeclared(tables), ...uncovered(tables, covers), ...unlisted(tables, listed)];
for (const problem of problems) console.error(problem);
console.log(
  `${tables.length} tables in ${files.length} files, ${covers.length} covered as personal data`,
);
process.exit(problems.length > 0 ? 1 : 0);

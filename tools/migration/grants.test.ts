import { expect, test } from "vitest";
import { createdTables, withGrants } from "./grants.ts";

const MIGRATION = `CREATE TABLE "card" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secret" ENABLE ROW LEVEL SECURITY;`;

test("the tables that a migration creates are read from it", () => {
  expect(createdTables(MIGRATION)).toEqual(["card", "secret"]);
});

test("grants follow the statements, and a closed table gets none", () => {
  const sql = withGrants(MIGRATION, ['GRANT SELECT ON "card" TO "app_user";', null]);
  expect(sql.split("--> statement-breakpoint\n").at(-1)).toBe(
    'GRANT SELECT ON "card" TO "app_user";\n',
  );
  expect(sql.startsWith(MIGRATION)).toBe(true);
});

test("a migration that grants nothing stays as it was generated", () => {
  expect(withGrants(MIGRATION, [null])).toBe(MIGRATION);
});

import { expect, test } from "vitest";
import { type DeclaredTable, uncovered, undeclared, unlisted } from "./table-cover.ts";

const table = (
  name: string,
  kind: DeclaredTable["kind"],
  pointsToPerson = false,
): DeclaredTable => ({
  name,
  kind,
  pointsToPerson,
  file: "features/cards/server/tables.ts",
});

test("a table made without a helper is refused", () => {
  expect(undeclared([table("card", undefined), table("deck", "owned")])).toEqual([
    'features/cards/server/tables.ts: table "card" is made without a helper',
  ]);
});

test("a person's table must be exported and erased by exactly one feature", () => {
  const tables = [
    table("card", "owned"),
    table("post", "shared", true),
    table("sheet", "reference"),
    table("log", "system", true),
  ];
  const all = [
    { feature: "cards", table: "card" },
    { feature: "community", table: "post" },
  ];
  expect(uncovered(tables, all)).toEqual([]);
  expect(uncovered(tables, all.slice(1))).toEqual([
    'features/cards/server/tables.ts: no personalData exports and erases table "card"',
  ]);
  expect(uncovered(tables, [...all, { feature: "privacy", table: "card" }])[0]).toContain(
    "cards and privacy",
  );
});

test("a feature lists every table it declares", () => {
  expect(unlisted([table("card", "owned"), table("deck", "owned")], ["deck"])).toEqual([
    `features/cards/server/tables.ts: table "card" is missing from the feature's tables`,
  ]);
});

import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { codingTables } from "./coding-tables.ts";

test("tables are made once a database, and read the one they were made of", async () => {
  const [first, second] = [await testApp(), await testApp()];
  const tables = await codingTables(first.services);
  expect(await codingTables(first.services)).toBe(tables);
  expect(await codingTables(second.services)).not.toBe(tables);
});

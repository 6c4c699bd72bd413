import type { QueryConfig, QueryResult } from "pg";
import { expect, test } from "vitest";
import { named } from "./named-statements.ts";

const asked: (string | undefined)[] = [];
const client = {
  query: async (config: QueryConfig) => {
    asked.push(config.name);
    return { rows: [] } as unknown as QueryResult;
  },
};
const ask = async (role: string, text: string) => {
  await named(client, role).query({ text }, []);
  return asked.at(-1);
};

test("a statement that comes often has a name, its own in each role", async () => {
  for (let n = 0; n < 10; n++) await ask("person", "select 1");
  const name = await ask("person", "select 1");
  expect(name).toMatch(/^person_/);
  expect(await ask("person", "select 2")).toBeUndefined();
  for (let n = 0; n < 10; n++) await ask("system", "select 1");
  expect(await ask("system", "select 1")).toMatch(/^system_/);
  expect(await ask("person", "select 1")).toBe(name);
});

test("texts without end take no names without end, and long ones none", async () => {
  const names = new Set<string | undefined>();
  for (let text = 0; text < 400; text++)
    for (let n = 0; n < 6; n++) names.add(await ask("other", `select ${text}`));
  expect(names.size).toBeLessThan(250);
  const long = `select '${"x".repeat(20_000)}'`;
  for (let n = 0; n < 10; n++) await ask("third", long);
  expect(await ask("third", long)).toBeUndefined();
});

import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testEngine } from "#platform/testing/test-engine.ts";

const engine = await testEngine();
afterAll(() => engine.close());

test("after its migrations every table of a database has been counted", async () => {
  const { rows } = await engine.transaction(null, (tx) =>
    tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.reltuples < 0`),
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

// What the first statements of a transaction refuse, nothing after them may do.
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testEngine } from "#platform/testing/test-engine.ts";

const engine = await testEngine();
afterAll(() => engine.close());

const windows = async () => {
  const { rows } = await engine.transaction("", (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from rate_limit_window`),
  );
  return rows[0]?.count;
};
const count = sql`insert into rate_limit_window (key, count, started_at, ends_at) values (gen_random_uuid(), 1, now(), now())`;

test.each([
  ["a role that does not exist", "select set_config('role', 'nobody_of_that_name', true)"],
  ["a statement that cannot be read", "selct 1"],
])("%s: what follows is not done, and the first mistake is the one that is said", async (_, setup) => {
  const before = await windows();
  const refused = await engine.transaction(setup, (tx) => tx.execute(count)).catch((error: unknown) => error);
  expect(String(refused)).toMatch(/nobody_of_that_name|syntax error/);
  expect(await windows()).toBe(before);
  // A mistake that the work keeps to itself does not make the transaction good.
  await expect(
    engine.transaction(setup, (tx) => tx.execute(count).then(undefined, () => "kept quiet")),
  ).rejects.toThrow();
  expect(await windows()).toBe(before);
  await engine.transaction("", (tx) => tx.execute(count));
  expect(await windows()).toBe((before ?? 0) + 1);
});

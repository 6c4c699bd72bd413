// What the first statements of a transaction refuse, nothing after them may do.
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testEngine } from "#platform/testing/test-engine.ts";
import { TransactionUndone } from "./run-transaction.ts";

const engine = await testEngine();
afterAll(() => engine.close());

const windows = async () => {
  const { rows } = await engine.transaction(null, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from rate_limit_window`),
  );
  return rows[0]?.count;
};
const count = sql`insert into rate_limit_window (key, count, started_at, ends_at) values (gen_random_uuid(), 1, now(), now())`;

test.each([
  [
    "a role that does not exist",
    {
      name: "nobody",
      text: "select set_config('role', $1, true)",
      values: ["nobody_of_that_name"],
    },
  ],
  ["a statement that cannot be read", { name: "mistyped", text: "selct 1", values: [] }],
])(
  "%s: what follows is not done, and the first mistake is the one that is said",
  async (_, setup) => {
    const before = await windows();
    const refused = await engine
      .transaction(setup, (tx) => tx.execute(count))
      .catch((error: unknown) => error);
    expect(String(refused)).toMatch(/nobody_of_that_name|syntax error/);
    expect(await windows()).toBe(before);
    // A mistake that the work keeps to itself does not make the transaction good.
    await expect(
      engine.transaction(setup, (tx) => tx.execute(count).then(undefined, () => "kept quiet")),
    ).rejects.toThrow();
    expect(await windows()).toBe(before);
    await engine.transaction(null, (tx) => tx.execute(count));
    expect(await windows()).toBe((before ?? 0) + 1);
  },
);

test("a statement that failed and was kept quiet undoes the whole, and whoever asked for it hears so", async () => {
  const before = await windows();
  const quiet = engine.transaction(null, async (tx) => {
    await tx.execute(count);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    return "done";
  });
  await expect(quiet).rejects.toBeInstanceOf(TransactionUndone);
  expect(await windows()).toBe(before);
});

test("what runs at once is whole: nobody reads or undoes what another has not finished", async () => {
  const before = (await windows()) ?? 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) =>
      engine.transaction(null, async (tx) => {
        await tx.execute(count);
        await new Promise((resolve) => setImmediate(resolve));
        await tx.execute(count);
        if (n % 3 === 0) throw new Error("undone");
        if (n % 3 === 1) await tx.execute(sql`select 1 / 0`);
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await windows()).toBe(before + 20);
});

test("the loop of events goes on while the database works", async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  await engine.transaction(null, (tx) =>
    tx.execute(sql`select count(*) from generate_series(1, 1000000)`),
  );
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
});

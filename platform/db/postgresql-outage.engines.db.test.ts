// A database that goes away and comes back: this server tries again at a bounded pace, and nothing
// of it hangs.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabaseProxy } from "#platform/testing/database-proxy.ts";
import { createPostgresqlDatabase } from "#platform/testing/postgresql-database.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";
import { openPostgresql } from "./postgresql.ts";

const server = testDatabaseUrl();

describe.runIf(server !== null)("PostgreSQL that goes away", { timeout: 60_000 }, async () => {
  if (server === null) return;
  const database = await createPostgresqlDatabase(server);
  const proxy = await openDatabaseProxy(database.url);
  const engine = await openPostgresql(proxy.url);
  const heard: string[] = [];
  for (const channel of ["one", "two", "three"])
    await engine.listen(channel, (payload) => void heard.push(payload));
  afterAll(async () => {
    await engine.close();
    await proxy.close();
    await database.drop();
  });
  const answers = () =>
    engine
      .transaction(null, (tx) => tx.execute(sql`select 1`))
      .then(
        () => true,
        () => false,
      );
  const recovers = async (mark: string) => {
    await expect.poll(answers, { timeout: 20_000, interval: 100 }).toBe(true);
    await expect
      .poll(
        async () => {
          await engine.notify("two", mark);
          await wait(50);
          return heard.includes(mark);
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  };

  test.each(["refused", "silent"] as const)(
    "%s: few connections are tried, none is left over",
    async (state) => {
      const opened = proxy.opened();
      await proxy.become(state);
      await wait(5_000);
      // What a storm would do: twice as many every half second.
      expect(proxy.opened() - opened).toBeLessThan(20);
      expect(await answers()).toBe(false);
      await proxy.become("open");
      await recovers(state);
      // The pool's, and the one that listens.
      expect(proxy.connected()).toBeLessThanOrEqual(21);
    },
  );

  test("a notification is heard once after its return", async () => {
    await engine.notify("one", "once");
    await expect.poll(() => heard.filter((payload) => payload === "once")).toHaveLength(1);
    await wait(200);
    expect(heard.filter((payload) => payload === "once")).toHaveLength(1);
  });
});

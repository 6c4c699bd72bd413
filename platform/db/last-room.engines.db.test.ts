// A database that whoever runs it has made read-only because its disk is nearly full.
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testEngine } from "#platform/testing/test-engine.ts";
import { makeDatabase } from "./database.ts";
import { isStorageFull } from "./disk-reserve.ts";
import { inLastRoom } from "./last-room.ts";

const engine = await testEngine();
const db = makeDatabase(engine);
afterAll(() => engine.close());

const insert = (id: string) =>
  sql`insert into "user" (id, name, email) values (${id}, 'A', ${`${id}@example.org`})`;
const refused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error: unknown) => isStorageFull(error),
  );

async function makeReadOnly(): Promise<void> {
  if (engine.name === "embedded") {
    await engine.drizzle.execute(sql`set default_transaction_read_only = on`);
    return;
  }
  await engine.drizzle.execute(sql`do $$ begin execute format(
    'alter database %I set default_transaction_read_only = on', current_database()); end $$`);
  await engine.drizzle
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
    )
    .catch(() => {});
  // Connections are replaced by themselves.
  while (
    !engine.available() ||
    !(await refused(db.asSystem("probe", (tx) => tx.execute(insert("probe")))))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
}

test("refuses what is written, and takes what lets people in", { timeout: 60_000 }, async () => {
  await makeReadOnly();
  expect(await refused(db.asSystem("test", (tx) => tx.execute(insert("a"))))).toBe(true);
  expect(await refused(Promise.resolve(engine.drizzle.execute(insert("b"))))).toBe(true);
  await inLastRoom(() => db.asSystem("test", (tx) => tx.execute(insert("c"))));
  await inLastRoom(async () => engine.drizzle.execute(insert("d")));
  // The same again is refused for its own reason, and leaves no transaction open behind it.
  await expect(inLastRoom(async () => engine.drizzle.execute(insert("d")))).rejects.toThrow();
  const { rows } = await db.asSystem("test", (tx) =>
    tx.execute<{ id: string }>(sql`select id from "user" where length(id) = 1 order by id`),
  );
  expect(rows.map(({ id }) => id)).toEqual(["c", "d"]);
});

import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { makeDatabase } from "#platform/db/database.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import type { Services } from "./context.ts";
import { makeEvents, on } from "./events.ts";

const engine = await testEngine();
const db = makeDatabase(engine);
afterAll(() => engine.close());

const happened = { name: "test.happened", payload: z.object({ key: z.string() }) };
const other = { name: "test.other", payload: z.object({ key: z.string() }) };
const heard: string[] = [];
const events = makeEvents(
  [
    on(happened, async ({ key }, { tx }) => {
      heard.push(key);
      await tx.execute(sql`insert into rate_limit_window values (${key}, 1, now(), now())`);
    }),
    on(happened, async ({ key }) => {
      if (key === "refused") throw new Error("a listener refuses");
    }),
    on(other, async () => void heard.push("other")),
  ],
  () => ({}) as Services,
);
const kept = async (key: string) =>
  (
    await db.asSystem("test", (tx) =>
      tx.execute(sql`select key from rate_limit_window where key = ${key}`),
    )
  ).rows.length;

test("who listens to an event hears it in the same transaction, nobody else", async () => {
  await db.asSystem("test", (tx) => events.emit(tx, happened, { key: "accepted" }));
  expect(heard).toEqual(["accepted"]);
  expect(await kept("accepted")).toBe(1);
});

test("a listener that fails undoes the whole change", async () => {
  await expect(
    db.asSystem("test", (tx) => events.emit(tx, happened, { key: "refused" })),
  ).rejects.toThrow("refuses");
  expect(await kept("refused")).toBe(0);
});

test("a payload of another shape is refused", async () => {
  const wrong = { key: 3 } as unknown as { key: string };
  await expect(db.asSystem("test", (tx) => events.emit(tx, happened, wrong))).rejects.toThrow();
});

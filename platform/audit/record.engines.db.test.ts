import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeDatabase } from "#platform/db/database.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import { recordAudit } from "./record.ts";
import { auditEvent } from "./tables.ts";

const engine = await testEngine();
const db = makeDatabase(engine);
afterAll(() => engine.close());
const find = async (action: string) =>
  (
    await db.asSystem("test", (tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.action, action)),
    )
  )[0];

test("a row says what was given, and nothing for what was not", async () => {
  await recordAudit(db, { personId: null, action: "alone" });
  expect(await find("alone")).toMatchObject({
    personId: null,
    resource: "",
    details: "",
    userAgent: "",
    address: "",
    level: "info",
    at: expect.any(Date),
  });
});

test("every text is cut to its length", async () => {
  const long = "é".repeat(3_000);
  await recordAudit(db, {
    personId: null,
    action: long,
    resource: long,
    details: long,
    userAgent: long,
    address: long,
  });
  const row = await find("é".repeat(100));
  expect(
    [row?.resource, row?.details, row?.userAgent, row?.address].map((text) => text?.length),
  ).toEqual([200, 1000, 200, 100]);
});

test("text that the database cannot keep does not lose the row", async () => {
  await recordAudit(db, {
    personId: null,
    action: "odd",
    resource: "a\0b",
    userAgent: `${"x".repeat(199)}🙂`,
    details: { a: "\0" },
  });
  expect((await find("odd"))?.resource).toBe("ab");
});

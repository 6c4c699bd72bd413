import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent, errorReport } from "#platform/audit/tables.ts";
import { purgeSecurityRows } from "./jobs.ts";

const app = await testApp();
const admin = await app.signUp({ systemRole: "admin", name: "Ada Admin" });
const person = await app.signUp({ name: "Paul Personne" });

const report = (fields: object = {}) => ({
  id: "err_0123456789ab",
  message: "TypeError: no",
  stack: "at a.js:1",
  route: "/chat",
  userAgent: "test",
  ...fields,
});
const send = (fields?: object, cookie?: string) =>
  app.call("security/reportClientError", report(fields), cookie);
const stored = () => app.services.db.asSystem("test", (tx) => tx.select().from(errorReport));

describe("client error reports", () => {
  test("are taken from visitors and people, once per id", async () => {
    expect(await send()).toMatchObject({ status: 200, body: { recorded: true } });
    expect(await send({ message: "another text" }, person.cookie)).toMatchObject({ status: 200 });
    const rows = (await stored()).filter((row) => row.id === "err_0123456789ab");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ message: "TypeError: no", personId: null, side: "browser" });
  });

  test("hold nothing that identifies anybody", async () => {
    await send(
      {
        id: "err_personal0001",
        message: "failed for camille@chu.fr, 06 12 34 56 78, 1 84 12 76 451 089 46",
        stack: "at https://x.test/chat?q=Mme+Dupont",
        route: "/calculator#age=80",
      },
      person.cookie,
    );
    const row = (await stored()).find((one) => one.id === "err_personal0001");
    expect(row).toMatchObject({
      message: "failed for [e-mail], [phone], [nir]",
      stack: "at https://x.test/chat",
      route: "/calculator",
      personId: person.person.id,
    });
  });

  test.each([
    ["a foreign id", { id: "not-an-id" }],
    ["a short id", { id: "err_x" }],
    ["a long message", { message: "m".repeat(1001) }],
    ["a long stack", { stack: "s".repeat(6001) }],
    ["a message that is no text", { message: 12 }],
    ["an unknown field", { extra: true }],
  ])("refuse %s", async (_name, fields) => {
    const { status } = await send(fields);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test("are capped for each person", async () => {
    const loop = await app.signUp();
    let last = 200;
    for (let i = 0; i < 31; i++)
      last = (await send({ id: `err_loop${1000 + i}` }, loop.cookie)).status;
    expect(last).toBe(429);
  });
});

describe("what administrators read", () => {
  test.each(["security/listEvents", "security/listErrorReports", "security/installationThreat"])(
    "%s is refused to everyone else",
    async (path) => {
      expect((await app.call(path, {}, person.cookie)).status).toBe(403);
      expect((await app.call(path, {})).status).toBe(401);
    },
  );

  test("reports can be listed, opened and marked as handled", async () => {
    await send({ id: "err_handleme001", message: "to be handled" });
    const open = await app.call(
      "security/listErrorReports",
      { handled: "false", search: "to be handled" },
      admin.cookie,
    );
    expect(open.body).toMatchObject({
      items: [{ id: "err_handleme001", handled: false }],
      next: null,
    });
    const detail = await app.call("security/errorReport", { id: "err_handleme001" }, admin.cookie);
    expect(detail.body).toMatchObject({ stack: "at a.js:1", personName: null });
    const mark = await app.call(
      "security/handleErrorReport",
      { id: "err_handleme001", handled: true },
      admin.cookie,
    );
    expect(mark.body).toEqual({ handled: true });
    const after = await app.call(
      "security/listErrorReports",
      { handled: "true", search: "to be handled" },
      admin.cookie,
    );
    expect((after.body as { items: unknown[] }).items).toHaveLength(1);
    expect(
      (await app.call("security/errorReport", { id: "err_nothing0001" }, admin.cookie)).status,
    ).toBe(404);
  });

  test("the log is filtered and paged without losing or repeating a row", async () => {
    for (let i = 0; i < 5; i++)
      await app.call(
        "security/logSecurityEvent",
        { action_type: "insufficient_permissions", resource_path: `/paged-${i}` },
        person.cookie,
      );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await app.call(
        "security/listEvents",
        {
          action: "insufficient_permissions",
          search: "/paged-",
          limit: 2,
          ...(cursor ? { cursor } : {}),
        },
        admin.cookie,
      );
      const page = body as {
        items: { resource: string; personName: string; level: string }[];
        next: string | null;
      };
      for (const item of page.items) {
        expect(item).toMatchObject({ personName: "Paul Personne", level: "warning" });
        seen.push(item.resource);
      }
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["/paged-4", "/paged-3", "/paged-2", "/paged-1", "/paged-0"]);
  });

  test("rows of one instant keep the order in which they were written", async () => {
    // One transaction has one time, as two quick ones have on a clock of milliseconds.
    await app.services.db.asSystem("test", async (tx) => {
      for (let i = 0; i < 8; i++)
        await tx
          .insert(auditEvent)
          .values({ id: randomUUID(), action: "same_instant", resource: `/${i}` });
    });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await app.call(
        "security/listEvents",
        { action: "same_instant", limit: 3, ...(cursor ? { cursor } : {}) },
        admin.cookie,
      );
      const page = body as { items: { resource: string }[]; next: string | null };
      seen.push(...page.items.map((item) => item.resource));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["/7", "/6", "/5", "/4", "/3", "/2", "/1", "/0"]);
  });

  test("a percent sign in a search is a percent sign", async () => {
    const { body } = await app.call("security/listEvents", { search: "%" }, admin.cookie);
    expect((body as { items: unknown[] }).items).toEqual([]);
  });

  test("every read leaves a row, and a changed role too", async () => {
    await app.call("security/installationThreat", undefined, admin.cookie);
    await app.call(
      "accounts/setRoles",
      { id: person.person.id, providerRole: "doctor" },
      admin.cookie,
    );
    const rows = await app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: "admin_read",
        resource: "threat_level",
        personId: admin.person.id,
      }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: "role_changed",
        personId: person.person.id,
        level: "warning",
      }),
    );
  });
});

test("old rows go, recent ones stay", async () => {
  const old = new Date(Date.now() - 400 * 86_400_000);
  await app.services.db.asSystem("test", async (tx) => {
    await tx.insert(auditEvent).values({ id: "old-row", at: old, action: "old" });
    await tx
      .insert(errorReport)
      .values({ id: "err_old", at: old, side: "browser", message: "old" });
  });
  await purgeSecurityRows.handle({}, app.services);
  const events = await app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));
  expect(events.some((row) => row.id === "old-row")).toBe(false);
  expect(events.length).toBeGreaterThan(0);
  expect((await stored()).some((row) => row.id === "err_old")).toBe(false);
});

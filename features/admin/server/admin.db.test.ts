import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";

const app = await testApp();
const admin = await app.signUp({ systemRole: "admin" });
const moderator = await app.signUp({ systemRole: "moderator" });
const person = await app.signUp();

describe("administration", () => {
  test.each(["admin/overview", "admin/listMails", "admin/mail"])(
    "%s is for administrators only",
    async (path) => {
      const input = path === "admin/mail" ? { id: "x" } : {};
      expect((await app.call(path, input)).status).toBe(401);
      expect((await app.call(path, input, person.cookie)).status).toBe(403);
      expect((await app.call(path, input, moderator.cookie)).status).toBe(403);
      expect([200, 404]).toContain((await app.call(path, input, admin.cookie)).status);
    },
  );

  test("figures are counted from the database", async () => {
    const { body } = await app.call("admin/overview", undefined, admin.cookie);
    expect(body).toMatchObject({
      accounts: { total: 3, administrators: 1, moderators: 1, newThisWeek: 3 },
      sessions: { active: 3, people: 3 },
      threatLevel: "LOW",
    });
    expect((body as { database: { bytes: number } }).database.bytes).toBeGreaterThan(1_000_000);
  });

  test("mails are searched, paged and read as text", async () => {
    await app.services.db.asSystem("test", async (tx) => {
      for (let i = 0; i < 3; i++)
        await app.services.mail.send(tx, {
          to: `p${i}@example.org`,
          subject: `Objet ${i} 100%`,
          text: `<b>Bonjour</b> ${i}`,
        });
    });
    const first = await app.call("admin/listMails", { search: "100%", limit: 2 }, admin.cookie);
    const page = first.body as {
      items: { id: string; subject: string; status: string }[];
      next: string;
    };
    expect(page.items).toHaveLength(2);
    expect(page.items[0]).toMatchObject({ status: "local" });
    const rest = await app.call(
      "admin/listMails",
      { search: "100%", limit: 2, cursor: page.next },
      admin.cookie,
    );
    expect((rest.body as { items: unknown[]; next: unknown }).items).toHaveLength(1);
    expect(rest.body).toMatchObject({ next: null });
    const mail = await app.call("admin/mail", { id: page.items[0]?.id }, admin.cookie);
    expect((mail.body as { text: string }).text).toMatch(/^<b>Bonjour<\/b> \d$/);
  });

  test("every read leaves its row", async () => {
    await app.call("admin/overview", undefined, admin.cookie);
    const rows = await app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: "admin_read",
        resource: "overview",
        personId: admin.person.id,
      }),
    );
    // A refused attempt too.
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: "insufficient_permissions",
        personId: person.person.id,
        level: "warning",
      }),
    );
  });
});

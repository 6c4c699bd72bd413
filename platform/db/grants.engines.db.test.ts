// What the person role may do, read back from the database itself and tried.
import { globSync } from "node:fs";
import { join } from "node:path";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, test } from "vitest";
import { testEngine } from "#platform/testing/test-engine.ts";
import { makeDatabase } from "./database.ts";
import { type TableKind, tableKind } from "./tables.ts";

const root = join(import.meta.dirname, "../..");
const engine = await testEngine();
const db = makeDatabase(engine);
afterAll(() => engine.close());

const declared = new Map<string, TableKind | undefined>();
for (const file of globSync("{platform,features}/**/tables.ts", { cwd: root }))
  for (const value of Object.values((await import(join(root, file))) as object))
    if (is(value, PgTable)) declared.set(getTableConfig(value).name, tableKind(value));

const EXPECTED: Record<TableKind, string[]> = {
  owned: ["DELETE", "INSERT", "SELECT", "UPDATE"],
  shared: ["DELETE", "INSERT", "SELECT", "UPDATE"],
  reference: ["SELECT"],
  system: [],
  "system-append": ["INSERT"],
};

const code = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

describe("the person role", () => {
  test("has on every table of the database exactly the rights its helper gives", async () => {
    const { rows } = await db.asSystem("test", (tx) =>
      tx.execute<{ name: string; rls: boolean; rights: string[] | null }>(sql`
        select c.relname as name, c.relrowsecurity as rls,
          (select array_agg(privilege_type::text order by privilege_type) from information_schema.role_table_grants
            where grantee = 'app_user' and table_schema = 'public' and table_name = c.relname) as rights
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r'`),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...declared.keys()].sort());
    for (const { name, rls, rights } of rows) {
      const kind = declared.get(name);
      expect(kind, `${name} is made by a helper`).toBeDefined();
      expect(rls, `${name} has row security`).toBe(true);
      expect(rights ?? [], name).toEqual(kind ? EXPECTED[kind] : []);
    }
  });

  test.each([...declared].filter(([, kind]) => kind === "system" || kind === "system-append"))(
    "cannot read %s",
    async (name) => {
      const refused = await db
        .asPerson("p1", (tx) => tx.execute(sql.raw(`select 1 from "${name}" limit 1`)))
        .catch(code);
      expect(refused).toBe("42501");
    },
  );

  test.each(["pgboss.job", "drizzle.__drizzle_migrations", "pg_authid"])(
    "cannot read %s",
    async (name) => {
      const refused = await db
        .asPerson("p1", (tx) => tx.execute(sql.raw(`select 1 from ${name} limit 1`)))
        .catch(code);
      // 42P01: the queue has not made its tables here.
      expect(["42501", "42P01", "3F000"]).toContain(refused);
    },
  );

  test("sees nothing when a query forgets its owner", async () => {
    await db.asSystem("test", async (tx) => {
      await tx.execute(
        sql`insert into "user" (id, name, email) values ('p1', 'A', 'a@example.org'), ('p2', 'B', 'b@example.org')`,
      );
      await tx.execute(sql`insert into gdpr_consent (id, owner_id, consent_given, consent_type, user_agent, data_processing_purposes, consent_version)
        values ('11111111-1111-4111-8111-111111111111', 'p1', true, 'app_usage', '', '{}', '1.0')`);
    });
    const seenBy = async (id: string) =>
      (await db.asPerson(id, (tx) => tx.execute(sql`select id from gdpr_consent`))).rows.length;
    expect(await seenBy("p1")).toBe(1);
    expect(await seenBy("p2")).toBe(0);
    expect(await seenBy("")).toBe(0);
  });

  test("cannot give a row to someone else, nor take theirs", async () => {
    const forged = await db.asPerson("p2", (tx) =>
      tx.execute(
        sql`update gdpr_consent set owner_id = 'p2' where id = '11111111-1111-4111-8111-111111111111' returning id`,
      ),
    );
    expect(forged.rows).toEqual([]);
    const given = await db
      .asPerson("p1", (tx) =>
        tx.execute(
          sql`update gdpr_consent set owner_id = 'p2' where id = '11111111-1111-4111-8111-111111111111'`,
        ),
      )
      .catch(code);
    expect(given).toBe("42501");
  });

  test("does not outlive its transaction", async () => {
    await db.asPerson("p1", async () => {});
    const { rows } = await db.asSystem("test", (tx) =>
      tx.execute<{ person: string | null; role: string }>(
        sql`select nullif(current_setting('app.user_id', true), '') as person, current_user::text as role`,
      ),
    );
    expect(rows[0]?.person).toBeNull();
    expect(rows[0]?.role).not.toBe("app_user");
  });

  test("is not fooled by an identifier that closes its quotes", async () => {
    const { rows } = await db.asPerson("x', true), set_config('role', 'none', true) --", (tx) =>
      tx.execute<{ role: string }>(sql`select current_user::text as role`),
    );
    expect(rows[0]?.role).toBe("app_user");
  });
});

describe("a transaction", () => {
  test("inside a transaction is refused at once instead of waiting for ever", async () => {
    await expect(db.asSystem("outer", () => db.asSystem("inner", async () => {}))).rejects.toThrow(
      /inside/,
    );
  });

  test("that throws leaves nothing", async () => {
    await db
      .asSystem("test", async (tx) => {
        await tx.execute(
          sql`insert into "user" (id, name, email) values ('p3', 'C', 'c@example.org')`,
        );
        throw new Error("no");
      })
      .catch(() => {});
    const { rows } = await db.asSystem("test", (tx) =>
      tx.execute(sql`select 1 from "user" where id = 'p3'`),
    );
    expect(rows).toEqual([]);
  });

  test("tells every listener of a channel after its commit", async () => {
    const heard: string[] = [];
    const stop = await db.listen("test_channel", (payload) => void heard.push(payload));
    await db.notify("test_channel", "é'\"; select 1");
    await expect.poll(() => heard).toEqual(["é'\"; select 1"]);
    await stop();
  });
});

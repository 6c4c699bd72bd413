import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeDatabase } from "#platform/db/database.ts";
import { openFiles } from "#platform/files/files.ts";
import { makeLog } from "#platform/log/log.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import { announce, FilesNotShared, FilesUnreachable } from "./presence.ts";

const engine = await testEngine();
const db = makeDatabase(engine);
const root = mkdtempSync(join(tmpdir(), "sclepios-presence-"));
afterAll(async () => {
  await engine.close();
  rmSync(root, { recursive: true, force: true });
});
const log = makeLog("silent");
const store = (name: string) => openFiles({ filesUrl: null, dataDir: join(root, name) });
const count = async () =>
  (await db.asSystem("test", (tx) => tx.execute(sql`select id from server_presence`))).rows.length;

test("servers with one store stand together, a stranger does not start and leaves no trace", async () => {
  const one = await announce(db, await store("shared"), log);
  const two = await announce(db, await store("shared"), log);
  expect(await count()).toBe(2);
  await expect(announce(db, await store("own"), log)).rejects.toBeInstanceOf(FilesNotShared);
  expect(await count()).toBe(2);
  await one.leave();
  await two.leave();
  expect(await count()).toBe(0);
});

test("servers that start at the same moment on a new store stand together", async () => {
  const together = await Promise.all(
    Array.from({ length: 5 }, async () => announce(db, await store("new"), log)),
  );
  expect(await count()).toBe(5);
  for (const one of together) await one.leave();
  expect(await count()).toBe(0);
});

test("once the others have left or died, another store may be used", async () => {
  const gone = await announce(db, await store("shared"), log);
  await db.asSystem("test", (tx) =>
    tx.execute(sql`update server_presence set seen_at = now() - interval '36 seconds'`),
  );
  await (await announce(db, await store("own"), log)).leave();
  await gone.leave();
});

test("a store that does not answer is said so", async () => {
  const files = { ...(await store("down")), get: () => Promise.reject(new Error("down")) };
  await expect(announce(db, files, log)).rejects.toBeInstanceOf(FilesUnreachable);
  expect(await count()).toBe(0);
});

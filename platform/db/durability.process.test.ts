// The embedded database reaches the disk, is opened by one process only, and survives a disk that
// is full.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { migratedFolder } from "#platform/testing/migrated-folder.ts";
import { makeDatabase } from "./database.ts";
import { READ_ONLY_SQLSTATE } from "./disk-reserve.ts";
import { openEmbedded } from "./embedded.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "sclepios-durability-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the embedded database", { timeout: 300_000 }, () => {
  test("asks the disk at every commit", async () => {
    const engine = await openEmbedded(migratedFolder(join(folder, "sync")));
    const { rows } = await engine.connection.client.query<{ fsync: string }>("show fsync");
    expect(rows[0]?.fsync).toBe("on");
    const db = makeDatabase(engine);
    const before = await engine.connection.syncs();
    await db.asSystem("test", (tx) =>
      tx.execute(sql`insert into "user" (id, name, email) values ('p1', 'A', 'a@example.org')`),
    );
    expect(await engine.connection.syncs()).toBeGreaterThan(before);
    await engine.close();
  });

  test("is refused to a second opening, in this process and in another", async () => {
    const held = migratedFolder(join(folder, "held"));
    const engine = await openEmbedded(held);
    await expect(openEmbedded(held)).rejects.toBeInstanceOf(FolderInUse);
    const other = spawnSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
      try { lockFolder(${JSON.stringify(join(held, "database.lock"))}); console.log("opened") } catch (error) { console.log(error.name) }`,
      ],
      { encoding: "utf8" },
    );
    expect(other.stdout.trim()).toBe("FolderInUse");
    await engine.close();
    await (await openEmbedded(held)).close();
  });

  test("frees its lock when its process is killed", async () => {
    const file = join(folder, "killed", "database.lock");
    // Nobody keeps what the lock returned, and the memory is collected: it holds all the same.
    const holder = spawn(process.execPath, [
      "--expose-gc",
      "--input-type=module",
      "-e",
      `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
      lockFolder(${JSON.stringify(file)});
      setTimeout(() => { gc(); setTimeout(() => console.log("held")); });
      setInterval(() => {}, 1000)`,
    ]);
    await new Promise((resolve) => holder.stdout.once("data", resolve));
    expect(() => lockFolder(file)).toThrow(FolderInUse);
    holder.kill("SIGKILL");
    await new Promise((resolve) => holder.once("exit", resolve));
    lockFolder(file).release();
  });
});

// A small file system of its own fills up for real; making one needs the rights of root.
const canMount = mountable();

function mountable(): boolean {
  if (process.getuid?.() !== 0) return false;
  const point = mkdtempSync(join(tmpdir(), "sclepios-mount-"));
  const tried = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", point]).status === 0;
  if (tried) spawnSync("umount", [point]);
  rmSync(point, { recursive: true, force: true });
  return tried;
}

const fill = (n: number) =>
  sql`insert into job_outbox (id, name, input) values (${`j${n}`}, 'fill', jsonb_build_object('x', (select string_agg(md5(i::text || ${n}), '') from generate_series(1, 6000) i)))`;

describe.runIf(canMount)("a disk that fills up", { timeout: 300_000 }, () => {
  test("refuses writes with an error, still reads, keeps all it acknowledged, and writes again when there is room", async () => {
    const point = join(folder, "small");
    mkdirSync(point);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=150m", "tmpfs", point]);
    try {
      const engine = await openEmbedded(migratedFolder(point));
      const db = makeDatabase(engine);
      let kept = 0;
      let refused: unknown;
      while (refused === undefined && kept < 1000)
        await db
          .asSystem("fill", (tx) => tx.execute(fill(kept)))
          .then(
            () => {
              kept += 1;
            },
            (error: { cause?: { code?: string } }) => {
              refused = error.cause?.code;
            },
          );
      expect(refused).toBe(READ_ONLY_SQLSTATE);
      const count = () =>
        db.asSystem("count", (tx) =>
          tx.execute<{ n: number }>(
            sql`select count(*)::int as n from job_outbox where name = 'fill'`,
          ),
        );
      expect((await count()).rows[0]?.n).toBe(kept);
      execFileSync("mount", ["-o", "remount,size=400m", point]);
      await db.asSystem("fill", (tx) => tx.execute(fill(kept)));
      await engine.close();
      const reopened = await openEmbedded(point);
      const { rows } = await reopened.connection.client.query<{ n: number }>(
        "select count(*)::int as n from job_outbox where name = 'fill'",
      );
      expect(rows[0]?.n).toBe(kept + 1);
      await reopened.close();
    } finally {
      spawnSync("umount", ["-l", point]);
    }
  });
});

// PostgreSQL goes away under two servers at work: people are told to come back, and everything
// answers when it is there again. tools/outage does the same for half a minute, by hand, with a
// server that is really stopped.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedPostgresql } from "#app/testing/installed.ts";
import { callAt, type ServerProcess, signInAt, startServer } from "#app/testing/server-process.ts";
import { missingFrom, signUpOn, startLoad } from "#app/testing/steady-load.ts";
import { type DatabaseProxy, openDatabaseProxy } from "#platform/testing/database-proxy.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";

const server = testDatabaseUrl();
/** What one server may hold: its pool, its queue, what it listens to. */
const CONNECTIONS_A_SERVER = 30;

describe.runIf(server !== null)(
  "an outage of PostgreSQL under two servers",
  { timeout: 300_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), "sclepios-outage-"));
    let servers: ServerProcess[] = [];
    let proxy: DatabaseProxy;
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const database = await installedPostgresql(server ?? "");
      drop = database.drop;
      proxy = await openDatabaseProxy(database.url);
      const env = {
        DATABASE_URL: proxy.url,
        AUTH_SECRET: "0123456789abcdef0123456789abcdef",
        FILES_URL: `file://${join(folder, "files")}`,
        TRUST_PROXY: "on",
      };
      servers = await Promise.all(
        ["a", "b"].map((name) => startServer({ ...env, DATA_DIR: join(folder, name) })),
      );
    }, 300_000);
    afterAll(async () => {
      await Promise.all(servers.map((one) => one.kill()));
      await proxy.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    });
    const urls = () => servers.map(({ url }) => url);
    const readiness = () =>
      Promise.all(urls().map(async (url) => (await fetch(`${url}/readyz`)).status));
    const eventually = (read: () => unknown) =>
      expect.poll(read, { timeout: 30_000, interval: 100 });
    const lines = () => servers.reduce((sum, one) => sum + one.output().split("\n").length, 0);

    test.each(["refused", "silent"] as const)(
      "%s: told to come back, then everything answers",
      async (state) => {
        const people = await signUpOn(urls(), PASSWORD);
        const load = startLoad(people);
        await eventually(() => load.questions.size).toBeGreaterThan(1);
        const [printed, opened] = [lines(), proxy.opened()];
        await proxy.become(state);
        await eventually(readiness).toEqual([503, 503]);
        const [one] = people;
        if (!one) throw new Error("nobody");
        const probe = await fetch(`${one.url}/readyz`);
        expect(Number(probe.headers.get("retry-after"))).toBeGreaterThan(0);
        expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
        const refused = await callAt(one.url, "chat/list", { archived: false }, one.cookie);
        expect(refused.status).toBe(503);
        expect((await signInAt(one.url, one.email, PASSWORD)).status).toBe(503);
        await wait(2_000);
        expect(proxy.opened() - opened).toBeLessThan(4 * CONNECTIONS_A_SERVER);
        await proxy.become("open");
        await eventually(readiness).toEqual([200, 200]);
        for (const { url, email } of people)
          expect((await signInAt(url, email, PASSWORD)).status).toBe(200);
        const asked = load.questions.size;
        await eventually(() => load.questions.size).toBeGreaterThan(asked + 1);
        // An answer whose writer was lost is taken over once its server has been silent: longer than
        // the outage on a busy machine.
        await load.stop(150_000);
        expect(load.wrong).toEqual([]);
        expect([...load.questions.values()].filter(({ ended }) => !ended)).toEqual([]);
        expect(await missingFrom(load)).toEqual([]);
        expect(proxy.connected()).toBeLessThanOrEqual(2 * CONNECTIONS_A_SERVER);
        // An outage is told of, not repeated: a disk would fill.
        expect(lines() - printed).toBeLessThan(200);
      },
    );

    test("cut again and again under load: nothing acknowledged is lost", async () => {
      const load = startLoad(await signUpOn(urls(), PASSWORD));
      for (let round = 0; round < 5; round++) {
        await wait(400);
        await proxy.become("refused");
        await proxy.become("open");
      }
      await eventually(readiness).toEqual([200, 200]);
      const asked = load.questions.size;
      await eventually(() => load.questions.size).toBeGreaterThan(asked + 1);
      await load.stop(150_000);
      expect(load.wrong).toEqual([]);
      expect(await missingFrom(load)).toEqual([]);
    });

    test("a server that is asked to stop meanwhile stops", async () => {
      await proxy.become("silent");
      expect(await Promise.all(servers.map((one) => one.stop()))).toEqual([0, 0]);
    });
  },
);

// Two servers on one PostgreSQL are one product: sessions, limits, jobs, migrations and running
// answers.
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  callAt,
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
} from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { createPostgresqlDatabase } from "#platform/testing/postgresql-database.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";

const server = testDatabaseUrl();

describe.runIf(server !== null)("two servers on one PostgreSQL", { timeout: 300_000 }, () => {
  const folders = [0, 1, 2, 3, 4].map(() => mkdtempSync(join(tmpdir(), "sclepios-two-")));
  const running: ServerProcess[] = [];
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let a: ServerProcess;
  let b: ServerProcess;

  beforeAll(async () => {
    const database = await createPostgresqlDatabase(server ?? "");
    drop = database.drop;
    env = {
      DATABASE_URL: database.url,
      AUTH_SECRET: "0123456789abcdef0123456789abcdef",
      FILES_URL: `file://${join(folders[0] ?? "", "shared-files")}`,
      TRUST_PROXY: "on",
    };
    // Both at once on an empty database: one migrates, the other waits.
    [a, b] = await Promise.all([
      startServer({ ...env, DATA_DIR: folders[0] ?? "" }),
      startServer({ ...env, DATA_DIR: folders[1] ?? "" }),
    ]);
    running.push(a, b);
  }, 300_000);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.kill()));
    await drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("start together on an empty database", () => {
    expect(a.url, a.output()).not.toBe("");
    expect(b.url, b.output()).not.toBe("");
  });

  test("have a data folder each: a third one on the folder of the first does not start, and takes nothing from it", async () => {
    const third = await startServer({ ...env, DATA_DIR: folders[0] ?? "" });
    expect([third.url, await third.stop()]).toEqual(["", 1]);
    expect(third.output()).toContain(`Le dossier ${folders[0]} est déjà utilisé`);
    expect(existsSync(join(folders[0] ?? "", "sclepios.sock"))).toBe(true);
  });

  test("share a session, and refuse it everywhere once it is revoked", async () => {
    const email = `${randomUUID()}@example.org`;
    const first = await signUpAt(a.url, email, PASSWORD);
    const second = (await signInAt(b.url, email, PASSWORD)).cookie;
    const me = (url: string, cookie: string) =>
      callAt(url, "accounts/me", {}, cookie).then(({ body }) => body !== null);
    expect(await me(b.url, first)).toBe(true);
    expect(await me(a.url, second)).toBe(true);
    expect((await callAt(a.url, "accounts/revokeOtherSessions", {}, first)).status).toBe(200);
    await expect.poll(() => me(b.url, second), { timeout: 20_000, interval: 100 }).toBe(false);
    expect(await me(b.url, first)).toBe(true);
  });

  test("count one limit together", async () => {
    const email = `${randomUUID()}@example.org`;
    await signUpAt(a.url, email, PASSWORD);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push(
        (await signInAt(n % 2 ? a.url : b.url, email, "Wrong-Password-1", "192.0.2.77")).status,
      );
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test("show on one the answer that the other writes", async () => {
    const cookie = await signUpAt(a.url, `${randomUUID()}@example.org`, PASSWORD);
    const ids = { conversationId: randomUUID(), messageId: randomUUID() };
    const sent = await callAt(
      a.url,
      "chat/send",
      { ...ids, text: "traitement de l'anaphylaxie", language: "fr" },
      cookie,
    );
    const { answerId } = sent.body as { answerId: string };
    const stream = await fetch(`${b.url}/api/messages/${answerId}/events`, {
      headers: { cookie },
      signal: AbortSignal.timeout(15_000),
    });
    const events = await stream.text();
    expect(events).toContain('"type":"end"');
    expect(events).toContain('"status":"complete"');
  });

  test("give one administrator to two first accounts at once", async () => {
    const database = await createPostgresqlDatabase(server ?? "");
    const alone = { ...env, DATABASE_URL: database.url, TRUST_PROXY: "off" };
    const pair = await Promise.all(
      [3, 4].map((n) => startServer({ ...alone, DATA_DIR: folders[n] ?? "" })),
    );
    running.push(...pair);
    const cookies = await Promise.all(
      pair.map(async ({ url }) => {
        const response = await fetch(`${url}/api/auth/sign-up/email`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            email: `${randomUUID()}@example.org`,
            password: PASSWORD,
            name: "Personne fictive",
          }),
        });
        return response.headers
          .getSetCookie()
          .map((line) => line.split(";")[0])
          .join("; ");
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 3_500)); // sessions are remembered for three seconds
    const roles = await Promise.all(
      cookies.map(
        async (cookie) =>
          (
            (await callAt(pair[0]?.url ?? "", "accounts/me", {}, cookie)).body as {
              systemRole: string;
            }
          ).systemRole,
      ),
    );
    expect(roles.sort()).toEqual(["admin", "user"]);
    await Promise.all(pair.map((one) => one.kill()));
    await database.drop();
  });

  test("refuse a third that keeps its files elsewhere, with a sentence", async () => {
    const stranger = await startServer({
      ...env,
      FILES_URL: `file://${join(folders[2] ?? "", "own-files")}`,
      DATA_DIR: folders[2] ?? "",
    });
    running.push(stranger);
    expect(stranger.url).toBe("");
    expect(stranger.output()).toContain("FILES_URL");
    expect(await stranger.exited).toBe(1);
  });

  test("stop when asked, each in its turn", async () => {
    expect(await a.stop()).toBe(0);
    expect((await fetch(`${b.url}/readyz`)).status).toBe(200);
    expect(await b.stop()).toBe(0);
  });
});

// Again and again, a server is killed while people sign up and ask; what it acknowledged is there
// when it comes back.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installed, installedPostgresql } from "#app/testing/installed.ts";
import {
  callAt,
  type ServerProcess,
  signInAt,
  signUpAt,
  startServer,
} from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { runs } from "#platform/testing/runs.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";

const ROUNDS = runs(20);
const dataDir = mkdtempSync(join(tmpdir(), "sclepios-kill-"));
const serverUrl = testDatabaseUrl();
const database = serverUrl === null ? null : await installedPostgresql(serverUrl);
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const env = {
  DATA_DIR: database ? dataDir : installed(dataDir),
  TRUST_PROXY: "on",
  ...(database
    ? { DATABASE_URL: database.url, AUTH_SECRET: "0123456789abcdef0123456789abcdef" }
    : {}),
};

interface Acknowledged {
  accounts: { email: string; conversationId: string | null; messageIds: string[] }[];
}

/** Signs up and asks until the server is gone, noting only what was acknowledged. */
async function work(url: string, acknowledged: Acknowledged) {
  for (;;) {
    const email = `${randomUUID()}@example.org`;
    const cookie = await signUpAt(url, email, PASSWORD);
    const account: Acknowledged["accounts"][number] = {
      email,
      conversationId: null,
      messageIds: [],
    };
    acknowledged.accounts.push(account);
    const conversationId = randomUUID();
    for (let n = 0; n < 3; n++) {
      const id = randomUUID();
      const sent = await callAt(
        url,
        "chat/send",
        {
          conversationId,
          messageId: id,
          text: `dose adrénaline anaphylaxie ${n}`,
          mode: "general",
          language: "fr",
        },
        cookie,
      );
      if (sent.status !== 200) throw new Error(`send: ${sent.status} ${JSON.stringify(sent.body)}`);
      account.conversationId = conversationId;
      account.messageIds.push(id);
    }
  }
}

test(`nothing acknowledged is lost over ${ROUNDS} kills`, { timeout: 300_000 }, async () => {
  const acknowledged: Acknowledged = { accounts: [] };
  for (let round = 0; round < ROUNDS; round++) {
    server = await startServer(env);
    expect(server.url, server.output()).not.toBe("");
    const { url } = server;
    const workers = [work(url, acknowledged), work(url, acknowledged)];
    const ended = Promise.allSettled(workers);
    // Somebody was acknowledged, however busy the machine; then at another moment of the work each
    // time.
    const before = acknowledged.accounts.length;
    await expect
      .poll(() => acknowledged.accounts.length, { timeout: 300_000, interval: 5 })
      .toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, (round % 7) * 120));
    await server.kill();
    for (const outcome of await ended)
      if (
        outcome.status === "rejected" &&
        outcome.reason instanceof Error &&
        !/fetch failed|terminated|other side closed/.test(outcome.reason.message)
      )
        throw outcome.reason;
  }
  server = await startServer(env);
  expect(acknowledged.accounts.length).toBeGreaterThanOrEqual(ROUNDS);
  for (const { email, conversationId, messageIds } of acknowledged.accounts) {
    const { status, cookie } = await signInAt(server.url, email, PASSWORD);
    expect(status, email).toBe(200);
    if (conversationId === null) continue;
    const opened = await callAt(server.url, "chat/open", { id: conversationId }, cookie);
    const ids = (opened.body as { messages: { id: string }[] }).messages.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(messageIds));
  }
  expect(await server.stop()).toBe(0);
});

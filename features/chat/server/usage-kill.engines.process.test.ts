// A real server is killed while answers are written: when it comes back, each of them has its row,
// and only one.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installed, installedPostgresql } from "#app/testing/installed.ts";
import { callAt, type ServerProcess, signUpAt, startServer } from "#app/testing/server-process.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";

const dataDir = mkdtempSync(join(tmpdir(), "sclepios-usage-kill-"));
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
  ...(database
    ? { DATABASE_URL: database.url, AUTH_SECRET: "0123456789abcdef0123456789abcdef" }
    : {}),
};

test("kill -9 in mid-answer, then a new start: one row an answer", {
  timeout: 300_000,
}, async () => {
  server = await startServer(env);
  const cookie = await signUpAt(server.url, `${randomUUID()}@example.org`, PASSWORD);
  const me = (await callAt(server.url, "accounts/me", {}, cookie)).body as { id: string };
  const conversationIds: string[] = [];
  for (let n = 0; n < 6; n++) {
    const conversationId = randomUUID();
    const input = { conversationId, messageId: randomUUID(), text: "dose adrénaline anaphylaxie" };
    expect((await callAt(server.url, "chat/send", input, cookie)).status).toBe(200);
    conversationIds.push(conversationId);
  }
  await server.kill();
  server = await startServer(env);
  const { url } = server;
  const answers = async () => {
    const opened = await Promise.all(
      conversationIds.map((id) => callAt(url, "chat/open", { id }, cookie)),
    );
    return opened.flatMap(({ body }) =>
      (body as { messages: { role: string; status: string }[] }).messages.slice(1),
    );
  };
  // On PostgreSQL another server could still be writing: silence is waited for.
  const limit = Date.now() + 60_000;
  // An answer is counted in the transaction that ends it.
  while ((await answers()).some(({ status }) => status === "writing") && Date.now() < limit)
    await new Promise((go) => setTimeout(go, 500));
  const ended = await answers();
  expect(ended).toHaveLength(6);
  for (const { status } of ended) expect(["complete", "interrupted"]).toContain(status);
  const exported = await callAt(url, "privacy/exportUserData", { target_user_id: me.id }, cookie);
  const { data } = exported.body as {
    data: { assistant: { assistantUsage: { answers: { messageId: string }[] } } };
  };
  const rows = data.assistant.assistantUsage.answers.map(({ messageId }) => messageId);
  expect([rows.length, new Set(rows).size]).toEqual([6, 6]);
  await server.stop();
});

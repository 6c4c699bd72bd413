// A real server is killed while a model proposes cards: what was asked has its row, and the month
// has its answer back.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installed } from "#app/testing/installed.ts";
import { callAt, type ServerProcess, signUpAt, startServer } from "#app/testing/server-process.ts";
import { type ScriptedUpstream, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import { PASSWORD } from "#platform/testing/harness.ts";

const dataDir = installed(mkdtempSync(join(tmpdir(), "sclepios-generate-kill-")));
let server: ServerProcess | undefined;
let upstream: ScriptedUpstream | undefined;
afterAll(async () => {
  await server?.kill();
  await upstream?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("kill -9 while cards and a sheet are made, then a new start", {
  timeout: 300_000,
}, async () => {
  upstream = await scriptedUpstream(async (_, reply) => {
    reply.text("{");
    await reply.wait(60_000);
  });
  const env = {
    DATA_DIR: dataDir,
    AI_BASE_URL: upstream.url,
    AI_API_KEY: "clef",
    AI_MODEL: "essai",
  };
  server = await startServer(env);
  const cookie = await signUpAt(server.url, `${randomUUID()}@example.org`, PASSWORD);
  const me = (await callAt(server.url, "accounts/me", {}, cookie)).body as { id: string };
  const text =
    "Anaphylaxie. Traitement : adrénaline IM 0,5 mg chez l’adulte, à répéter après cinq minutes.";
  const asking = [
    callAt(server.url, "flashcards/generate", { text }, cookie),
    callAt(
      server.url,
      "revision-sheets/generate",
      { id: randomUUID(), from: { kind: "text", text }, language: "fr" },
      cookie,
    ),
  ].map((one) => one.catch(() => "killed"));
  await expect.poll(() => upstream?.requests.length, { timeout: 20_000 }).toBe(2);
  await server.kill();
  await Promise.all(asking);
  server = await startServer(env);
  const exported = await callAt(
    server.url,
    "privacy/exportUserData",
    { target_user_id: me.id },
    cookie,
  );
  const { data } = exported.body as {
    data: {
      assistant: { assistantUsage: { answers: { mode: string }[]; months: { used: number }[] } };
    };
  };
  const { answers, months } = data.assistant.assistantUsage;
  expect(months.map(({ used }) => used)).toEqual([0]);
  expect(answers.map(({ mode }) => mode).sort()).toEqual(["cards", "revisionSheet"]);
  for (const answer of answers)
    expect(answer).toMatchObject({ outcome: "interrupted", model: "essai", durationMs: null });
  await server.stop();
});

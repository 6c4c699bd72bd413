// A trial of a prompt that a killed server leaves: what it cost has its row, and no answer of the
// month is given back for it.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import type { PromptTrial } from "#platform/ai/prompts.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { countAbandonedCalls } from "./open-calls.ts";
import { allowanceOf, takeAllowance } from "./public.ts";
import { openCall, usage } from "./tables.ts";

const mode = "essay";
const COST = {
  provider: "api.example.org",
  model: "essai",
  tokensIn: 10,
  tokensOut: 5,
  cachedTokens: 0,
};
let run: (text: string) => Promise<PromptTrial>;
const prompt = { mode, titleKey: "assistant:nav.prompts", builtIn: "Origine" };
const essay = serverFeature({
  name: "essay",
  prompts: [{ ...prompt, run: ({ text }) => run(text) }],
});
const app = await testApp({
  features: [...features, essay],
  env: { AI_BASE_URL: "https://api.example.org/v1", AI_API_KEY: "clef", AI_MODEL: "essai" },
});
const { db, now } = app.services;
const admin = await app.signUp({ systemRole: "admin" });
const question = { id: randomUUID(), mode, text: "Question fictive de seize lettres" };
await app.call("assistant/saveQuestion", question, admin.cookie);
const tried = () =>
  app.call(
    "assistant/tryPrompt",
    { mode, text: "Candidat", questionId: question.id },
    admin.cookie,
  );
const state = () =>
  db.asSystem("test", async (tx) => ({
    rows: (await tx.select().from(usage)).map(
      ({ outcome, speed, mode: of, tokensIn, tokensOut }) => {
        return { outcome, speed, mode: of, tokensIn, tokensOut };
      },
    ),
    open: (await tx.select().from(openCall)).length,
    used: (await allowanceOf(tx, admin.person.id, now())).used,
  }));

test("a trial that is cut is counted by the next server, once", async () => {
  await db.asSystem("test", (tx) => takeAllowance(tx, admin.person.id, now()));
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  run = async (text) => {
    asked.push(text);
    await cut;
    return { kind: "answered", text, cost: COST };
  };
  const answer = tried();
  await expect.poll(() => asked.length).toBe(2);
  expect(await state()).toEqual({ rows: [], open: 2, used: 1 });
  // What the next server does as it starts.
  await db.asSystem("test", (tx) => countAbandonedCalls(tx, now()));
  const counted = await state();
  const row = {
    outcome: "interrupted",
    speed: "trial",
    mode,
    tokensOut: 0,
    tokensIn: expect.any(Number),
  };
  expect(counted).toEqual({ rows: [row, row], open: 0, used: 1 });
  for (const { tokensIn } of counted.rows) expect(tokensIn).toBeGreaterThan(5);
  // Whoever was thought dead and ends now says what it cost; how it ended stays.
  resolve();
  expect((await answer).status).toBe(200);
  const told = { ...row, tokensIn: 10, tokensOut: 5 };
  expect(await state()).toEqual({ ...counted, rows: [told, told] });
});

test("a trial that ends leaves no open call, whatever ended it", async () => {
  const before = (await state()).rows.length;
  run = async () => ({ kind: "failed", reason: "Trop lent.", cost: null });
  expect((await tried()).status).toBe(200);
  run = async () => {
    throw new Error("nobody foresaw it");
  };
  expect((await tried()).status).toBe(500);
  // Both trials of the second request may have asked the model before the fault.
  await expect.poll(async () => (await state()).open).toBe(0);
  const rows = (await state()).rows.slice(before);
  expect(rows.every(({ outcome, speed }) => outcome === "failed" && speed === "trial")).toBe(true);
  expect(rows).toHaveLength(2);
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import type { PromptTrial } from "#platform/ai/prompts.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { publishedPrompt } from "./public.ts";
import { usage } from "./tables.ts";

const COST = {
  provider: "api.example.org",
  model: "m-1",
  tokensIn: 10,
  tokensOut: 5,
  cachedTokens: 0,
};
let trial: (text: string, question: string) => PromptTrial;
const essay = serverFeature({
  name: "essay",
  prompts: [
    {
      mode: "essay",
      titleKey: "assistant:nav.prompts",
      builtIn: "Texte d’origine",
      run: async ({ text, question }) => trial(text, question),
    },
  ],
});
const app = await testApp({ features: [...features, essay] });
const admin = await app.signUp({ systemRole: "admin", name: "Ada Admin" });
const other = await app.signUp({ systemRole: "admin", name: "Autre Admin" });
const mode = "essay";

interface Prompt {
  inUse: number | null;
  versions: { version: number; text: string; note: string; author: string }[];
  questions: { id: string; text: string }[];
}
const call = async (name: string, input: object, cookie = admin.cookie) => {
  const { status, body } = await app.call(`assistant/${name}`, input, cookie);
  return { status, prompt: body as Prompt, body };
};
const inUse = () => app.services.db.asSystem("test", (tx) => publishedPrompt(tx, mode));

test("a version is saved, published, rolled back, and the original comes back", async () => {
  expect(await inUse()).toBeNull();
  const saved = await call("savePromptVersion", {
    mode,
    text: "Un\nDeux",
    note: "Plus court",
    after: 0,
  });
  expect(saved.prompt).toMatchObject({
    inUse: null,
    versions: [{ version: 1, text: "Un\nDeux", note: "Plus court", author: "Ada Admin" }],
  });
  expect(await inUse()).toBeNull();
  await call("publishPrompt", { mode, version: 1 });
  expect(await inUse()).toEqual({ version: 1, text: "Un\nDeux" });
  await call("savePromptVersion", { mode, text: "Trois", after: 1 });
  await call("publishPrompt", { mode, version: 2 });
  expect((await call("publishPrompt", { mode, version: 1 })).prompt.inUse).toBe(1);
  expect((await inUse())?.text).toBe("Un\nDeux");
  expect((await call("publishPrompt", { mode, version: null })).prompt.inUse).toBeNull();
  expect(await inUse()).toBeNull();
});

test("two administrators who save at once lose nothing: the second is told", async () => {
  const { prompt } = await call("prompt", { mode });
  const after = prompt.versions[0]?.version ?? 0;
  const both = await Promise.all([
    call("savePromptVersion", { mode, text: "De l’une", after }),
    call("savePromptVersion", { mode, text: "De l’autre", after }, other.cookie),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("what does not exist is not found, and an empty text is refused", async () => {
  expect((await call("prompt", { mode: "nothing" })).status).toBe(404);
  expect((await call("publishPrompt", { mode, version: 99 })).status).toBe(404);
  expect((await call("savePromptVersion", { mode, text: " \n ", after: 0 })).status).toBe(422);
  expect((await call("tryPrompt", { mode, text: "x", questionId: randomUUID() })).status).toBe(404);
});

test("a trial answers with the text and with the version in use, and its cost is counted", async () => {
  const id = randomUUID();
  await call("saveQuestion", { id, mode, text: "Question fictive" });
  trial = (text, question) => ({ kind: "answered", text: `${text} — ${question}`, cost: COST });
  const { body } = await call("tryPrompt", { mode, text: "Candidat", questionId: id });
  expect(body).toMatchObject({
    candidate: { kind: "answered", text: "Candidat — Question fictive" },
    present: { kind: "answered", text: "Texte d’origine — Question fictive" },
  });
  const rows = await app.services.db.asSystem("test", (tx) => tx.select().from(usage));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    ...COST,
    mode,
    speed: "trial",
    outcome: "complete",
    personId: admin.person.id,
  });
});

test("a trial says when the model gives nothing, and when there is none", async () => {
  const [question] = (await call("prompt", { mode })).prompt.questions;
  const input = { mode, text: "Candidat", questionId: question?.id };
  trial = () => ({ kind: "failed", reason: "Trop lent.", cost: null });
  expect((await call("tryPrompt", input)).body).toMatchObject({
    candidate: { kind: "failed", reason: "Trop lent." },
  });
  trial = () => ({ kind: "noModel", sections: ["Signaux d’alarme"] });
  expect((await call("tryPrompt", input)).body).toMatchObject({
    candidate: { kind: "noModel", sections: ["Signaux d’alarme"] },
  });
  expect((await call("removeQuestion", { id: question?.id })).status).toBe(200);
  expect((await call("prompt", { mode })).prompt.questions).toEqual([]);
});

test("each step leaves its row in the log", async () => {
  const rows = await app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));
  const actions = new Set(rows.map(({ action }) => action));
  for (const action of [
    "prompt_version_added",
    "prompt_published",
    "prompt_tried",
    "trial_question_saved",
  ])
    expect(actions).toContain(action);
});

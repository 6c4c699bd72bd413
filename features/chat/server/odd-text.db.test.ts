// Text that no database keeps, in what a model says, calls a tool with and counts: nothing of the
// answer is lost.
import { afterAll, expect, test } from "vitest";
import { openModelApp } from "../testing/model-app.ts";
import { usageRows } from "../testing/usage-rows.ts";

const LIMITS = { firstMs: 20_000, silenceMs: 20_000, totalMs: 40_000 };
const { app, ask, newSend, until, call, close } = await openModelApp(LIMITS);
afterAll(close);

test("a NUL and halves of characters are cleaned, the rest of the answer stays", async () => {
  const answer = await ask((_, reply) => {
    reply.text("Début\0 [1]. ", "Moitié \ud83d seule, ", "autre \ude00, ", "fin\0.", "\ud83d");
    reply.end();
  });
  expect(answer).toMatchObject({ status: "complete", mind: "model", fallback: null });
  expect(answer.text).toContain("Début [1]. Moitié \ufffd seule, autre \ufffd, fin.\ufffd");
});

test("a pair of surrogates that two pieces share is one character", async () => {
  const answer = await ask(async (_, reply) => {
    reply.text("Cœur \ud83e");
    // Long enough for what came to be written down.
    await reply.wait(300);
    reply.text("\udec0 [1], puis \ud83d", "\0", "\ude00.");
    reply.end();
  });
  expect(answer.text).toContain("Cœur 🫀 [1], puis 😀.");
});

test("what a tool is called with is kept beside the answer", async () => {
  const answer = await ask((_, reply, turn) => {
    if (turn === 1) reply.tool("search_library", '{"query":"ana\\u0000phylaxie \\ud83d"}');
    else reply.text("Voir la fiche [1].");
    reply.end();
  });
  expect(answer).toMatchObject({ status: "complete", fallback: null });
  expect(answer.tools.map(({ input }) => input)).toContainEqual(
    expect.objectContaining({ query: "anaphylaxie \ufffd" }),
  );
});

test("stopped after a NUL, what was shown is there", async () => {
  const sent = await newSend(async (_, reply) => {
    reply.text("Avant\0.");
    await reply.wait(20_000);
    reply.end();
  });
  await until(sent, ({ text }) => text === "Avant.");
  await call("stop", { messageId: sent.answerId });
  expect(await until(sent)).toMatchObject({ status: "stopped", text: "Avant." });
});

test.each([
  ["fractions", { prompt_tokens: 12.5, completion_tokens: 7.9 }],
  ["less than nothing", { prompt_tokens: -3, completion_tokens: -1 }],
  ["more than any column", { prompt_tokens: 1e300, completion_tokens: 9e15 }],
])("an endpoint that counts its tokens in %s loses no answer", async (_, usage) => {
  const answer = await ask((__, reply) => {
    reply.text("Réponse [1].");
    const event = { id: "c", object: "chat.completion.chunk", created: 1, model: "essai" };
    const stop = { index: 0, delta: {}, finish_reason: "stop" };
    reply.raw(`data: ${JSON.stringify({ ...event, choices: [stop], usage })}\n\n`);
    reply.raw("data: [DONE]\n\n");
    reply.response.end();
  });
  expect(answer).toMatchObject({ status: "complete", mind: "model" });
  expect(answer.text).toContain("Réponse [1].");
  expect(await usageRows(app.services, answer.id)).toMatchObject([{ outcome: "complete" }]);
});

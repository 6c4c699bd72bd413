// What is refused leaves nothing: no conversation, no message, and the month's answer is given back.
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { SignedUp } from "#platform/testing/harness.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { followAnswer } from "./follow-answer.ts";

const app = await testApp();
engineOf(
  app.services,
  {
    name: "documentary",
    async *answer() {
      yield { type: "text", text: "Réponse fictive." };
    },
  },
  50,
);
afterAll(() => closeEngine(app.services));

let owner: SignedUp;
let other: SignedUp;
beforeEach(async () => {
  owner = await app.signUp();
  other = await app.signUp();
});

const call = (name: string, input: object, who: SignedUp) =>
  app.call(`chat/${name}`, input, who.cookie);
const used = async (who: SignedUp) =>
  ((await app.call("assistant/allowance", {}, who.cookie)).body as { used: number }).used;

interface Sending {
  conversationId?: string;
  messageId?: string;
  edits?: string;
}
const send = (who: SignedUp, more: Sending = {}) =>
  call(
    "send",
    { conversationId: randomUUID(), messageId: randomUUID(), text: "Choc septique", ...more },
    who,
  );

/** A question whose answer is whole: one of the month's answers is used. */
async function exchange(who: SignedUp) {
  const { body } = await send(who);
  const sent = body as { conversationId: string; questionId: string; answerId: string };
  const answer = await followAnswer(app.services, who.person.id, sent.answerId, 0, undefined);
  await Array.fromAsync(answer ?? []);
  expect(await used(who)).toBe(1);
  return sent;
}

test("a question under the id of somebody else's message", async () => {
  const theirs = await exchange(other);
  expect((await send(owner, { messageId: theirs.questionId })).status).toBe(409);
  expect(await used(owner)).toBe(0);
});

test("a question in somebody else's conversation", async () => {
  const theirs = await exchange(other);
  expect((await send(owner, { conversationId: theirs.conversationId })).status).toBe(404);
  expect(await used(owner)).toBe(0);
});

test("an answer asked again under the id of somebody else's message", async () => {
  const [mine, theirs] = [await exchange(owner), await exchange(other)];
  const again = { messageId: mine.answerId, answerId: theirs.answerId };
  expect((await call("regenerate", again, owner)).status).toBe(409);
  expect(await used(owner)).toBe(1);
});

test("an edit of a question of another conversation of one's own, which stays as it was", async () => {
  const [first, second] = [await exchange(owner), await exchange(await app.signUp())];
  const beside = await send(owner);
  const { conversationId } = beside.body as { conversationId: string };
  const before = await used(owner);
  for (const edits of [first.questionId, second.questionId, randomUUID()])
    expect((await send(owner, { conversationId, edits })).status).toBe(404);
  expect(await used(owner)).toBe(before);
  const { messages } = (await call("open", { id: conversationId }, owner)).body as {
    messages: object[];
  };
  expect(messages).toHaveLength(2);
});

test("an edit of an answer, or in a conversation that is not there: none is made", async () => {
  const mine = await exchange(owner);
  const { conversationId, answerId, questionId } = mine;
  expect((await send(owner, { conversationId, edits: answerId })).status).toBe(404);
  const missing = randomUUID();
  expect((await send(owner, { conversationId: missing, edits: questionId })).status).toBe(404);
  expect((await call("open", { id: missing }, owner)).status).toBe(404);
  expect(await used(owner)).toBe(1);
});

// An answer that was cut before it kept what it was about: the conversation goes on from its
// question all the same.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import type { Message } from "../domain/message.ts";
import { message } from "./tables.ts";

const app = await testApp();
await app.start();

async function converse(cookie: string, id: string, text: string): Promise<Message> {
  const body = { conversationId: id, messageId: crypto.randomUUID(), text };
  expect((await app.call("chat/send", body, cookie)).status).toBe(200);
  return eventually(async () => {
    const { body } = await app.call("chat/open", { id }, cookie);
    const last = (body as { messages: Message[] }).messages.at(-1);
    if (last?.status !== "complete") throw new Error("still writing");
    return last;
  });
}

/** As a server that is killed leaves it, marked by the next one. */
const cut = (id: string) =>
  app.services.db.asSystem("test", (tx) =>
    tx
      .update(message)
      .set({ status: "interrupted", text: "La conduite", sources: [], tools: [] })
      .where(eq(message.id, id)),
  );

async function afterCut(questions: readonly string[], next: string) {
  const { cookie } = await app.signUp();
  const id = crypto.randomUUID();
  const answers: Message[] = [];
  for (const question of questions) answers.push(await converse(cookie, id, question));
  for (const answer of answers) await cut(answer.id);
  return converse(cookie, id, next);
}

test.each([
  [["Anaphylaxie : traitement"], "et pendant la grossesse ?", /^anaphylaxie/],
  [["Hyperkaliémie : traitement", "et le calcium ?"], "et chez l’adulte ?", /^hyperkaliemie/],
])("%s, cut, then: %s", async (questions, next, sheet) => {
  expect((await afterCut(questions, next)).sources[0]?.id).toMatch(sheet);
});

test("a cut answer to thanks, and a subject of its own, change nothing", async () => {
  expect((await afterCut(["merci"], "et pendant la grossesse ?")).sources).toEqual([]);
  const { sources } = await afterCut(["Anaphylaxie : traitement"], "et l’hypokaliémie ?");
  expect(sources).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { closeEngine } from "./engines.ts";

test("an administrator reads opinions on answers, latest first, without the person nor the question", async () => {
  const app = await testApp();
  const admin = await app.signUp({ systemRole: "admin" });
  const { cookie, person } = await app.signUp({ name: "Paule Discrète" });
  const call = async (name: string, input: object) =>
    (await app.call(`chat/${name}`, input, cookie)).body;
  for (const verdict of ["useful", "toCorrect"]) {
    const input = {
      conversationId: randomUUID(),
      messageId: randomUUID(),
      text: "anaphylaxie de ma voisine",
    };
    const { answerId } = (await call("send", input)) as { answerId: string };
    await call("judge", { messageId: answerId, feedback: { verdict, words: `mots ${verdict}` } });
  }
  const list = async (input: object) =>
    (await app.call("chat/listFeedback", input, admin.cookie)).body as {
      items: { words: string }[];
      next: null;
    };
  const all = await list({});
  expect(all.items.map(({ words }) => words)).toEqual(["mots toCorrect", "mots useful"]);
  expect(JSON.stringify(all)).not.toMatch(
    new RegExp(`${person.id}|${person.email}|Discrète|voisine`),
  );
  expect((await list({ verdict: "useful" })).items).toHaveLength(1);
  expect((await app.call("chat/listFeedback", {}, cookie)).status).toBe(403);
  await closeEngine(app.services);
});

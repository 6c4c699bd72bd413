import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { SignedUp, TestApp } from "#platform/testing/harness.ts";
import type { Conversation, Message } from "../domain/message.ts";
import { chat } from "./feature.ts";
import { followAnswer } from "./follow-answer.ts";
import { QUESTIONS_PER_MINUTE } from "./start-answer.ts";

let app: TestApp;
let owner: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  app = await testApp();
  await app.start();
  owner = await app.signUp();
  other = await app.signUp();
});

interface Exchange {
  conversationId: string;
  questionId: string;
  answerId: string;
}
type Opened = Conversation & { messages: Message[] };

const asking = (
  text: string,
  over: Partial<{ conversationId: string; messageId: string }> = {},
) => ({
  conversationId: randomUUID(),
  messageId: randomUUID(),
  text,
  ...over,
});
async function send(input: ReturnType<typeof asking>, who = owner): Promise<Exchange> {
  const { status, body } = await app.call("chat/send", input, who.cookie);
  expect(status).toBe(200);
  return body as Exchange;
}
const open = async (id: string, who = owner) =>
  (await app.call("chat/open", { id }, who.cookie)).body as Opened;

/** Follows an answer to its end and gives the text received and the last message. */
async function whole(answerId: string, after = 0, who = owner) {
  const events = await followAnswer(app.services, who.person.id, answerId, after, undefined);
  if (!events) throw new Error("nothing to follow");
  let text = "";
  let end: Message | null = null;
  for await (const { event } of events) {
    if (event.type === "text") text += event.text;
    if (event.type === "end") end = event.message;
  }
  return { text, end };
}

describe("a question and its answer", () => {
  test("is kept, answered from the library with numbered sources, and found again", async () => {
    const { conversationId, answerId } = await send(
      asking("Anaphylaxie : dose d’adrénaline chez l’adulte ?"),
    );
    const { text, end } = await whole(answerId);
    expect(end).toMatchObject({ status: "complete", mind: "documentary", language: "fr" });
    expect(end?.text).toBe(text);
    expect(end?.sources.length).toBeGreaterThan(2);
    expect(end?.sources[0]?.route).toMatch(/^\/guidelines\/anaphylaxie#/);
    for (const [, n] of text.matchAll(/(?<!\\)\[(\d+)\]/g))
      expect(end?.sources[Number(n) - 1]?.n).toBe(Number(n));
    expect(end?.tools.map(({ name }) => name)).toContain("search_library");
    const conversation = await open(conversationId);
    expect(conversation.messages.map(({ role, seq, status }) => [role, seq, status])).toEqual([
      ["person", 1, "complete"],
      ["assistant", 2, "complete"],
    ]);
  });

  test("says that there is nothing when there is nothing", async () => {
    const { end } = await whole(
      (await send(asking("Quelle est la recette de la tarte aux pommes ?"))).answerId,
    );
    expect(end?.sources).toEqual([]);
    expect(end?.text).toContain("Rien trouvé.");
  });

  test("is answered in the language of the question", async () => {
    const { end } = await whole(
      (await send(asking("What is the treatment of hyperkalaemia?"))).answerId,
    );
    expect(end).toMatchObject({ language: "en" });
    expect(end?.text).toContain("No language model is connected");
    expect(end?.sources[0]?.route).toContain("hyperkaliemie");
  });

  test("may lean on the previous one", async () => {
    const first = await send(asking("Anaphylaxie : conduite à tenir"));
    await whole(first.answerId);
    const { end } = await whole(
      (await send(asking("Et chez l’enfant ?", { conversationId: first.conversationId }))).answerId,
    );
    expect(end?.sources.every(({ route }) => route.startsWith("/guidelines/anaphylaxie"))).toBe(
      true,
    );
    expect(end?.sources.length).toBeGreaterThan(0);
  });

  test("sent twice under the same id is one question and one answer, even at once", async () => {
    const input = asking("Hyperkaliémie : traitement");
    const sent = await Promise.all([send(input), send(input), send(input)]);
    expect(new Set(sent.map(({ answerId }) => answerId)).size).toBe(1);
    expect((await open(input.conversationId)).messages).toHaveLength(2);
  });

  test("keeps the order of questions sent at once", async () => {
    const conversationId = randomUUID();
    await Promise.all(
      ["asthme", "bpco", "avc"].map((text) => send(asking(text, { conversationId }))),
    );
    const { messages } = await open(conversationId);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const answer of messages.filter(({ role }) => role === "assistant")) {
      expect(messages[answer.seq - 2]?.id).toBe(answer.parentId);
    }
  });

  test("is stored as typed", async () => {
    const text = "  <script>alert(1)</script> \t É 𝒳 'or 1=1 -- ";
    const { conversationId } = await send(asking(text));
    expect((await open(conversationId)).messages[0]?.text).toBe(text);
  });

  test.each([
    ["blank", { text: "   " }],
    ["too long", { text: "a".repeat(8001) }],
    ["no text", { text: 12 }],
    ["unknown mode", { mode: "poesie" }],
    ["wrong id", { messageId: "1" }],
    ["unknown field", { unknown: true }],
  ])("is refused with a 4xx: %s", async (_, wrong) => {
    const { status } = await app.call("chat/send", { ...asking("x"), ...wrong }, owner.cookie);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test("is refused beyond the pace of a person, with the sentence and the seconds to wait", async () => {
    const hasty = await app.signUp();
    const conversationId = randomUUID();
    for (let n = 0; n < QUESTIONS_PER_MINUTE; n++)
      await send(asking("asthme", { conversationId }), hasty);
    const refused = await app.call("chat/send", asking("asthme", { conversationId }), hasty.cookie);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringMatching(/^Rate limit exceeded\. Try again in \d+ seconds\.$/),
    });
  });
});

describe("another person's conversation", () => {
  test("is not found by any call, and stays as it was", async () => {
    const { conversationId, answerId, questionId } = await send(asking("Embolie pulmonaire"));
    await whole(answerId);
    const calls: [string, object][] = [
      ["open", { id: conversationId }],
      ["rename", { id: conversationId, title: "à moi" }],
      ["remove", { id: conversationId }],
      ["send", asking("et chez l’enfant ?", { conversationId })],
      ["follow", { messageId: answerId }],
      ["stop", { messageId: answerId }],
    ];
    for (const [name, input] of calls)
      expect([name, (await app.call(`chat/${name}`, input, other.cookie)).status]).toEqual([
        name,
        404,
      ]);
    expect(
      (await app.call("chat/create", { id: conversationId, title: "à moi" }, other.cookie)).status,
    ).toBe(409);
    expect(
      (await app.call("chat/send", asking("x", { messageId: questionId }), other.cookie)).status,
    ).toBe(409);
    expect((await app.call("chat/list", {}, other.cookie)).body).toEqual([]);
    expect((await open(conversationId)).messages).toHaveLength(2);
    for (const [name, input] of calls)
      expect((await app.call(`chat/${name}`, input)).status).toBe(401);
  });
});

describe("conversations", () => {
  test("are created, found by title, renamed and deleted", async () => {
    const who = await app.signUp();
    const id = randomUUID();
    await app.call("chat/create", { id, title: "Dossier 100 % d’essai" }, who.cookie);
    expect(
      (await app.call("chat/rename", { id, title: "Relecture" }, who.cookie)).body,
    ).toMatchObject({
      title: "Relecture",
    });
    expect((await app.call("chat/list", { search: "relec" }, who.cookie)).body).toMatchObject([
      { id },
    ]);
    expect((await app.call("chat/list", { search: "%" }, who.cookie)).body).toEqual([]);
    expect((await app.call("chat/remove", { id }, who.cookie)).body).toEqual({ deleted: true });
    expect((await app.call("chat/open", { id }, who.cookie)).status).toBe(404);
  });
});

describe("leaving", () => {
  test("exports conversations with their messages and erases them", async () => {
    const who = await app.signUp();
    const { answerId } = await send(asking("Asthme aigu grave"), who);
    await whole(answerId, 0, who);
    const { db } = app.services;
    const exported = await db.asPerson(who.person.id, (tx) =>
      chat.personalData.export(tx, who.person.id),
    );
    expect(exported.conversations).toMatchObject([
      { messages: [{ text: "Asthme aigu grave" }, { status: "complete" }] },
    ]);
    await db.asSystem("test erasure", (tx) => chat.personalData.erase(tx, who.person.id));
    expect((await app.call("chat/list", {}, who.cookie)).body).toEqual([]);
  });
});

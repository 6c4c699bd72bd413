import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { SignedUp, TestApp } from "#platform/testing/harness.ts";
import type { Conversation, ListedConversation, Message } from "../domain/message.ts";
import { followAnswer } from "./follow-answer.ts";
import { eraseDeletedJob } from "./jobs.ts";
import { watchConversation } from "./watch-conversation.ts";

let app: TestApp;
let owner: SignedUp;
let clock = 0;

beforeAll(async () => {
  app = await testApp({ now: () => new Date(Date.now() + clock) });
  await app.start();
});

type Opened = Conversation & { messages: Message[] };
interface Exchange {
  conversationId: string;
  questionId: string;
  answerId: string;
}
const call = async <T>(name: string, input: object, who = owner): Promise<T> => {
  const { status, body } = await app.call(`chat/${name}`, input, who.cookie);
  expect([name, status, status === 200 ? null : body]).toEqual([name, 200, null]);
  return body as T;
};
const status = async (name: string, input: object, who = owner) =>
  (await app.call(`chat/${name}`, input, who.cookie)).status;
const open = (id: string) => call<Opened>("open", { id });
async function whole({ answerId }: { answerId: string }): Promise<Message | null> {
  let end: Message | null = null;
  for await (const { event } of (await followAnswer(
    app.services,
    owner.person.id,
    answerId,
    0,
    undefined,
  )) ?? [])
    if (event.type === "end") end = event.message;
  return end;
}
async function ask(text: string, over: object = {}): Promise<Exchange> {
  const sent = await call<Exchange>("send", {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text,
    ...over,
  });
  await whole(sent);
  return sent;
}

/** A person with two exchanges in one conversation. */
async function twoExchanges() {
  owner = await app.signUp();
  const first = await ask("Anaphylaxie : conduite à tenir");
  const second = await ask("Et chez l’enfant ?", { conversationId: first.conversationId });
  return { first, second, id: first.conversationId };
}

describe("versions", () => {
  test("an edited question begins a branch; the first one stays, and one goes from one to the other", async () => {
    const { first, second, id } = await twoExchanges();
    const edited = await ask("Et chez la femme enceinte ?", {
      conversationId: id,
      edits: second.questionId,
    });
    const shown = (await open(id)).messages;
    expect(shown.map((one) => one.id)).toEqual([
      first.questionId,
      first.answerId,
      edited.questionId,
      edited.answerId,
    ]);
    expect(shown[2]?.versions).toEqual([second.questionId, edited.questionId]);
    await call("choose", { messageId: second.questionId });
    expect((await open(id)).messages.map((one) => one.id).slice(2)).toEqual([
      second.questionId,
      second.answerId,
    ]);
  });

  test("an edited first question is another beginning of the same conversation", async () => {
    const { first, id } = await twoExchanges();
    const edited = await ask("Hyperkaliémie : traitement", {
      conversationId: id,
      edits: first.questionId,
    });
    const shown = (await open(id)).messages;
    expect(shown.map((one) => one.id)).toEqual([edited.questionId, edited.answerId]);
    expect(shown[0]?.parentId).toBeNull();
  });

  test("an answer asked again stands beside the first; asked twice under one id it is one", async () => {
    const { second, id } = await twoExchanges();
    const answerId = randomUUID();
    const again = { messageId: second.answerId, answerId };
    await Promise.all(Array.from({ length: 8 }, () => call("regenerate", again)));
    await whole({ answerId });
    const shown = (await open(id)).messages;
    expect(shown.at(-1)).toMatchObject({
      id: answerId,
      versions: [second.answerId, answerId],
      status: "complete",
    });
    expect(
      await status("regenerate", { messageId: second.answerId, answerId: second.questionId }),
    ).toBe(409);
  });

  test("a follow-up leans on the branch it is asked on, and citation n opens source n on each", async () => {
    const { first, second, id } = await twoExchanges();
    const edited = await ask("Bronchiolite : traitement", {
      conversationId: id,
      edits: first.questionId,
    });
    const follow = await ask("Et la dose chez l’enfant ?", {
      conversationId: id,
      after: edited.answerId,
    });
    const end = (await open(id)).messages.find((one) => one.id === follow.answerId);
    expect(end?.sources[0]?.route).toContain("bronchiolite");
    await call("choose", { messageId: second.answerId });
    for (const { text, sources, role } of (await open(id)).messages) {
      if (role === "person") continue;
      for (const [, n] of text.matchAll(/(?<!\\)\[(\d+)\]/g))
        expect(sources[Number(n) - 1]?.n).toBe(Number(n));
      expect(sources.every(({ route }) => route.includes("anaphylaxie"))).toBe(true);
    }
  });

  test("two tabs that ask at once from the same place make one thread", async () => {
    const { second, id } = await twoExchanges();
    const tab = (text: string) => ask(text, { conversationId: id, after: second.answerId });
    const [a, b] = await Promise.all([tab("Choc septique"), tab("Embolie pulmonaire")]);
    const shown = (await open(id)).messages.map((one) => one.id);
    expect(shown).toHaveLength(8);
    expect(shown).toEqual(expect.arrayContaining([a?.questionId, b?.questionId]));
  });

  test("another person's message is neither edited, chosen, asked again nor judged", async () => {
    const { second, id } = await twoExchanges();
    const other = await app.signUp();
    const tries: [string, object][] = [
      ["choose", { messageId: second.answerId }],
      ["regenerate", { messageId: second.answerId, answerId: randomUUID() }],
      ["resume", { messageId: second.answerId }],
      ["judge", { messageId: second.answerId, feedback: { verdict: "useful", words: "" } }],
      [
        "send",
        {
          conversationId: randomUUID(),
          messageId: randomUUID(),
          text: "x",
          edits: second.questionId,
        },
      ],
      ["pin", { id, pinned: true }],
      ["archive", { id, archived: true }],
      ["restore", { id }],
      ["watch", { id }],
    ];
    for (const [name, input] of tries)
      expect([name, await status(name, input, other)]).toEqual([name, 404]);
    const listed = await call<ListedConversation[]>("list", { search: "anaphylaxie" }, other);
    expect(listed).toEqual([]);
  });
});

describe("a list of conversations", () => {
  test("comes page by page, pinned first, without the archive", async () => {
    owner = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 7; n++) {
      const id = randomUUID();
      ids.unshift(id);
      clock += 1000;
      await call("create", { id, title: `Conversation ${n}` });
    }
    const [, second, third, , , , last] = ids;
    await call("pin", { id: last, pinned: true });
    await call("archive", { id: second, archived: true });
    const read: string[] = [];
    let after: object | undefined;
    for (let page = 0; page < 4; page++) {
      const rows = await call<{ id: string; pinned: boolean; updatedAt: string }[]>("list", {
        limit: 2,
        ...(after ? { after } : {}),
      });
      read.push(...rows.map(({ id }) => id));
      const end = rows.at(-1);
      if (!end) break;
      // Dates travel as text beside their type; the harness gives the text.
      after = { pinned: end.pinned, updatedAt: end.updatedAt, id: end.id };
      if (typeof end.updatedAt === "string") break;
    }
    expect(read.slice(0, 2)).toEqual([last, ids[0]]);
    const all = await call<ListedConversation[]>("list", {});
    expect(all.map(({ id }) => id)).toEqual([last, ids[0], third, ids[3], ids[4], ids[5]]);
    expect(
      (await call<ListedConversation[]>("list", { archived: true })).map(({ id }) => id),
    ).toEqual([second]);
  });

  test("is searched in French, whatever the accents and endings, in titles, questions and answers", async () => {
    const { id, first } = await twoExchanges();
    const hits = (search: string) => call<ListedConversation[]>("list", { search });
    for (const typed of ["anaphylaxies", "ADRENALINE", "enfants", "conduite tenir", "adrénali"]) {
      const [hit] = await hits(typed);
      expect([typed, hit?.id]).toEqual([typed, id]);
      expect([typed, hit?.found?.excerpt.some(({ marked }) => marked)]).toEqual([typed, true]);
    }
    expect((await hits("conduite tenir"))[0]?.found?.messageId).toBe(first.questionId);
    expect(await hits("appendicectomie")).toEqual([]);
    for (const odd of ["!", "' or 1=1 --", ":* & |", "le la les", "\\", "*"]) await hits(odd);
    // A word after an apostrophe or a space of typography, whatever the locale of the database.
    await call("rename", { id, title: "Conduite « devant » l’intubation" });
    for (const typed of ["intubation", "devant"]) expect((await hits(typed))[0]?.id).toBe(id);
    await call("archive", { id, archived: true });
    expect((await hits("anaphylaxie"))[0]).toMatchObject({ id, archived: true });
  });
});

describe("deleting", () => {
  test("is undone with everything in it, until it is erased", async () => {
    const { id, first } = await twoExchanges();
    await call("remove", { id });
    expect(await status("open", { id })).toBe(404);
    expect(await status("follow", { messageId: first.answerId })).toBe(404);
    expect(await status("send", { conversationId: id, messageId: randomUUID(), text: "x" })).toBe(
      404,
    );
    expect(await call("list", { search: "anaphylaxie" })).toEqual([]);
    await call("restore", { id });
    expect((await open(id)).messages).toHaveLength(4);
    await call("remove", { id });
    clock += 11 * 60_000;
    await eraseDeletedJob.handle({}, app.services);
    expect(await status("restore", { id })).toBe(404);
  });
});

describe("an opinion", () => {
  test("is kept with its words, changed and taken back", async () => {
    const { second, id } = await twoExchanges();
    const judge = (feedback: object | null) =>
      call<Message>("judge", { messageId: second.answerId, feedback });
    await judge({ verdict: "toCorrect", words: "La dose de l’enfant manque." });
    expect((await open(id)).messages.at(-1)?.feedback).toEqual({
      verdict: "toCorrect",
      words: "La dose de l’enfant manque.",
    });
    await judge({ verdict: "useful", words: "" });
    expect((await judge(null)).feedback).toBeNull();
    expect((await open(id)).messages.at(-1)?.feedback).toBeNull();
    expect(await status("judge", { messageId: second.questionId, feedback: null })).toBe(404);
  });
});

test("another tab hears each change, and that the conversation is gone", async () => {
  const { id, second } = await twoExchanges();
  const leaving = new AbortController();
  const events = await watchConversation(app.services, owner.person.id, id, leaving.signal);
  const next = async () => (await events?.next())?.value;
  const first = await next();
  expect(first).toMatchObject({ type: "changed" });
  await call("rename", { id, title: "Autre" });
  expect(await next()).toEqual({
    type: "changed",
    version: (first as { version: number }).version + 1,
  });
  await call("choose", { messageId: second.answerId });
  expect(await next()).toMatchObject({ type: "changed" });
  await call("remove", { id });
  expect(await next()).toEqual({ type: "gone" });
  leaving.abort();
});

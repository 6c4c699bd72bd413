import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { Conversation, Message } from "../domain/message.ts";
import { makeAnswerEngine } from "./answer-engine.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { followAnswer } from "./follow-answer.ts";
import type { Mind } from "./mind.ts";

const WORDS = Array.from({ length: 20 }, (_, i) => `mot${i + 1} `);

/** A mind that writes one word each time it is let go, so that a test decides when. */
function steppedMind() {
  let go: () => void = () => {};
  const mind: Mind = {
    name: "documentary",
    async *answer({ signal }) {
      for (const word of WORDS) {
        await new Promise<void>((resolve) => {
          go = resolve;
          if (signal.aborted) resolve();
          signal.addEventListener("abort", () => resolve());
        });
        if (signal.aborted) return;
        yield { type: "text", text: word };
      }
    },
  };
  return { mind, step: () => go() };
}

/** An answer under way on a database of its own, of which at least one word is shown. */
async function underWay() {
  const app = await testApp();
  const { mind, step } = steppedMind();
  engineOf(app.services, mind, 50);
  const { cookie, person } = await app.signUp();
  const call = async <T>(name: string, input: object) =>
    (await app.call(`chat/${name}`, input, cookie)).body as T;
  const conversationId = randomUUID();
  const ask = () =>
    call<{ answerId: string }>("send", { conversationId, messageId: randomUUID(), text: "x" });
  const { answerId } = await ask();
  const messages = async () =>
    (await call<Conversation & { messages: Message[] }>("open", { id: conversationId })).messages;
  const answer = async () => (await messages())[1];
  const stepUntil = async (check: (message: Message | undefined) => boolean) => {
    const limit = Date.now() + 10_000;
    while (!check(await answer())) {
      if (Date.now() > limit) throw new Error("waited in vain");
      step();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await stepUntil((message) => (message?.text.length ?? 0) > 0);
  const follow = (after: number, who = person.id) =>
    followAnswer(app.services, who, answerId, after, undefined);
  return {
    app,
    mind,
    step,
    call,
    ask,
    conversationId,
    answerId,
    messages,
    answer,
    stepUntil,
    follow,
  };
}

test("an answer is shown from the start, resumed from any place, and the same for two readers", async () => {
  const { app, stepUntil, follow } = await underWay();
  const collect = async (events: Awaited<ReturnType<typeof follow>>) => {
    let text = "";
    for await (const { at, event } of events ?? []) {
      if (event.type !== "text") continue;
      text += event.text;
      expect(at).toBe(event.at + event.text.length);
    }
    return text;
  };
  const both = Promise.all([collect(await follow(0)), collect(await follow(5))]);
  await stepUntil((message) => message?.status === "complete");
  expect(await both).toEqual([WORDS.join(""), WORDS.join("").slice(5)]);
  // Folded: the end brings a reader who comes late the whole text at once.
  expect(await collect(await follow(0))).toBe(WORDS.join(""));
  await closeEngine(app.services);
});

test("a reader who is not its owner follows nothing", async () => {
  const { app, follow } = await underWay();
  const { person } = await app.signUp();
  expect(await follow(0, person.id)).toBeNull();
  await closeEngine(app.services);
});

test("stop ends it without another word of the mind, keeps what was shown, and it never grows again", async () => {
  const { app, answer, answerId, ask, call, follow, messages, step } = await underWay();
  const reader = await follow(0);
  const shown = (await answer())?.text ?? "";
  const stopped = await call<Message>("stop", { messageId: answerId });
  let last: string | undefined;
  for await (const { event } of reader ?? []) if (event.type === "end") last = event.message.status;
  expect(last).toBe("stopped");
  expect(stopped).toMatchObject({ status: "stopped" });
  expect(stopped.text.startsWith(shown)).toBe(true);
  for (let n = 0; n < 5; n++) {
    step();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect((await answer())?.text).toBe(stopped.text);
  // A question sent right after keeps its place.
  await ask();
  expect((await messages()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  await closeEngine(app.services);
});

test("a server that starts marks what a dead one left as interrupted, with what was shown", async () => {
  const { app, answer, mind } = await underWay();
  const shown = (await answer())?.text;
  const later = { ...app.services, now: () => new Date(Date.now() + 60_000) };
  const next = makeAnswerEngine(later, mind);
  await next.recover();
  expect(await answer()).toMatchObject({ status: "interrupted", text: shown });
  await next.close();
  await closeEngine(app.services);
});

test("a server that closes saves what is written", async () => {
  const { app, answer, follow } = await underWay();
  const reader = await follow(0);
  const ended = (async () => {
    for await (const _ of reader ?? []);
    return true;
  })();
  await closeEngine(app.services);
  expect(await answer()).toMatchObject({
    status: "interrupted",
    text: expect.stringMatching(/^mot1 /),
  });
  expect(await ended).toBe(true);
});

test("a conversation deleted in mid-answer ends its answer", async () => {
  const { app, call, conversationId, follow, step } = await underWay();
  const reader = await follow(0);
  await call("remove", { id: conversationId });
  step();
  let ends = 0;
  for await (const { event } of reader ?? []) if (event.type === "end") ends += 1;
  expect(ends).toBe(0);
  await closeEngine(app.services);
});

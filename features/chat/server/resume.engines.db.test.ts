// Stop, go on, edit and send while answers run: a mind that a test lets go word by word decides
// when.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { Conversation, Message } from "../domain/message.ts";
import { usageRows } from "../testing/usage-rows.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { followAnswer } from "./follow-answer.ts";
import type { Mind } from "./mind.ts";

const WORDS = 12;

/**
 * Each answer writes its own words ("b3 " is the third of the second answer), one each time `step`
 * lets them go.
 */
function steppedMind() {
  const waiting = new Set<() => void>();
  const started: string[] = [];
  const mind: Mind = {
    name: "documentary",
    async *answer({ question, continuing, signal }) {
      const name = `${question}${continuing ? "'" : ""}`;
      started.push(name);
      for (let n = 1; n <= WORDS; n++) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
          signal.addEventListener("abort", () => resolve());
        });
        if (signal.aborted) return;
        yield { type: "text", text: `${name}${n} ` };
      }
    },
  };
  const step = () => {
    for (const go of waiting) {
      waiting.delete(go);
      go();
    }
  };
  return { mind, step, started };
}

async function open() {
  const app = await testApp();
  const { mind, step, started } = steppedMind();
  engineOf(app.services, mind, 50);
  const { cookie, person } = await app.signUp();
  const call = async <T>(name: string, input: object) => {
    const { status, body } = await app.call(`chat/${name}`, input, cookie);
    expect([name, status]).toEqual([name, 200]);
    return body as T;
  };
  const conversationId = randomUUID();
  const send = (text: string, more: object = {}) =>
    call<{ questionId: string; answerId: string }>("send", {
      conversationId,
      messageId: randomUUID(),
      text,
      ...more,
    });
  const thread = async () =>
    (await call<Conversation & { messages: Message[] }>("open", { id: conversationId })).messages;
  /** The message as it is kept, on whatever branch. */
  const kept = async (id: string): Promise<Message> => {
    for await (const { event } of (await followAnswer(app.services, person.id, id, 0, undefined)) ??
      [])
      if (event.type === "end") return event.message;
    throw new Error("no end");
  };
  const until = async (check: () => boolean | Promise<boolean>) => {
    for (const limit = Date.now() + 15_000; !(await check()); ) {
      if (Date.now() > limit) throw new Error("waited in vain");
      step();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const textOf = async (id: string) => (await thread()).find((one) => one.id === id)?.text ?? "";
  const left = async () =>
    ((await app.call("assistant/allowance", {}, cookie)).body as { used: number }).used;
  return { app, person, call, send, thread, kept, until, textOf, started, step, left };
}

let here: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  here = await open();
});
afterEach(() => closeEngine(here.app.services));

const words = (name: string, from = 1) =>
  Array.from({ length: WORDS + 1 - from }, (_, n) => `${name}${n + from} `).join("");

test("a question edited and sent while its answer runs: both answers are written whole, each on its branch", async () => {
  const { send, until, textOf, thread, kept, call } = here;
  const first = await send("a");
  await until(async () => (await textOf(first.answerId)) !== "");
  const second = await send("b", { edits: first.questionId });
  // Both run at once: the one that left the screen goes on.
  await until(async () => (await textOf(second.answerId)) !== "");
  expect((await thread()).map(({ id }) => id)).toEqual([second.questionId, second.answerId]);
  const ends = Promise.all([kept(first.answerId), kept(second.answerId)]);
  let over = false;
  void ends.then(() => {
    over = true;
  });
  await until(() => over);
  expect((await ends).map(({ status, text }) => [status, text])).toEqual([
    ["complete", words("a")],
    ["complete", words("b")],
  ]);
  await call("choose", { messageId: first.answerId });
  expect((await thread()).map(({ id, versions }) => [id, versions.length])).toEqual([
    [first.questionId, 2],
    [first.answerId, 1],
  ]);
  for (const id of [first.answerId, second.answerId])
    expect(await usageRows(here.app.services, id)).toHaveLength(1);
});

test("a second question asked while the first answer runs joins its thread, and neither stops the other", async () => {
  const { send, until, textOf, thread } = here;
  const first = await send("a");
  await until(async () => (await textOf(first.answerId)) !== "");
  const second = await send("b", { after: first.answerId });
  await until(async () => (await thread()).every(({ status }) => status === "complete"));
  expect((await thread()).map(({ seq, text }) => [seq, text])).toEqual([
    [1, "a"],
    [2, words("a")],
    [3, "b"],
    [4, words("b")],
  ]);
  expect((await thread())[3]?.parentId).toBe(second.questionId);
});

test("stopped, gone on with, stopped again: nothing grows after a stop, and what was shown is kept", async () => {
  const { app, call, send, until, textOf, step, started } = here;
  const { answerId } = await send("a");
  await until(async () => (await textOf(answerId)).length >= 6);
  const once = await call<Message>("stop", { messageId: answerId });
  expect(once.status).toBe("stopped");
  await call("resume", { messageId: answerId });
  await until(async () => (await textOf(answerId)).length > once.text.length + 8);
  const shown = await textOf(answerId);
  const twice = await call<Message>("stop", { messageId: answerId });
  expect(twice.status).toBe("stopped");
  expect(twice.text.startsWith(shown)).toBe(true);
  expect(twice.text.startsWith(`${once.text}a'1 `)).toBe(true);
  // The server's own run ends too: let go, it adds nothing, and its row is there.
  await expect
    .poll(() => usageRows(app.services, answerId))
    .toMatchObject([{ outcome: "stopped" }]);
  for (let n = 0; n < 8; n++) {
    step();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(await textOf(answerId)).toBe(twice.text);
  expect(started).toEqual(["a", "a'"]);
});

test("a heartbeat that looked before the answer was gone on with does not end what goes on", async () => {
  const { app, call, send, until, textOf, started } = here;
  const { db } = app.services;
  const { asSystem } = db;
  const looked = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const { answerId } = await send("a");
  await until(async () => (await textOf(answerId)).length >= 6);
  db.asSystem = async (reason, work) => {
    const found = await asSystem.call(db, reason, work);
    if (reason === "chat: running answers are alive") {
      looked.resolve();
      await late.promise;
    }
    return found as never;
  };
  await call("stop", { messageId: answerId });
  await looked.promise;
  await call("resume", { messageId: answerId });
  await until(() => started.includes("a'"));
  late.resolve();
  db.asSystem = asSystem;
  await until(async () => (await textOf(answerId)).endsWith(`a'${WORDS} `));
});

test("stop, then at once the next question: the order holds and the stopped answer stays as it was", async () => {
  const { call, send, until, textOf, thread } = here;
  const { answerId } = await send("a");
  await until(async () => (await textOf(answerId)) !== "");
  const [stopped, next] = await Promise.all([
    call<Message>("stop", { messageId: answerId }),
    send("b", { after: answerId }),
  ]);
  await until(async () => (await textOf(next.answerId)) === words("b"));
  expect((await thread()).map(({ id, seq, status }) => [id, seq, status])).toEqual([
    [expect.any(String), 1, "complete"],
    [answerId, 2, "stopped"],
    [next.questionId, 3, "complete"],
    [next.answerId, 4, expect.stringMatching(/^(writing|complete)$/)],
  ]);
  expect(await textOf(answerId)).toBe(stopped.text);
});

test("gone on with from two tabs at once: one generation, one more answer of the month, the same text in both", async () => {
  const { app, person, call, send, until, textOf, started, left } = here;
  const { answerId } = await send("a");
  await until(async () => (await textOf(answerId)) !== "");
  const stopped = await call<Message>("stop", { messageId: answerId });
  const used = await left();
  const resumed = await Promise.all(
    [1, 2, 3].map(() => call<Message>("resume", { messageId: answerId })),
  );
  expect(resumed.map(({ status }) => status)).toEqual(["writing", "writing", "writing"]);
  const follow = async () => {
    let text = stopped.text;
    let status = "";
    for await (const { event } of (await followAnswer(
      app.services,
      person.id,
      answerId,
      text.length,
      undefined,
    )) ?? []) {
      if (event.type === "text") {
        expect(event.at).toBe(text.length);
        text += event.text;
      }
      if (event.type === "end") ({ status } = event.message);
    }
    return { text, status };
  };
  const tabs = Promise.all([follow(), follow()]);
  let over = false;
  void tabs.then(() => {
    over = true;
  });
  await until(() => over);
  const whole = { text: stopped.text + words("a'"), status: "complete" };
  expect(await tabs).toEqual([whole, whole]);
  expect(started).toEqual(["a", "a'"]);
  expect(await left()).toBe(used + 1);
  expect(await usageRows(app.services, answerId)).toMatchObject([
    { outcome: "stopped" },
    { outcome: "complete" },
  ]);
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { usage } from "#features/assistant/server/tables.ts";
import type { Message } from "../domain/message.ts";
import type { Cost } from "../domain/usage.ts";
import { makeAnswerEngine } from "./answer-engine.ts";
import { closeEngine, engineOf } from "./engines.ts";
import type { Mind, MindPart } from "./mind.ts";
import { message } from "./tables.ts";

const COST: Cost = {
  provider: "api.example.org",
  model: "m-1",
  tokensIn: 100,
  tokensOut: 20,
  cachedTokens: 40,
};

/** An installation whose mind is `parts`, and somebody who asks. */
async function asking(parts: (signal: AbortSignal) => AsyncIterable<MindPart>) {
  const app = await testApp();
  const mind: Mind = { name: "model", answer: ({ signal }) => parts(signal) };
  engineOf(app.services, mind, 50);
  const { cookie, person } = await app.signUp();
  const call = async <T>(name: string, input: object) =>
    (await app.call(`chat/${name}`, input, cookie)).body as T;
  const rows = () => app.services.db.asSystem("test", (tx) => tx.select().from(usage));
  const conversationId = randomUUID();
  const send = async () =>
    (
      await call<{ answerId: string }>("send", {
        conversationId,
        messageId: randomUUID(),
        text: "x",
      })
    ).answerId;
  const answer = async (id: string) =>
    (await call<{ messages: Message[] }>("open", { id: conversationId })).messages.find(
      (one) => one.id === id,
    );
  const until = async (check: () => Promise<boolean>) => {
    const limit = Date.now() + 10_000;
    while (!(await check())) {
      if (Date.now() > limit) throw new Error("waited in vain");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const left = async () =>
    ((await app.call("assistant/allowance", {}, cookie)).body as { used: number }).used;
  return { app, mind, person, call, send, answer, rows, until, left, conversationId };
}

const forever = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });
async function* begun(signal: AbortSignal): AsyncGenerator<MindPart> {
  yield { type: "cost", cost: COST };
  yield { type: "tool", use: { name: "search_library", input: {}, output: {}, card: null } };
  yield { type: "text", text: "Un début " };
  await forever(signal);
}

test("a complete answer has one row with what it cost", async () => {
  const { app, person, send, rows, until } = await asking(async function* () {
    yield { type: "cost", cost: { ...COST, tokensOut: 0 } };
    yield { type: "tool", use: { name: "open_sheet", input: {}, output: {}, card: null } };
    yield { type: "text", text: "Réponse" };
    yield { type: "cost", cost: COST };
  });
  const id = await send();
  await until(async () => (await rows()).length > 0);
  const [row] = await rows();
  expect(row).toMatchObject({
    messageId: id,
    personId: person.id,
    ...COST,
    mode: "general",
    speed: "normal",
    outcome: "complete",
    costMicroEuros: null,
    tools: ["open_sheet"],
    run: 0,
  });
  expect(row?.firstTextMs).toBeLessThanOrEqual(row?.durationMs ?? 0);
  await closeEngine(app.services);
  expect(await rows()).toHaveLength(1);
});

test("an answer of the documentary mind costs nothing, and a fall-back says so", async () => {
  const { app, send, rows, until } = await asking(async function* () {
    yield { type: "fallback", reason: "timeout" };
    yield { type: "text", text: "Réponse" };
  });
  await send();
  await until(async () => (await rows()).length > 0);
  expect((await rows())[0]).toMatchObject({
    provider: "documentary",
    model: "",
    costMicroEuros: 0,
    outcome: "fallback",
  });
  await closeEngine(app.services);
});

test("a stopped answer has one row, with what was known when it was cut", async () => {
  const { app, call, send, answer, rows, until } = await asking(begun);
  const id = await send();
  await until(async () => (await answer(id))?.text === "Un début ");
  await call("stop", { messageId: id });
  await until(async () => (await rows()).length > 0);
  await closeEngine(app.services);
  expect(await rows()).toMatchObject([{ outcome: "stopped", ...COST, tools: ["search_library"] }]);
});

test("an answer that fails has one row, and gives the month's answer back", async () => {
  const { app, send, rows, until, left } = await asking(async function* () {
    yield { type: "tool", use: { name: "open_sheet", input: {}, output: {}, card: null } };
    throw new Error("upstream");
  });
  await send();
  await until(async () => (await rows()).length > 0);
  expect(await rows()).toMatchObject([{ outcome: "failed", firstTextMs: null }]);
  expect(await left()).toBe(0);
  await closeEngine(app.services);
});

test("a conversation deleted in mid-answer leaves one row", async () => {
  const { app, call, send, answer, rows, until, conversationId } = await asking(begun);
  const id = await send();
  await until(async () => (await answer(id))?.text === "Un début ");
  await call("remove", { id: conversationId });
  await closeEngine(app.services);
  expect(await rows()).toMatchObject([{ messageId: id, outcome: "stopped" }]);
});

test("a server that closes in mid-answer leaves one row, and gives the month's answer back", async () => {
  const { app, mind, send, answer, rows, until, left } = await asking(begun);
  const id = await send();
  await until(async () => (await answer(id))?.text === "Un début ");
  expect(await left()).toBe(1);
  await closeEngine(app.services);
  const closed = { messageId: id, outcome: "interrupted", ...COST, tools: ["search_library"] };
  expect(await rows()).toMatchObject([closed]);
  expect(await left()).toBe(0);
  // The one that starts next finds nothing left to count.
  const next = makeAnswerEngine(
    { ...app.services, now: () => new Date(Date.now() + 60_000) },
    mind,
  );
  await next.recover();
  await next.close();
  expect(await rows()).toMatchObject([closed]);
});

test("an answer asked again is another answer: each has its row", async () => {
  const { app, call, send, rows, until } = await asking(async function* () {
    yield { type: "cost", cost: COST };
    yield { type: "text", text: "Réponse" };
  });
  const first = await send();
  await until(async () => (await rows()).length === 1);
  const answerId = randomUUID();
  await Promise.all([1, 2].map(() => call("regenerate", { messageId: first, answerId })));
  await until(async () => (await rows()).length === 2);
  await closeEngine(app.services);
  expect((await rows()).map(({ messageId }) => messageId).sort()).toEqual([first, answerId].sort());
});

test("an account erased in mid-answer leaves a row that names nobody", async () => {
  const { app, person, send, answer, rows, until } = await asking(begun);
  const id = await send();
  await until(async () => (await answer(id))?.text === "Un début ");
  await app.services.db.asSystem("test", async (tx) => {
    for (const { personalData } of app.services.features) await personalData?.erase(tx, person.id);
    const { eraseAccountRows } = await import("#features/privacy/server/queries.ts");
    await eraseAccountRows(tx, person);
  });
  await closeEngine(app.services);
  expect(await rows()).toMatchObject([{ messageId: id, personId: null }]);
});

test("what a dead server left is counted once by the next one, however often it starts", async () => {
  const { app, mind, send, answer, rows, until } = await asking(begun);
  const cut = await send();
  await until(async () => (await answer(cut))?.text === "Un début ");
  const later = { ...app.services, now: () => new Date(Date.now() + 60_000) };
  for (const _ of [1, 2]) {
    const next = makeAnswerEngine(later, mind);
    await next.recover();
    await next.close();
  }
  expect(await rows()).toMatchObject([
    { messageId: cut, outcome: "interrupted", provider: "api.example.org", model: "m-1" },
  ]);
  // The first server was only slow: its figures replace the estimate, how it ended stays.
  await closeEngine(app.services);
  expect(await rows()).toMatchObject([{ messageId: cut, outcome: "interrupted", ...COST }]);
});

test("an answer gone on with has one row a run", async () => {
  let run = 0;
  const { app, call, send, answer, rows, until } = await asking(async function* (signal) {
    run += 1;
    yield { type: "cost", cost: COST };
    yield { type: "text", text: `tour ${run} ` };
    if (run === 1) await forever(signal);
  });
  const id = await send();
  await until(async () => (await answer(id))?.text === "tour 1 ");
  await call("stop", { messageId: id });
  await until(async () => (await rows()).length > 0);
  await call("resume", { messageId: id });
  await until(async () => (await rows()).length === 2);
  const [first, second] = (await rows()).sort((a, b) => a.run - b.run);
  expect(first).toMatchObject({ messageId: id, run: 0, ...COST, outcome: "stopped" });
  expect(second).toMatchObject({ messageId: id, run: 1, ...COST, outcome: "complete" });
  await closeEngine(app.services);
});

test("the run of a killed server that is gone on with before anybody counted it has its own row", async () => {
  const { app, call, send, rows, until, left } = await asking(async function* () {
    yield { type: "cost", cost: COST };
    yield { type: "text", text: "Un texte de trente-deux lettres." };
  });
  const id = await send();
  await until(async () => (await rows()).length === 1);
  // As a server that is killed leaves it, interrupted by the one that its reader came back to.
  await app.services.db.asSystem("test", async (tx) => {
    await tx.delete(usage);
    await tx
      .update(message)
      .set({ status: "interrupted", counted: false })
      .where(eq(message.id, id));
  });
  await call("resume", { messageId: id });
  await until(async () => (await rows()).length === 2);
  const [killed, resumed] = (await rows()).sort((a, b) => a.run - b.run);
  expect(killed).toMatchObject({
    messageId: id,
    run: 0,
    outcome: "interrupted",
    tokensOut: 8,
    durationMs: null,
  });
  expect(killed).toMatchObject({ provider: COST.provider, model: COST.model });
  expect(resumed).toMatchObject({ messageId: id, run: 1, outcome: "complete", ...COST });
  // The interrupted run gave its answer of the month back.
  expect(await left()).toBe(1);
  await closeEngine(app.services);
});

test("a run that was only slow to end replaces what was estimated of it, and changes neither its end nor the month", async () => {
  const { app, call, send, answer, rows, until, left } = await asking(begun);
  const id = await send();
  await until(async () => (await answer(id))?.text === "Un début ");
  await app.services.db.asSystem("test", (tx) =>
    tx.update(message).set({ status: "interrupted" }).where(eq(message.id, id)),
  );
  await call("resume", { messageId: id });
  await closeEngine(app.services);
  const [slow, resumed] = (await rows()).sort((a, b) => a.run - b.run);
  expect(slow).toMatchObject({
    run: 0,
    outcome: "interrupted",
    ...COST,
    durationMs: expect.any(Number),
  });
  expect(resumed).toMatchObject({ run: 1, outcome: "interrupted" });
  expect(await left()).toBe(0);
});

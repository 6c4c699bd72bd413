// The database goes away while an answer is written: the answer is whole when it is back, and no
// word of it comes twice.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { Database } from "#platform/db/database.ts";
import { DatabaseUnavailable } from "#platform/db/unavailable.ts";
import type { Message } from "../domain/message.ts";
import { closeEngine, engineOf } from "./engines.ts";
import type { Mind } from "./mind.ts";

const WORDS = Array.from({ length: 12 }, (_, i) => `mot${i + 1} `);

/** A database that tests take away, and whose next commits arrive without their answer. */
function flaky(db: Database) {
  const state = { away: false, unheard: new Set<string>() };
  const asSystem: Database["asSystem"] = async (reason, work) => {
    if (state.away) throw new DatabaseUnavailable("away");
    const result = await db.asSystem(reason, work);
    if (state.unheard.delete(reason)) throw new DatabaseUnavailable("gone after its commit");
    return result;
  };
  return { state, db: { ...db, asSystem, available: () => !state.away } satisfies Database };
}

async function asking(answer: Mind["answer"]) {
  const app = await testApp();
  const { state, db } = flaky(app.services.db);
  app.services.db = db;
  engineOf(app.services, { name: "documentary", answer }, 50);
  const { cookie } = await app.signUp();
  const conversationId = randomUUID();
  await app.call("chat/send", { conversationId, messageId: randomUUID(), text: "x" }, cookie);
  const read = async () => {
    const { body } = await app.call("chat/open", { id: conversationId }, cookie);
    return (body as { messages: Message[] }).messages[1];
  };
  return { app, state, read };
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("what was written meanwhile comes after it, and a commit of which nobody heard counts once", async () => {
  const go = Promise.withResolvers<void>();
  const { app, state, read } = await asking(async function* () {
    for (const [n, text] of WORDS.entries()) {
      if (n === 2) await go.promise;
      yield { type: "text", text };
      await wait(20);
    }
  });
  await expect.poll(async () => (await read())?.text).toBe("mot1 mot2 ");
  state.unheard.add("chat: append to running answers").add("chat: end of an answer");
  go.resolve();
  await wait(60);
  state.away = true;
  await wait(400);
  state.away = false;
  await expect.poll(async () => (await read())?.status, { timeout: 10_000 }).toBe("complete");
  expect((await read())?.text).toBe(WORDS.join(""));
  await closeEngine(app.services);
});

test("an answer that had shown nothing begins again; one that had is interrupted, and no bug is reported", async () => {
  let asked = 0;
  const { app, read } = await asking(async function* () {
    asked += 1;
    if (asked === 1) throw new DatabaseUnavailable("while it read the library");
    yield { type: "text", text: "Un début" };
    await wait(50);
    throw new DatabaseUnavailable("again");
  });
  await expect.poll(async () => (await read())?.status, { timeout: 10_000 }).toBe("interrupted");
  expect([asked, (await read())?.text]).toEqual([2, "Un début"]);
  const reports = await app.services.db.asSystem("test", (tx) =>
    tx.execute(sql`select id from error_report`),
  );
  expect(reports.rows).toEqual([]);
  await closeEngine(app.services);
});

test("nobody is taken for dead during an outage, nor just after it", async () => {
  const { app, state, read } = await asking(async function* (request) {
    yield { type: "text", text: "Un début" };
    await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
  });
  await expect.poll(async () => (await read())?.text).toBe("Un début");
  const engine = engineOf(app.services);
  const longAgo = new Date(Date.now() - 60_000);
  expect(engine.isSilent(longAgo)).toBe(true);
  state.away = true;
  expect(engine.isSilent(longAgo)).toBe(false);
  state.away = false;
  expect(engine.isSilent(longAgo)).toBe(false);
  await closeEngine(app.services);
});

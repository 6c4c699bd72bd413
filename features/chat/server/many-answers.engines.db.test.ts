// Fifty answers of a language model written at once, each followed as it grows: no word is lost,
// doubled or misplaced.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import type { Message } from "../domain/message.ts";
import { usageRows } from "../testing/usage-rows.ts";
import { closeEngine, engineOf } from "./engines.ts";
import { followAnswer } from "./follow-answer.ts";
import { modelMind } from "./model-mind.ts";

const PEOPLE = 5;
const EACH = 10;
const WORDS = 40;
const BUSY = 503;
/** A busy machine is no silent endpoint. */
const PATIENT = { firstMs: 90_000, silenceMs: 90_000, totalMs: 110_000 };

const wordsOf = (name: string) => Array.from({ length: WORDS }, (_, n) => `${name}·${n} `);

test("fifty answers at once lose nothing, and other readings are answered meanwhile", {
  timeout: 180_000,
}, async () => {
  let writing = 0;
  let most = 0;
  const upstream = await scriptedUpstream(async (request, reply) => {
    const name = /réponse-[\d-]+/u.exec(String(request.messages.at(-1)?.content))?.[0] ?? "?";
    writing += 1;
    most = Math.max(most, writing);
    // All have begun before any ends: they really run together.
    reply.text(wordsOf(name)[0] ?? "");
    for (const limit = Date.now() + 60_000; most < PEOPLE * EACH && Date.now() < limit; )
      await reply.wait(10);
    for (const word of wordsOf(name).slice(1)) {
      reply.text(word);
      await reply.wait(5);
    }
    reply.end();
    writing -= 1;
  });
  const app = await testApp({ env: { AI_BASE_URL: upstream.url, AI_MODEL: "essai" } });
  engineOf(app.services, modelMind({ limits: PATIENT }));
  const stop = await app.start();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => app.signUp()));
  const asked = await Promise.all(
    people.flatMap(({ cookie, person }, p) =>
      Array.from({ length: EACH }, async (_, n) => {
        const name = `réponse-${p}-${n}`;
        const conversationId = randomUUID();
        const input = { conversationId, messageId: randomUUID(), text: `Anaphylaxie ${name}` };
        const send = () => app.call("chat/send", input, cookie);
        let sent = await send();
        // A machine that is too busy says to come back: a device then sends the same question again.
        for (const limit = Date.now() + 60_000; sent.status === BUSY && Date.now() < limit; ) {
          await pause(1_000);
          sent = await send();
        }
        const { status, body } = sent;
        expect(status).toBe(200);
        return {
          name,
          cookie,
          person,
          conversationId,
          answerId: (body as { answerId: string }).answerId,
        };
      }),
    ),
  );

  let over = false;
  const followed = Promise.all(
    asked.map(async ({ person, answerId }) => {
      let text = "";
      let end: Message | null = null;
      for await (const { at, event } of (await followAnswer(
        app.services,
        person.id,
        answerId,
        0,
        undefined,
      )) ?? []) {
        if (event.type === "text") {
          expect(event.at).toBe(text.length);
          text += event.text;
          expect(at).toBe(text.length);
        } else if (event.type === "end") end = event.message;
      }
      return { text, end };
    }),
  ).finally(() => {
    over = true;
  });
  let readings = 0;
  while (!over) {
    const [one] = people;
    const read = await app.call("chat/list", {}, one?.cookie);
    // A machine that is too busy tells who reads to come back, and loses nothing of who writes.
    if (read.status !== BUSY) {
      expect([read.status, (read.body as unknown[]).length]).toEqual([200, EACH]);
      readings += 1;
    }
    await pause(25);
  }
  expect(readings).toBeGreaterThan(1);
  expect(most).toBe(PEOPLE * EACH);

  for (const [index, { text, end }] of (await followed).entries()) {
    const { name, answerId } = asked[index] ?? { name: "", answerId: "" };
    expect(end).toMatchObject({ status: "complete", mind: "model", fallback: null });
    expect(end?.text).toBe(text);
    expect(text.startsWith(wordsOf(name).join(""))).toBe(true);
    expect(text).not.toMatch(new RegExp(`réponse-(?!${name.slice(8)}·)`, "u"));
    expect(await usageRows(app.services, answerId)).toMatchObject([{ outcome: "complete" }]);
  }
  await closeEngine(app.services);
  await stop();
  await upstream.close();
});

// A person keeps a bounded number of event streams open on one server; the place of one that is
// left is free again.
import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import type { SignedUp } from "#platform/testing/harness.ts";
import { STREAMS_A_PERSON } from "./answer-hub.ts";

const app = await testApp();

async function withConversation() {
  const person = await app.signUp();
  const id = randomUUID();
  const made = await app.call("chat/create", { id, title: "Choc septique" }, person.cookie);
  expect(made.status).toBe(200);
  return { person, id };
}

/** Watches a conversation; `leave` is what a closed tab does. */
async function watch(person: SignedUp, id: string) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const response = await app.request(`/api/conversations/${id}/events`, {
    cookie: person.cookie,
    signal,
  });
  return { response, leave: () => leaving.abort() };
}

test("one more than the limit is refused, for this person alone, until another is left", async () => {
  const { person, id } = await withConversation();
  const streams = [];
  for (let n = 0; n < STREAMS_A_PERSON; n++) streams.push(await watch(person, id));
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]));

  const refused = await watch(person, id);
  expect(refused.response.status).toBe(429);
  expect(await refused.response.json()).toMatchObject({
    code: "RATE_LIMITED",
    data: { retryAfter: expect.any(Number) },
  });

  const other = await withConversation();
  const theirs = await watch(other.person, other.id);
  expect(theirs.response.status).toBe(200);
  theirs.leave();

  streams[0]?.leave();
  await eventually(async () => {
    const next = await watch(person, id);
    streams.push(next);
    expect(next.response.status).toBe(200);
  });
  for (const stream of streams) stream.leave();
});

test("a stream that was refused for another reason takes no place", async () => {
  const { person, id } = await withConversation();
  for (let n = 0; n <= STREAMS_A_PERSON; n++)
    expect((await watch(person, randomUUID())).response.status).toBe(404);
  const allowed = await watch(person, id);
  expect(allowed.response.status).toBe(200);
  allowed.leave();
});

/** What a busy server does at any moment: it forgets whatever nothing refers to. */
async function collectGarbage() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
  }
}

test("a stream that has lasted is left as soon as its tab is closed", async () => {
  const { person, id } = await withConversation();
  const streams = [];
  for (let n = 0; n < STREAMS_A_PERSON; n++) streams.push(await watch(person, id));
  await collectGarbage();
  for (const stream of streams) stream.leave();
  const next = await watch(person, id);
  expect(next.response.status).toBe(200);
  next.leave();
});

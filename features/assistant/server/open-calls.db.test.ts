// What a server that is gone leaves of a call, as the others see it.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { countAbandonedCallsJob } from "./jobs.ts";
import { LONGEST_CALL_MS } from "./open-calls.ts";
import { allowanceOf, recordUsage, takeAllowance } from "./public.ts";
import { openCall, usage } from "./tables.ts";

const app = await testApp();
const { db } = app.services;
const NOW = new Date("2026-11-21T10:00:00Z");
const before = (ms: number) => new Date(NOW.getTime() - ms);

async function begin(at: Date) {
  const { person } = await app.signUp();
  const messageId = randomUUID();
  const call = {
    messageId,
    provider: "api.example.org",
    model: "m-1",
    mode: "cards",
    tokensIn: 120,
  };
  await db.asSystem("test", (tx) => takeAllowance(tx, person.id, at, call));
  const end = () =>
    db.asSystem("test", (tx) =>
      recordUsage(tx, {
        ...{ ...call, personId: person.id, speed: "normal", at, outcome: "complete" },
        ...{ tokensOut: 40, cachedTokens: 0, durationMs: 900, firstTextMs: 100 },
      }),
    );
  const state = () =>
    db.asSystem("test", async (tx) => {
      const rows = (await tx.select().from(usage)).filter((row) => row.messageId === messageId);
      const open = (await tx.select().from(openCall)).some((row) => row.messageId === messageId);
      const { used } = await allowanceOf(tx, person.id, at);
      return {
        rows: rows.map(({ outcome, tokensIn, tokensOut }) => ({ outcome, tokensIn, tokensOut })),
        open,
        used,
      };
    });
  return { end, state };
}
const sweep = () => countAbandonedCallsJob.handle({}, { ...app.services, now: () => NOW });

test("a call older than any can be is counted, and its answer goes back to its month", async () => {
  const call = await begin(before(LONGEST_CALL_MS + 1));
  expect(await call.state()).toEqual({ rows: [], open: true, used: 1 });
  await sweep();
  await sweep();
  const counted = {
    rows: [{ outcome: "interrupted", tokensIn: 120, tokensOut: 0 }],
    open: false,
    used: 0,
  };
  expect(await call.state()).toEqual(counted);
  // Whoever was thought dead and ends it now says what it cost; how it ended stays, and so does the
  // month.
  await call.end();
  const told = { ...counted, rows: [{ outcome: "interrupted", tokensIn: 120, tokensOut: 40 }] };
  expect(await call.state()).toEqual(told);
  await call.end();
  expect(await call.state()).toEqual(told);
});

test("a call that may still be written, perhaps by another server, is left alone", async () => {
  const call = await begin(before(LONGEST_CALL_MS - 60_000));
  await sweep();
  expect(await call.state()).toEqual({ rows: [], open: true, used: 1 });
  await call.end();
  expect(await call.state()).toEqual({
    rows: [{ outcome: "complete", tokensIn: 120, tokensOut: 40 }],
    open: false,
    used: 1,
  });
});

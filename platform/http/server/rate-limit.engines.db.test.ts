import { afterAll, expect, test } from "vitest";
import { makeDatabase } from "#platform/db/database.ts";
import { testEngine } from "#platform/testing/test-engine.ts";
import { removeEndedWindows } from "./queries.ts";
import { takeRateLimit } from "./rate-limit.ts";

const engine = await testEngine();
const db = makeDatabase(engine);
afterAll(() => engine.close());

const start = new Date("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const take = (key: string, seconds = 0, max = 3) =>
  takeRateLimit(db, { key, max, windowSeconds: 60, now: at(seconds) });

test("uses are counted up to the limit, then refused with the time left", async () => {
  for (let n = 0; n < 3; n++)
    expect(await take("count", n)).toEqual({ allowed: true, retryAfter: 0 });
  expect(await take("count", 10)).toEqual({ allowed: false, retryAfter: 50 });
  expect(await take("count", 59.5)).toEqual({ allowed: false, retryAfter: 1 });
});

test("fifty uses at once are let through ten times", async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => take("together", 0, 10)));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
  expect(taken.filter(({ allowed }) => !allowed).map(({ retryAfter }) => retryAfter)).toEqual(
    Array(40).fill(60),
  );
});

test("a window ends, and the next one counts from one", async () => {
  for (let n = 0; n < 5; n++) await take("window");
  expect((await take("window", 59)).allowed).toBe(false);
  expect(await take("window", 60)).toEqual({ allowed: true, retryAfter: 0 });
  await take("window", 61);
  await take("window", 62);
  expect(await take("window", 63)).toEqual({ allowed: false, retryAfter: 57 });
});

test("refused uses do not lengthen a window", async () => {
  for (let n = 0; n < 30; n++) await take("insist", n);
  expect((await take("insist", 60)).allowed).toBe(true);
});

test("two keys are counted apart", async () => {
  for (let n = 0; n < 4; n++) await take("one");
  expect((await take("one")).allowed).toBe(false);
  expect((await take("other")).allowed).toBe(true);
});

test("windows that ended are forgotten, the others are not", async () => {
  await take("ended");
  for (let n = 0; n < 4; n++) await take("running", 30);
  await db.asSystem("test", (tx) => removeEndedWindows(tx, at(61)));
  expect((await take("running", 62)).allowed).toBe(false);
});

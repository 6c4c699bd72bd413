import { expect, test } from "vitest";
import { describe, percentile, summarise } from "./tally.ts";

const outcome = (status: number, ms: number) => ({ kind: "read", status, ms, reason: "why" });

test("a share of the values does not exceed its percentile", () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile([], 0.5)]).toEqual([
    50, 95, 0,
  ]);
});

test("refused is 503, everything else that is no success is an error, and the slowest counts whatever came of it", () => {
  const all = [
    outcome(200, 10),
    outcome(201, 30),
    outcome(503, 2000),
    outcome(0, 9000),
    outcome(500, 5),
  ];
  expect(summarise(all, 2)).toMatchObject({
    requests: 5,
    perSecond: 1,
    median: 10,
    p95: 30,
    slowest: 9000,
    refused: 1,
    errors: 2,
  });
  expect(describe(all).join("\n")).toMatch(/1 × read: 503 why/);
});

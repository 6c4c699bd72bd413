import { expect, test } from "vitest";
import { NEW_PER_DAY, shareOfDay } from "./deck-options.ts";

const shares = (workload: "light" | "moderate" | "intense", unseen: Record<string, number>) =>
  Object.fromEntries(shareOfDay(workload, new Map(Object.entries(unseen))));

test("a workload is the new cards of all decks together, shared between those that have some", () => {
  expect(shares("moderate", { a: 100 })).toEqual({ a: NEW_PER_DAY.moderate });
  expect(shares("moderate", { a: 10, b: 300, c: 200, d: 40 })).toEqual({ b: 4, c: 4, d: 4, a: 3 });
  expect(shares("intense", { a: 5, b: 0 })).toEqual({ a: 30 });
  expect(shares("light", {})).toEqual({});
});

test("with more decks than cards, each deck shows one", () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`deck-${n}`, 10]));
  expect(Object.values(shares("light", many))).toEqual(Array(9).fill(1));
});

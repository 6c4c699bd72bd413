import { expect, test } from "vitest";
import { addDays } from "#features/memory/domain/public.ts";
import { challengeQuestions, weekOf } from "./challenge.ts";
import { COMMON, commonQuestions, dueQuestions } from "./quiz.ts";

const ids = Array.from({ length: 52 }, (_, at) => `question-${at}`);
const at = (text: string) => new Date(text);
const on = { day: "2026-11-23", timeZone: "Europe/Paris", wanted: [], without: [] };

test("a day has the same five questions whatever the order in which the bank gives them", () => {
  const five = commonQuestions(ids, "2026-11-23", "standard");
  expect(new Set(five).size).toBe(COMMON);
  expect(commonQuestions(ids.toReversed(), "2026-11-23", "standard")).toEqual(five);
  expect(commonQuestions(ids, "2026-11-23", "advanced")).not.toEqual(five);
});

test("every question that fits comes before one comes again, and another round is another order", () => {
  const days = Math.floor(ids.length / COMMON);
  const start = Array.from({ length: 40 }, (_, step) => addDays("2026-11-01", step)).find(
    (day) => (Date.parse(day) / 86_400_000) % days === 0,
  ) as string;
  const round = (from: string) =>
    Array.from({ length: days }, (_, step) =>
      commonQuestions(ids, addDays(from, step), "standard"),
    );
  expect(new Set(round(start).flat()).size).toBe(days * COMMON);
  expect(round(addDays(start, days))).not.toEqual(round(start));
});

test("a bank of fewer than five questions gives what it has, an empty one nothing", () => {
  expect(commonQuestions(["b", "a"], "2026-11-23", "standard").toSorted()).toEqual(["a", "b"]);
  expect(commonQuestions([], "2026-11-23", "standard")).toEqual([]);
});

test("what was missed on an earlier study day comes back, the oldest first, two at most", () => {
  const missed = [
    { id: "today", at: at("2026-11-23T09:00:00Z") },
    { id: "night", at: at("2026-11-23T02:00:00Z") },
    { id: "old", at: at("2026-11-01T09:00:00Z") },
    { id: "shared", at: at("2026-10-01T09:00:00Z") },
    { id: "later", at: at("2026-11-20T09:00:00Z") },
  ];
  const without = ["shared"];
  expect(dueQuestions(missed, { ...on, without })).toEqual(["old", "later"]);
  // Three in the morning in Paris still belongs to the day before.
  expect(dueQuestions(missed.slice(0, 2), on)).toEqual(["night"]);
  expect(dueQuestions(missed, { ...on, without, wanted: ["night"] })).toEqual(["night", "old"]);
});

test("a week begins on Monday", () => {
  expect(weekOf("2026-11-23")).toBe("2026-11-23");
  expect(weekOf("2026-11-29")).toBe("2026-11-23");
  expect(weekOf("2026-11-22")).toBe("2026-11-16");
  expect(weekOf("1969-12-30")).toBe("1969-12-29");
});

test("the challenge goes on with what was left of the last one, then with what was missed last", () => {
  const missed = ["a", "b", "c", "d", "e", "f"].map((id, day) => ({
    id,
    at: at(`2026-11-0${day + 1}T09:00:00Z`),
  }));
  expect(challengeQuestions(["b", "brought-back"], missed)).toEqual(["b", "f", "e", "d", "c"]);
  expect(challengeQuestions([], [])).toEqual([]);
});

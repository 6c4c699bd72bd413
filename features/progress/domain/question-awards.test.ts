import { expect, test } from "vitest";
import { ANSWER_AGAIN_XP, FIRST_ANSWER_XP } from "./amounts.ts";
import { awardsOfAnswers, creditsOfAnswers } from "./question-awards.ts";

const answer = (id: string, hour: number, day: string) => ({
  ...{ id, day, duration: 1_000 },
  at: new Date(Date.UTC(2026, 10, 20, hour)),
});
const some = [
  answer("a", 8, "2026-11-20"),
  answer("b", 9, "2026-11-20"),
  answer("c", 32, "2026-11-21"),
];

test("a question earns once a day, more the first time, and is met once", () => {
  expect([...awardsOfAnswers(some)]).toEqual([
    ["2026-11-20", { xp: FIRST_ANSWER_XP, done: 2, earning: 1, met: 1, duration: 2_000 }],
    ["2026-11-21", { xp: ANSWER_AGAIN_XP, done: 1, earning: 1, met: 0, duration: 1_000 }],
  ]);
});

test("in any order of arrival", () => {
  expect(awardsOfAnswers(some.toReversed())).toEqual(awardsOfAnswers(some));
});

test("of two answers at one time, the first by its name earns: the same on every device", () => {
  const day = "2026-11-20";
  const twins = [answer("b", 8, day), answer("a", 8, day)];
  const ids = (answers: typeof twins) => creditsOfAnswers(answers).map(({ id, xp }) => [id, xp]);
  expect(ids(twins)).toEqual([
    ["a", FIRST_ANSWER_XP],
    ["b", 0],
  ]);
  expect(ids(twins.toReversed())).toEqual(ids(twins));
});

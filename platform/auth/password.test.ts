import { expect, test } from "vitest";
import { PASSWORD_MAX, unmetPasswordRules } from "./password.ts";

test.each([
  ["Correct-Horse-1", []],
  ["Été-2026", []],
  ["Ωmega ω9x", []],
  ["", ["length", "upper", "lower", "digit", "special"]],
  ["Court-1", ["length"]],
  ["correct-horse-1", ["upper"]],
  ["CORRECT-HORSE-1", ["lower"]],
  ["Correct-Horse-x", ["digit"]],
  ["CorrectHorse1", ["special"]],
  // Letters with accents are letters, not special characters.
  ["CorrectHorseé1", ["special"]],
  // Eight characters are counted as people count them.
  ["Aa1-🙂🙂🙂", ["length"]],
  ["Aa1-🙂🙂🙂🙂", []],
  [`Aa1-${"x".repeat(PASSWORD_MAX - 4)}`, []],
  [`Aa1-${"x".repeat(PASSWORD_MAX - 3)}`, ["length"]],
])("%s lacks %j", (password, unmet) => {
  expect(unmetPasswordRules(password)).toEqual(unmet);
});

import { expect, test } from "vitest";
import { compareText } from "./compare-text.ts";
import { isSuccess, RATINGS, veryEasyDays } from "./rating.ts";

test("everything but what was not known is a success", () => {
  expect(RATINGS.map((rating) => [rating, isSuccess(rating)])).toEqual([
    ["very_difficult", false],
    ["difficult", true],
    ["good", true],
    ["easy", true],
    ["very_easy", true],
  ]);
});

test("the stretch of « very easy » ends at the cap, and is never shorter than Easy's own days", () => {
  expect(veryEasyDays(0, 365)).toBe(0);
  expect(veryEasyDays(300, 365)).toBe(365);
  expect(veryEasyDays(400, 365)).toBe(400);
});

test("identifiers have one order everywhere: by code unit", () => {
  expect(["é", "b", "Z", "a", "z"].sort(compareText)).toEqual(["Z", "a", "b", "z", "é"]);
  expect([compareText("a", "b"), compareText("b", "a"), compareText("a", "a")]).toEqual([-1, 1, 0]);
});

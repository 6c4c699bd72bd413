import { expect, test } from "vitest";
import { asks, numbered, numbersOf, readNumbers } from "./occlusion.ts";

test("numbers are sorted, counted once, and end at the last card that a note may have", () => {
  expect(numbered(readNumbers("3, 1,,3"))).toEqual({ group: 1, also: [3] });
  expect(numbered([2, 2])).toEqual({ group: 2 });
  expect(numbered(readNumbers(" , "))).toEqual({ group: 0 });
  expect(numbered([7, 600, 900])).toEqual({ group: 7, also: [500] });
});

test("a mask is asked by each of its numbers", () => {
  const mask = numbered([2, 4]);
  expect(numbersOf(mask)).toEqual([2, 4]);
  expect([1, 2, 3, 4].filter((number) => asks(mask, number))).toEqual([2, 4]);
});

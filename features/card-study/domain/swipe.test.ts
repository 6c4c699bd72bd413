import { expect, test } from "vitest";
import { leansTo, swipedTo } from "./swipe.ts";

test.each([
  [-120, 10, "left"],
  [120, -10, "right"],
  [72, 0, "right"],
  // Too short, or on its way down the card.
  [71, 0, null],
  [-40, 3, null],
  [100, 60, null],
  [-100, -200, null],
  [0, 0, null],
] as const)("a finger moved by %d and %d means %s", (x, y, side) => {
  expect(swipedTo(x, y)).toBe(side);
});

test("what it would mean is known before it is far enough", () => {
  expect([leansTo(20, 3), leansTo(-20, 3), leansTo(5, 20)]).toEqual(["right", "left", null]);
});

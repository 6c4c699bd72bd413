import { expect, test } from "vitest";
import { nextGap } from "./note-fields.ts";

test("the next gap bears a number that no other bears, those of shared gaps too", () => {
  expect(nextGap("")).toBe(1);
  expect(nextGap("{{c1::a}} {{c2,5::b}} {{c3::c}}")).toBe(6);
});

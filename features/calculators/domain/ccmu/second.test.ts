// Five classes are numbers in the order of severity; the two apart have a letter and no number.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("five numbers that rise, two letters that are none", () => {
  const told = (given: string) => {
    const { value, symbol } = run("ccmu", { class: given });
    return [value, symbol];
  };
  expect(["1", "2", "3", "4", "5"].map(told)).toEqual(
    Array.from({ length: 5 }, (_, rank) => [rank + 1, String(rank + 1)]),
  );
  expect([told("P"), told("D")]).toEqual([
    [null, "P"],
    [null, "D"],
  ]);
});

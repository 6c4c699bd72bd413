// The group is its number: nothing else may be computed from it.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("six groups", () => {
  for (const group of ["1", "2", "3", "4", "5", "6"])
    expect(run("gemsa", { group }).value).toBe(Number.parseInt(group, 10));
});

// The threshold a second time, age by age.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("500 up to 50 years, one more ten each year after", () => {
  let expected = 500;
  for (let age = 18; age <= 105; age += 1) {
    if (age > 50) expected += 10;
    expect([age, run("d-dimer-age", { age }).value]).toEqual([age, expected]);
  }
});

test("a measured value is said to be below only when it is", () => {
  expect(run("d-dimer-age", { age: 80, dDimer: 799 }).notes).toContain("below");
  expect(run("d-dimer-age", { age: 80, dDimer: 800 }).notes).toContain("above");
  expect(run("d-dimer-age", { age: 80, dDimer: { value: 0.75, unit: "µg/mL" } }).notes).toContain(
    "below",
  );
});

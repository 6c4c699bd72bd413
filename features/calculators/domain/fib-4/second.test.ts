// FIB-4 a second time: through logarithms.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the logarithm of the index is a sum", () => {
  const amount = fc.integer({ min: 10, max: 500 });
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 90 }),
      amount,
      amount,
      amount,
      (age, ast, alt, platelets) => {
        const told = Math.exp(
          Math.log(age) + Math.log(ast) - Math.log(platelets) - Math.log(alt) / 2,
        );
        const { value, band } = run("fib-4", { age, ast, alt, platelets });
        expect(value).toBeCloseTo(told, 8);
        if (Math.abs(told - 1.45) > 1e-6 && Math.abs(told - 3.25) > 1e-6) {
          const upTo = told > 3.25 ? "high" : "between";
          expect(band).toBe(told < 1.45 ? "low" : upTo);
        }
      },
    ),
  );
});

test("it says when its limits are not those in use", () => {
  const person = { age: 50, ast: 40, alt: 36, platelets: 200 };
  expect(run("fib-4", person).notes).toEqual([]);
  expect(run("fib-4", { ...person, age: 36 }).notes).toEqual([]);
  expect(run("fib-4", { ...person, age: 35 }).notes).toEqual(["age"]);
  expect(run("fib-4", { ...person, age: 65 }).notes).toEqual(["age"]);
});

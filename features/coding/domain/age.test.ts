import { expect, test } from "vitest";
import { readAge, saidAge } from "./age.ts";

test.each<[string, ReturnType<typeof readAge>]>([
  ["", null],
  ["34", 34],
  ["34 ans", 34],
  ["2,5", 2.5],
  ["4 mois", 0.333],
  ["4m", 0.333],
  ["11 months", 0.917],
  ["6 meses", 0.5],
  ["3 semaines", 0.058],
  ["10 jours", 0.027],
  ["2 años", 2],
  ["131", "wrong"],
  ["-1", "wrong"],
  ["quatre", "wrong"],
  ["4 lunes", "wrong"],
])("« %s » is %s", (typed, age) => expect(readAge(typed)).toBe(age));

test("an infant's age is said in months, and read back as it was", () => {
  expect(saidAge(34)).toEqual({ unit: "years", count: 34 });
  for (const months of [1, 3, 4, 11, 18]) {
    const age = readAge(`${months} mois`);
    expect(saidAge(age as number)).toEqual({ unit: "months", count: months });
  }
});

// RCRI a second time: every combination, and the two printed limits of creatinine.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const FIVE = [
  "highRiskSurgery",
  "ischaemicHeartDisease",
  "heartFailure",
  "cerebrovascularDisease",
  "insulin",
];

test("the number of factors and its class", () => {
  for (let code = 0; code < 2 ** FIVE.length; code += 1)
    for (const [creatinine, more] of [
      ["177 µmol/L", 0],
      ["178 µmol/L", 1],
      ["2 mg/dL", 0],
      ["2.01 mg/dL", 1],
      ["20 mg/L", 0],
      ["20.1 mg/L", 1],
    ] as const) {
      const form = Object.fromEntries(FIVE.map((name, bit) => [name, (code >> bit) % 2 === 1]));
      const total = Object.values(form).filter(Boolean).length + more;
      const { value, band } = run("rcri", { ...form, creatinine });
      expect([value, band]).toEqual([total, ["one", "two", "three", "four"][Math.min(total, 3)]]);
    }
});

// TIMI a second time: 128 combinations against a plain count.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES = [
  "threeRiskFactors",
  "knownStenosis",
  "aspirin",
  "severeAngina",
  "stDeviation",
  "raisedMarkers",
];

test("every combination is a count", () => {
  for (let code = 0; code < 128; code += 1) {
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
    const age = code >= 64 ? 65 : 64;
    const { value, band } = run("timi", { ...said, age });
    const count = code.toString(2).replaceAll("0", "").length;
    expect([value, band]).toEqual([count, ["s0", "s0", "s2", "s3", "s4", "s5", "s6", "s6"][count]]);
  }
});

// PERC a second time: all combinations as a plain count, and no conclusion without the judgement.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES = [
  "unilateralSwelling",
  "haemoptysis",
  "surgeryOrTrauma",
  "previousDvtOrPe",
  "oestrogen",
];

test("every combination is a count; only none of them, at low probability, rules out", () => {
  for (let code = 0; code < 256; code += 1) {
    const has = (bit: number) => (code >> bit) % 2 === 1;
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, has(bit)]));
    const numbers = { age: has(5) ? 50 : 49, heartRate: has(6) ? 100 : 99, spo2: has(7) ? 94 : 95 };
    const count = code.toString(2).replaceAll("0", "").length;
    const low = run("perc", { ...said, ...numbers, lowProbability: true });
    expect([low.value, low.band]).toEqual([count, count === 0 ? "negative" : "positive"]);
    expect(run("perc", { ...said, ...numbers, lowProbability: false }).band).toBe(
      count === 0 ? null : "positive",
    );
  }
});

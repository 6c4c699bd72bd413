// MELD-Na a second time: for a given sodium it is a straight line of MELD.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const mg = (value: number) => ({ value, unit: "mg/dL" });
const at = (creatinine: number, sodium: number) => {
  const { value, also } = run("meld-na", {
    bilirubin: mg(3),
    inr: 1.4,
    creatinine: mg(creatinine),
    sodium,
    dialysis: false,
  });
  return { value, meld: also[0]?.value ?? Number.NaN };
};

test("for each sodium, a slope and a height: 1 − 0.033 × missing, 1.32 × missing", () => {
  for (const sodium of [120, 125, 128, 131, 134, 137, 140])
    for (const creatinine of [0.8, 1.2, 1.9, 2.6, 3.5, 5]) {
      const { value, meld } = at(creatinine, sodium);
      const missing = Math.max(0, Math.min(12, 137 - sodium));
      const line = (1 - 0.033 * missing) * meld + 1.32 * missing;
      expect(meld).toBeGreaterThan(11);
      expect(value).toBe(Math.min(40, Math.round(line)));
    }
});

test("a MELD of 11 or less is left as it is", () => {
  for (const sodium of [115, 125, 132, 140])
    expect(
      run("meld-na", { bilirubin: 17, inr: 1.3, creatinine: 80, sodium, dialysis: false }).value,
    ).toBe(9);
});

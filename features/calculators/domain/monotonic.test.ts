// Where a publication only rises, or only falls, with a measure, so does the computation: whatever
// the other answers, whatever the step.
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import type { Input } from "./calculator.ts";
import { CALCULATORS, findById } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import type { Given } from "./read-input.ts";

const RISES: Readonly<Record<string, readonly string[]>> = {
  "anion-gap": ["sodium"],
  blatchford: ["urea", "heartRate"],
  "cha2ds2-va": ["age"],
  "child-pugh": ["bilirubin", "inr"],
  "cockcroft-gault": ["weight"],
  "corrected-calcium": ["calcium"],
  "corrected-sodium": ["glucose", "sodium"],
  "crl-dating": ["crl"],
  "curb-65": ["urea", "respiratoryRate", "age"],
  "fib-4": ["age", "ast"],
  grace: ["age", "heartRate", "creatinine"],
  heart: ["age"],
  "ich-score": ["haematoma", "age"],
  "igs-ii": ["age", "urea", "bilirubin"],
  "infusion-rate": ["dose", "weight", "volume"],
  lille: ["age", "bilirubinDay7", "prothrombinTime"],
  meld: ["bilirubin", "inr"],
  "meld-classic": ["bilirubin", "inr", "creatinine"],
  "meld-na": ["bilirubin", "inr"],
  parkland: ["weight", "burnt"],
  pesi: ["age", "heartRate", "respiratoryRate"],
  "pf-ratio": ["pao2"],
  psi: ["age", "respiratoryRate", "heartRate"],
  qsofa: ["respiratoryRate"],
  rcri: ["creatinine"],
  schwartz: ["height"],
  "shock-index": ["heartRate"],
  sofa: ["bilirubin", "creatinine"],
  "tidal-volume": ["height"],
  years: ["dDimer"],
  "years-pregnancy": ["dDimer"],
};
const FALLS: Readonly<Record<string, readonly string[]>> = {
  "anion-gap": ["chloride", "bicarbonate"],
  blatchford: ["haemoglobin", "systolic"],
  "child-pugh": ["albumin"],
  "ckd-epi-2009": ["creatinine", "age"],
  "ckd-epi-2021": ["creatinine", "age"],
  "cockcroft-gault": ["creatinine", "age"],
  "corrected-calcium": ["albumin"],
  "curb-65": ["systolic", "diastolic"],
  ekfc: ["creatinine"],
  "fib-4": ["alt", "platelets"],
  grace: ["systolic"],
  "ich-score": ["gcs"],
  "infusion-rate": ["amount"],
  lille: ["albumin"],
  "meld-na": ["sodium"],
  pesi: ["systolic", "spo2", "temperature"],
  "pf-ratio": ["fio2"],
  qsofa: ["systolic"],
  schwartz: ["creatinine"],
  "shock-index": ["systolic"],
  sofa: ["platelets", "gcs"],
};

function anyAnswer(input: Input): fc.Arbitrary<Given> {
  if (input.kind === "yesno") return fc.boolean();
  if (input.kind === "choice") return fc.constantFrom(...input.options);
  const { min, max } = input.usual;
  if (input.integer) return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true });
}

const cases = [
  ...Object.entries(RISES).flatMap(([id, names]) => names.map((name) => [id, name, 1] as const)),
  ...Object.entries(FALLS).flatMap(([id, names]) => names.map((name) => [id, name, -1] as const)),
];

test.each(cases)("%s with %s: direction %i", (id, name, direction) => {
  const calculator = findById(id);
  const input = calculator?.inputs[name];
  if (!calculator || input?.kind !== "number") throw new Error(`${id}.${name}`);
  const forms = fc.record(
    Object.fromEntries(
      Object.entries(calculator.inputs).map(([one, other]) => [one, anyAnswer(other)]),
    ),
  );
  // A worked case is complete; a form at random may lack what its answers ask for.
  const whole = fc.constantFrom(...calculator.cases.map((one) => one.inputs));
  let compared = 0;
  fc.assert(
    fc.property(
      fc.oneof(forms, whole),
      anyAnswer(input),
      anyAnswer(input),
      (answers, one, another) => {
        const [low, high] = [Number(one), Number(another)].sort((a, b) => a - b);
        const value = (at: number | undefined) =>
          evaluate(calculator, { ...answers, [name]: at }).outcome?.value ?? null;
        const [before, after] = [value(low), value(high)];
        if (before === null || after === null) return;
        compared += 1;
        expect(direction * (after - before)).toBeGreaterThanOrEqual(-1e-9);
      },
    ),
    { numRuns: runs(300) },
  );
  expect(compared).toBeGreaterThan(0);
});

test("a criterion that is ticked never takes away from a sum of positive points", () => {
  for (const calculator of CALCULATORS) {
    const { inputs, items } = calculator;
    if (!items || items.some(({ min }) => min < 0)) continue;
    const [{ inputs: quiet }] = calculator.cases;
    for (const [name, input] of Object.entries(inputs)) {
      if (input.kind !== "yesno" || !input.listed) continue;
      const value = (answer: boolean) =>
        evaluate(calculator, { ...quiet, [name]: answer }).outcome?.value ?? Number.NaN;
      expect([calculator.id, name, value(true) >= value(false)]).toEqual([
        calculator.id,
        name,
        true,
      ]);
    }
  }
});

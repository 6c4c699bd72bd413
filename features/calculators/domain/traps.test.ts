// Where calculators go wrong: typed text, units, conditions between fields. A sentence on the
// field, never a wrong number.
import { describe, expect, test } from "vitest";
import type { Calculator } from "./calculator.ts";
import { findById } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import type { Given } from "./read-input.ts";

const calculator = (id: string): Calculator => {
  const found = findById(id);
  if (!found) throw new Error(id);
  return found;
};
const of = (id: string, given: Record<string, Given>) => evaluate(calculator(id), given);
const kidney = { age: 60, sex: "male" };
const creatinine = (given: Given) => {
  const { entries, problems } = of("ckd-epi-2021", { ...kidney, creatinine: given });
  return problems[0]?.code ?? entries.creatinine?.value;
};

describe("a number as typed or pasted", () => {
  test.each<[Given, unknown]>([
    ["88,4", 88.4],
    ["88.4", 88.4],
    ["1 000", 1000],
    ["1\u00A0000", 1000],
    ["1\u202F000,5", 1000.5],
    ["1.000,5", 1000.5],
    ["1,000.5", 1000.5],
    [" 90 µmol/L ", 90],
    ["90 umol/l", 90],
    ["90μmol/L", 90],
    ["1,2 mg/dL", 106.08],
    ["12 mg/L", 106.08],
    [{ value: "1,2 mg/dL", unit: "µmol/L" }, 106.08],
    [{ value: 1.2, unit: "mg/dl" }, 106.08],
    // No unit, and micromoles impossible: mg/dL is the only unit that makes 1.2 possible; 8 could
    // be mg/dL or mg/L.
    ["1,2", 106.08],
    ["8", "unitNeeded"],
    ["1,200", "ambiguous"],
    ["0", "impossible"],
    ["-90", "negative"],
    ["−90", "negative"],
    ["99999999999999999999", "impossible"],
    ["9e99", "unknownUnit"],
    ["<90", "notExact"],
    ["90 g/L", "unknownUnit"],
    ["abc", "notANumber"],
    [Number.NaN, "notANumber"],
    [Number.POSITIVE_INFINITY, "notANumber"],
    [true, "notANumber"],
    ["", undefined],
    ["   ", undefined],
    [null, undefined],
  ])("%j → %j", (typed, expected) => expect(creatinine(typed)).toBe(expected));

  test.each([
    ["12,5", 12.5],
    ["12 ×10⁹/L", 12],
    ["12 x 10^9/L", 12],
    ["12 G/L", 12],
    ["12 000/mm³", 12],
    ["12.000 /mm3", 12],
    ["12 000 / µL", 12],
    ["12 10³/µL", 12],
  ])("white cells %j → %d G/L", (typed, expected) => {
    expect(of("apache-ii", { whiteCells: typed }).entries.whiteCells?.value).toBe(expected);
  });

  test("a fraction or a percentage of oxygen, degrees, metres and years", () => {
    expect(of("sofa", { fio2: 0.4 }).entries.fio2?.value).toBe(40);
    expect(of("sofa", { fio2: "40 %" }).entries.fio2?.value).toBe(40);
    expect(of("sofa", { fio2: "15" }).problems[0]?.code).toBe("impossible");
    expect(of("apache-ii", { temperature: "98,6 °F" }).entries.temperature?.value).toBe(37);
    expect(
      of("cockcroft-gault", { height: "1m75", weightBasis: "ideal" }).entries.height?.value,
    ).toBe(175);
    expect(
      of("cockcroft-gault", { height: "1,75 m", weightBasis: "ideal" }).entries.height?.value,
    ).toBe(175);
    expect(of("curb-65", { age: "78 ans" }).entries.age?.value).toBe(78);
    expect(of("curb-65", { age: "17" }).problems[0]?.code).toBe("impossible");
  });

  test("an unknown field and an unknown option are refused by name", () => {
    expect(of("curb-65", { urée: 9 }).problems).toEqual([{ field: "urée", code: "unknownInput" }]);
    expect(of("ckd-epi-2021", { ...kidney, sex: "autre", creatinine: 90 }).problems).toEqual([
      { field: "sex", code: "unknownOption" },
    ]);
    expect(of("ckd-epi-2021", { autre: 1 }).problems[0]?.code).toBe("unknownInput");
  });

  test("an unlikely value is computed and pointed at", () => {
    expect(of("ckd-epi-2021", { ...kidney, creatinine: 2000 })).toMatchObject({
      unlikely: ["creatinine"],
      problems: [],
    });
  });
});

describe("conditions between fields", () => {
  const quiet = {
    platelets: 250,
    bilirubin: 10,
    gcs: 15,
    creatinine: 80,
    vasopressors: false,
    map: 80,
  };

  test("SOFA asks for ventilation only when the ratio is under 200, and never gives 3 or 4 without it", () => {
    expect(of("sofa", { ...quiet, pao2: 90, fio2: 40 }).missing).toEqual([]);
    expect(of("sofa", { ...quiet, pao2: 75, fio2: 50 }).missing).toEqual(["ventilated"]);
    expect(of("sofa", { ...quiet, pao2: 75, fio2: 50 }).possible).toEqual({ min: 0, max: 4 });
    expect(of("sofa", { ...quiet, pao2: 75, fio2: 100, ventilated: false }).outcome?.value).toBe(2);
    expect(of("sofa", { ...quiet, pao2: 75, fio2: 100, ventilated: true }).outcome?.value).toBe(4);
  });

  test("SOFA under vasopressors needs a dose, in its unit", () => {
    const shocked = { ...quiet, pao2: 90, fio2: 21, vasopressors: true, map: undefined };
    expect(of("sofa", shocked).missing).toEqual(["norepinephrine"]);
    expect(of("sofa", { ...shocked, norepinephrine: "1 mg/h" }).problems[0]?.code).toBe(
      "unknownUnit",
    );
    expect(of("sofa", { ...shocked, norepinephrine: "0,3 µg/kg/min" }).outcome?.value).toBe(4);
    expect(of("sofa", { ...shocked, norepinephrine: "0,3 gamma/kg/min" }).outcome?.value).toBe(4);
    expect(of("sofa", { ...shocked, norepinephrine: 0 }).problems[0]).toMatchObject({
      code: "rule",
      rule: "noDose",
    });
    expect(
      of("sofa", { ...quiet, pao2: 90, fio2: 21, norepinephrine: 0.2 }).problems[0],
    ).toMatchObject({
      rule: "doseWithoutDrug",
    });
    expect(of("sofa", { ...shocked, dobutamine: true }).outcome?.value).toBe(2);
  });

  test("APACHE II asks for PaCO₂ only from a FiO₂ of one half, and not when the gradient is given", () => {
    expect(of("apache-ii", { fio2: 40 }).missing).not.toContain("paco2");
    expect(of("apache-ii", { fio2: 50 }).missing).toContain("paco2");
    expect(of("apache-ii", { fio2: 50, aado2: 350 }).missing).not.toContain("paco2");
    expect(of("apache-ii", { fio2: 50, aado2: 350 }).missing).not.toContain("pao2");
    expect(of("apache-ii", { fio2: 50, pao2: 500, paco2: 40 }).problems[0]).toMatchObject({
      field: "pao2",
      rule: "negativeGradient",
    });
  });

  test("Glasgow of an intubated person has its parts and no total", () => {
    const { outcome } = of("glasgow", { eyes: "3", verbal: "t", motor: "5" });
    expect(outcome).toMatchObject({
      value: null,
      band: null,
      symbol: "E3 VT M5",
      notes: ["intubated"],
    });
  });

  test("Cockcroft says which weight it used, and refuses an ideal weight its formula does not define", () => {
    const person = { age: 80, sex: "female", weight: 95, creatinine: 88.4 };
    expect(of("cockcroft-gault", person)).toMatchObject({
      defaulted: ["weightBasis"],
      outcome: { notes: ["actualWeight"] },
    });
    expect(of("cockcroft-gault", { ...person, weightBasis: "ideal" }).missing).toEqual(["height"]);
    expect(
      of("cockcroft-gault", { ...person, weightBasis: "ideal", height: 150 }).problems[0],
    ).toMatchObject({
      rule: "tooShort",
    });
    expect(
      of("cockcroft-gault", { ...person, weightBasis: "adjusted", height: 165 }).outcome?.notes,
    ).toEqual(["adjustedWeight"]);
  });

  test("CURB-65 does without the diastolic pressure once the systolic gives the point, and sees swapped pressures", () => {
    const person = { confusion: false, urea: 5, respiratoryRate: 20, age: 50 };
    expect(of("curb-65", { ...person, systolic: 85 }).outcome?.value).toBe(1);
    expect(of("curb-65", { ...person, systolic: 95 }).missing).toEqual(["diastolic"]);
    expect(of("curb-65", { ...person, systolic: 70, diastolic: 110 }).problems[0]).toMatchObject({
      rule: "pressuresSwapped",
    });
  });

  test("while incomplete, what is missing is named and the range that is left is told", () => {
    expect(of("curb-65", { age: 78, urea: 9 })).toMatchObject({
      missing: ["confusion", "respiratoryRate", "systolic", "diastolic"],
      possible: { min: 2, max: 5 },
    });
    const { possible } = of("ckd-epi-2021", { age: 60, creatinine: 90 });
    expect(possible?.min).toBeCloseTo(63.12, 1);
    expect(of("ckd-epi-2021", {}).possible).toBeNull();
  });

  test("QTc between 450 and 460 ms depends on the sex, and says so when it is not given", () => {
    const at = (sex?: string) =>
      of("qtc", { qt: 455, heartRate: 60, ...(sex ? { sex } : {}) }).outcome?.band;
    expect([at(), at("male"), at("female")]).toEqual(["sexDependent", "prolonged", "normal"]);
  });
});

// The Lille model a second time: the odds as a product of factors.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the odds of not responding are a product", () => {
  const any = {
    age: fc.integer({ min: 20, max: 80 }),
    albumin: fc.integer({ min: 15, max: 45 }),
    bilirubinDay0: fc.integer({ min: 50, max: 600 }),
    bilirubinDay7: fc.integer({ min: 20, max: 700 }),
    creatinine: fc.integer({ min: 40, max: 400 }),
    prothrombinTime: fc.integer({ min: 11, max: 60 }),
  };
  fc.assert(
    fc.property(fc.record(any), (person) => {
      const odds =
        Math.exp(-3.19) *
        Math.exp(0.101) ** person.age *
        Math.exp(-0.147) ** person.albumin *
        Math.exp(0.0065 - 0.0165) ** person.bilirubinDay0 *
        Math.exp(0.0165) ** person.bilirubinDay7 *
        Math.exp(0.0096) ** person.prothrombinTime *
        (person.creatinine <= 115 ? 1 : Math.exp(0.206));
      const told = odds / (1 + odds);
      const { value, band } = run("lille", person);
      expect(value).toBeCloseTo(told, 9);
      if (Math.abs(told - 0.45) > 1e-9)
        expect(band).toBe(told > 0.45 ? "nonResponder" : "responder");
    }),
  );
});

test("the kidney counts once, whatever its creatinine: the figure of another formula in circulation", () => {
  const person = {
    age: 50,
    albumin: 30,
    bilirubinDay0: 200,
    bilirubinDay7: 150,
    prothrombinTime: 20,
  };
  const at = (creatinine: string) => run("lille", { ...person, creatinine }).value;
  expect(at("116 µmol/L")).toBe(at("500 µmol/L"));
  expect(at("115 µmol/L")).toBe(at("60 µmol/L"));
  expect(at("1.3 mg/dL")).toBe(at("60 µmol/L"));
  expect(at("1.31 mg/dL")).toBe(at("500 µmol/L"));
});

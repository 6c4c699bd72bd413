import { expect, test } from "vitest";
import { given } from "../../testing/doses.ts";
import { doseSheet } from "./rows.ts";

test("a maximum that two rows carry is said once, after what is given", () => {
  const total = { total: { value: "2", unit: "mg" } };
  const { given: rows, maxima } = doseSheet([
    given({ drug: "flumazénil", value: "0,3", unit: "mg", maximum: total }),
    given({ drug: "flumazénil", value: "0,1", unit: "mg", maximum: total, follows: true }),
  ]);
  expect(rows).toHaveLength(2);
  expect(maxima).toEqual([{ drug: "flumazénil", per: "total", value: "2", unit: "mg" }]);
});

test("two maxima of one drug say when each holds", () => {
  const maximum = (value: string) => ({ dose: { value, unit: "mg" } });
  const { maxima } = doseSheet([
    given({ drug: "x", value: "30", unit: "mg/kg", maximum: maximum("4\u00a0000") }),
    given({
      kind: "alternative",
      drug: "x",
      value: "60",
      unit: "mg/kg",
      maximum: maximum("4\u00a0500"),
      condition: "schéma de l’essai",
    }),
  ]);
  expect(maxima.map(({ when }) => when)).toEqual([undefined, "schéma de l’essai"]);
});

test("limits never stand among what is given", () => {
  const sheet = doseSheet([
    given({ kind: "threshold", drug: "noradrénaline", value: "0,25", unit: "µg/kg/min" }),
    given({ drug: "vasopressine", value: "0,03", unit: "UI/min" }),
  ]);
  expect(sheet.given.map(({ drug }) => drug)).toEqual(["vasopressine"]);
  expect(sheet.limits.map(({ kind }) => kind)).toEqual(["threshold"]);
});

test("a contraindication said to be none forbids nothing", () => {
  const { never } = doseSheet([
    given({ drug: "adrénaline", value: "0,5", unit: "mg", contraindication: "aucune absolue" }),
    given({ drug: "amiodarone", value: "300", unit: "mg", contraindication: "sans objet : arrêt" }),
  ]);
  expect(never).toEqual([]);
});

test("two drugs that forbid each other are one line; a contraindication of all names none", () => {
  const never = (drug: string) => [{ tie: "never-with" as const, drug }];
  const { never: lines } = doseSheet([
    given({
      drug: "calcium",
      value: "10",
      unit: "mL",
      ties: never("bicarbonate"),
      contraindication: "digoxine",
    }),
    given({
      drug: "bicarbonate",
      value: "50",
      unit: "mmol",
      ties: never("calcium"),
      contraindication: "digoxine",
    }),
  ]);
  expect(lines).toEqual([
    { drugs: ["calcium"], kind: "tie", with: "bicarbonate", text: "" },
    { drugs: [], kind: "contraindication", text: "digoxine" },
  ]);
});

test("a slot shared by all is said once, others name their drug; untreated is not silence", () => {
  const { slots } = doseSheet([
    given({ drug: "a", value: "1", unit: "mg", renal: "contre-indiqué", child: "sans objet" }),
    given({
      kind: "alternative",
      drug: "b",
      value: "1",
      unit: "mg",
      renal: "même dose",
      child: "sans objet",
    }),
  ]);
  expect(slots.map(({ name, treated }) => [name, treated])).toEqual([
    ["renal", true],
    ["hepatic", false],
    ["child", true],
    ["pregnancy", false],
    ["contraindication", false],
  ]);
  expect(slots[0]?.entries).toEqual([
    { drug: "a", slot: "contre-indiqué" },
    { drug: "b", slot: "même dose" },
  ]);
  expect(slots[2]?.entries).toEqual([{ drug: null, slot: "sans objet" }]);
});

test("a passage with limits alone has no slots", () => {
  expect(
    doseSheet([given({ kind: "maximum", drug: "x", value: "500", unit: "mL" })]).slots,
  ).toEqual([]);
});

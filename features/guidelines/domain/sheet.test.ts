import { describe, expect, test } from "vitest";
import { AMIODARONE, SLOTS_UNTREATED, sheetWith } from "../testing/sheets.ts";

const refused = (changes: object, doses: object[] = [AMIODARONE]) =>
  expect(() => sheetWith({ doses, passage: changes }));

describe("a dose that could be misread is refused", () => {
  test.each([
    ["no kind", { kind: undefined }],
    ["a ceiling with a rhythm, like a prescription", { kind: "maximum" }],
    ["a unit that hides the dilution", { unit: "mL de solution à 10 %" }],
    ["a unit that hides the salt", { unit: "µg/kg/min de base" }],
    ["a route that hides how it is given", { route: "IV continue" }],
    ["a value with a point", { value: "1.5" }],
    ["a band without a bound", { weight: {} }],
    ["an age without its unit", { age: { under: "6" } }],
  ])("%s", (_what, changes) => {
    refused({}, [{ ...AMIODARONE, ...changes }]).toThrow();
  });
  test("no slot for the kidney", () => {
    const { renal: _renal, ...slots } = SLOTS_UNTREATED;
    refused({ slots }).toThrow(/renal/);
  });
  test("no slots at all", () => {
    refused({ slots: undefined }).toThrow(/t1 doses a drug and has no slots/);
  });
  test("an alternative or a component of nothing", () => {
    refused({}, [{ ...AMIODARONE, kind: "alternative" }]).toThrow(/begins with alternative/);
  });
  test("a tie or a limit to an unknown passage", () => {
    const ties = [{ tie: "with", drug: "glucose", see: "t9" }];
    refused({}, [{ ...AMIODARONE, ties }]).toThrow(/unknown t9/);
    refused({ limits: ["t9"] }).toThrow(/limits unknown passage t9/);
  });
});

describe("a reading", () => {
  const reading = {
    grade: "extract",
    opened: "https://www.has-sante.fr/jcms/c_1",
    where: "p. 1",
    how: "read",
    day: "2026-11-21",
    passages: ["t1"],
  };
  const read = (changes: object) =>
    expect(() => sheetWith({ source: { readings: [{ ...reading, ...changes }] } }));
  test("covers passages that cite its source", () => {
    read({}).not.toThrow();
    read({ passages: ["t8"] }).toThrow(/unknown passage t8/);
  });
  test("has a grade, and its figures are of passages it covers", () => {
    read({ grade: "checked" }).toThrow();
    read({ figures: [{ passage: "f1", drug: "x", value: "1", unit: "mg" }] }).toThrow(/f1/);
  });
});

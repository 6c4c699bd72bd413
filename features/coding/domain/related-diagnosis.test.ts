import { expect, test } from "vitest";
import { relatedOf, relatedRule } from "./related-diagnosis.ts";

const diagnosis = (code: string, mco = 0, label = code) => ({ code, label, mco });
const CANCER = diagnosis("C509");
const DIABETES = diagnosis("E119");
const KIDNEY = diagnosis("N185");
const PNEUMONIA = diagnosis("J189");

// Each with the passage of the guide that says it.
test.each([
  ["J189", "notZ", "IV 1.2"],
  ["Z511", "asked", "V, Z51"],
  ["Z5130", "asked", "V, Z51"],
  ["Z515", "asked", "V, Z51"],
  ["Z491", "asked", "VI 1.2.1"],
  ["Z080", "asked", "V, Z08 et Z09"],
  ["Z098", "asked", "V, Z08 et Z09"],
  ["Z04801", "asked", "VI 1.1.3"],
  ["Z04802", "rarely", "V, Z03 et Z04"],
  ["Z036", "rarely", "V, Z03 et Z04"],
  ["Z201", "never", "V, Z20 à Z29"],
  ["Z291", "may", "V, Z20 à Z29"],
  ["Z380", "never", "V, Z38"],
  ["Z8000", "never", "V, Z80 à Z92"],
  ["Z421", "may", "VI 1.2.2.1"],
  ["Z4180", "may", "VI 1.2.2.1"],
  ["Z941", "may", "VI 1.3.1"],
])("a principal diagnosis %s: %s (%s)", (code, rule) => expect(relatedRule(code)).toBe(rule));

test("the disease behind a repeated treatment is the one that the treatment is for", () => {
  const all = [DIABETES, CANCER, KIDNEY, PNEUMONIA];
  expect(relatedOf("Z511", all)).toEqual({ rule: "asked", candidates: ["C509"] });
  expect(relatedOf("Z491", all).candidates).toEqual(["N185"]);
  expect(relatedOf("Z512", [CANCER, DIABETES]).candidates).toEqual(["E119"]);
});

test("an acute disease is none, save behind palliative care; a symptom never is", () => {
  const others = [PNEUMONIA, diagnosis("R074")];
  expect(relatedOf("Z513", others).candidates).toEqual([]);
  expect(relatedOf("Z515", others).candidates).toEqual(["J189"]);
});

test("a lasting state or a sequela may be one; an external cause or a restricted code may not", () => {
  const sequela = diagnosis("T905", 0, "Séquelles de lésion traumatique intracrânienne");
  const given = [diagnosis("Z853", 4), sequela, diagnosis("E110", 1), diagnosis("E112", 2)];
  expect(relatedOf("Z098", given).candidates).toEqual(["Z853", "T905"]);
});

test("where the guide leaves it open, or wants none, nothing is proposed", () => {
  for (const principal of ["Z421", "Z8000", "Z036", "J189"])
    expect(relatedOf(principal, [CANCER, DIABETES]).candidates).toEqual([]);
});

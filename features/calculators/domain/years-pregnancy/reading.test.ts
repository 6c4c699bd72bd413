// YEARS and its version of pregnancy have one name: the question tells which is meant.
import { expect, test } from "vitest";
import { readScoreQuestion } from "../prose/read-question.ts";

test.each([
  ["critères YEARS : enceinte de 30 SA, hémoptysie, EP la plus probable, D-dimères 480 ng/mL", 96],
  [
    "score YEARS grossesse : pas de signe de TVP, pas d'hémoptysie, EP non plus probable, D-dimères 840 µg/L",
    84,
  ],
  [
    "YEARS criteria, pregnant, no haemoptysis, no signs of DVT, PE not most likely, D-dimer 840 ng/mL",
    84,
  ],
  [
    "criterios YEARS, embarazada, sin hemoptisis, sin signos de TVP, otro diagnóstico más probable, dímero D 840 ng/mL",
    84,
  ],
] as const)("%s", (question, value) => {
  const read = readScoreQuestion(question);
  expect(read?.calculator.id).toBe("years-pregnancy");
  expect(read?.ask).toEqual([]);
  expect(read?.evaluation.outcome?.value).toBeCloseTo(value, 6);
});

test("without a word of pregnancy, it is YEARS", () => {
  const read = readScoreQuestion(
    "critères YEARS : pas de signe de TVP dans sa jambe, pas d'hémoptysie, autre diagnostic plus probable, D-dimères 840 µg/L",
  );
  expect(read?.calculator.id).toBe("years");
  expect(read?.evaluation.outcome?.value).toBeCloseTo(84, 6);
});

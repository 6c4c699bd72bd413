import { expect, test } from "vitest";
import { boundsOf } from "./given-values.ts";

test.each([
  ["clairance 20, quelle héparine", "EP de l’adulte, ClCr ≥ 30 mL/min", -1],
  ["creatinine clearance 20", "EP à haut risque, ClCr < 30 mL/min", 1],
  ["fibrinolyse à 80 ans", "Fibrinolyse à partir de 75 ans", 1],
  ["fibrinolyse à 70 ans", "Fibrinolyse à partir de 75 ans", -1],
  ["glucagon, enfant de 20 kg", "Hypoglycémie de l’enfant, < 25 kg", 1],
  ["glucagon, enfant de 20 kg", "Hypoglycémie de l’enfant", 0],
  ["insuline, kaliémie à 2,9", "Acidocétose avec kaliémie < 3,5 mmol/L", 1],
  ["insulin dose, K+ 2.9", "Acidocétose avec kaliémie ≥ 3,5 mmol/L", -1],
  ["hyperkaliémie à 7", "Hyperkaliémie ≥ 6,5 mmol/L de l’adulte", 1],
  ["OAP, TA 95/60", "Œdème aigu pulmonaire de l’adulte avec PAS > 110 mmHg", -1],
  ["sodio en 112", "natrémie ≤ 105 mmol/L", -1],
  ["pH 6,85", "Si pH < 7,0", 1],
  ["sat 88 %", "PAC, SpO₂ < 90 %", 1],
])("%s: %s", (question, head, within) => {
  expect(boundsOf(question)?.(head)).toBe(within);
});

test("without a value, nothing is bounded", () => {
  expect(boundsOf("quelle dose de glucagon")).toBeNull();
});

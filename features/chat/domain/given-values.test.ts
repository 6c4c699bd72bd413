import { expect, test } from "vitest";
import { boundsOf } from "./given-values.ts";

test.each([
  ["clairance 20, quelle héparine", "EP de l’adulte, ClCr ≥ 30 mL/min", -1],
  ["creatinine clearance 20", "EP à haut risque, ClCr < 30 mL/min", 1],
  ["fibrinolyse à 80 ans", "Fibrinolyse à partir de 75 ans", 1],
  ["fibrinolyse à 70 ans", "Fibrinolyse à partir de 75 ans", -1],
  ["glucagon, enfant de 20 kg", "Hypoglycémie de l’enfant, < 25 kg", 1],
  ["glucagon, enfant de 20 kg", "Hypoglycémie de l’enfant", 0],
])("%s: %s", (question, head, within) => {
  expect(boundsOf(question)?.(head)).toBe(within);
});

test("without a value, nothing is bounded", () => {
  expect(boundsOf("quelle dose de glucagon")).toBeNull();
});

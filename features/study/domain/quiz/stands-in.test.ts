import { expect, test } from "vitest";
import { asksForbidden, isDenied, isNegative, standsIn } from "./stands-in.ts";

const TEXT = "Adrénaline IM : 0,5 mg chez l’adulte, puis 1\u00a0000 mL de cristalloïde.";

test.each([
  ["0,5 mg", true],
  ["0,5\u00a0MG", true],
  ["adrenaline IM", true],
  ["1000 mL", true],
  ["cristalloïde.", true],
  ["5 mg", false],
  ["0,5", true],
  ["0,5 m", false],
  ["mg chez l’adulte", true],
  ["adulte obèse", false],
  ["", false],
])("« %s » stands word for word: %s", (words, expected) => {
  expect(standsIn(words, TEXT)).toBe(expected);
});

test.each([
  ["0,3 à 0,5 mg d’adrénaline", "0,5 mg"],
  ["entre 5 et 10 mg par jour", "10 mg"],
  ["2-4 g de magnésium", "4 g"],
  ["10 mg/kg de poids", "10 mg"],
  ["1,25 mg toutes les heures", "25 mg"],
])("one end of « %s », or a part of its figure, is not the amount: %s", (text, words) => {
  expect(standsIn(words, text)).toBe(false);
});

test("what a sentence denies or forbids is no answer", () => {
  const text = "Oxygène dès l’arrivée. Pas de bêtabloquant. Éviter la morphine";
  expect(isDenied("oxygène", text)).toBe(false);
  expect(isDenied("bêtabloquant", text)).toBe(true);
  expect(isDenied("morphine", text)).toBe(true);
  expect(asksForbidden("Quel médicament éviter ?")).toBe(true);
  expect(asksForbidden("Quel médicament donner ?")).toBe(false);
});

test.each([
  ["Tout est vrai sauf :", true],
  ["Lequel n’est pas un signe de choc ?", true],
  ["Which of these is not a sign?", true],
  ["Quel signe est grave ?", false],
])("« %s » is asked the wrong way round: %s", (statement, expected) => {
  expect(isNegative(statement)).toBe(expected);
});

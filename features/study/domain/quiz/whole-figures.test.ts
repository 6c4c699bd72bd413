// A figure that is left out of a sentence is left out whole: a half that stays gives the other away,
// or makes of the key another amount.
import { expect, test } from "vitest";
import { thresholdQuestions } from "./limit-questions.ts";
import { textMaterial } from "./material.ts";
import { textQuestions } from "./text-questions.ts";

const NOTHING = { sheets: [], passages: [], heldBack: [] };
const keysOf = (text: string) =>
  textQuestions(textMaterial(text, "Cours", "fr"), {
    ...{ ask: "Quelle valeur manque ?", because: "Non dit.", source: "Cours", language: "fr" },
    library: NOTHING,
  }).map(({ key }) => key);

test.each([
  ["a time", "La thrombolyse de l’accident ischémique se donne avant 4 h 30 chez l’adulte."],
  ["two limits", "La pression du globe est souvent entre 50 et 80 mmHg dans cette situation."],
  ["two parts of one dose", "Le cotrimoxazole se donne à 160/800 mg chez l’adulte sans allergie."],
  [
    "a list of times",
    "La réévaluation de la pancréatite se fait à 12, 24, 48 et 72 h de l’admission.",
  ],
  ["a change", "La natrémie change de −3 mmol/L chez ce patient sous diurétique depuis hier."],
  ["a choice", "L’oxytocine se donne à la dose de 5 ou 10 UI chez la mère après la naissance."],
  ["a dose by body surface", "La clairance reste sous 30 mL/min/1,73 m² chez ce patient âgé."],
  ["a fraction", "La relève de la perfusion se fait par 1/2 ampoule chez l’adulte qui convulse."],
])("%s is no amount to leave out", (_, text) => expect(keysOf(text)).toEqual([]));

test.each([
  ["La prednisone se donne à 1 mg/kg chez l’adulte dont la vision est menacée.", "1 mg/kg"],
  [
    "La surveillance de l’anaphylaxie dure au moins 6 h après la disparition de tous les signes.",
    "6 h",
  ],
])("in %j the whole amount is asked", (text, key) => expect(keysOf(text)).toEqual([key]));

test.each([
  ["kaliémie < 3,5 ou > 6 mmol/L, grossesse, insuffisance cardiaque ou rénale"],
  ["thrombolyse si délai < 4 h 30 depuis le dernier moment vu sans déficit"],
])("a threshold with another half is not asked: %j", (text) => {
  const passage = {
    ...{ id: "a#1", documentId: "a", title: "A", section: "treatment", population: "all" as const },
    ...{ text: `Critère de réanimation : ${text}.`, doses: [] },
  };
  const others = [2, 3, 8, 9, 10].map((value) => ({
    ...passage,
    ...{ id: `b#${value}`, documentId: "b", text: `Seuil > ${value} mmol/L, délai < ${value} h.` },
  }));
  const library = { sheets: [], passages: [passage, ...others], heldBack: [] };
  expect(thresholdQuestions(passage, library)).toEqual([]);
});

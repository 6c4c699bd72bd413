import { describe, expect, test } from "vitest";
import { gapped, wholeFiguresOf } from "./gaps.ts";

const figures = (sentence: string) =>
  wholeFiguresOf(sentence).map(({ from, to }) => sentence.slice(from, to));

test.each<[string, string[]]>([
  ["avant 4 h 30 : altéplase 0,9 mg/kg", ["4 h 30", "0,9 mg/kg"]],
  ["toutes les 6 h 50 mg", ["6 h", "50 mg"]],
  ["pression ≥ 160/110 mmHg", ["≥ 160/110 mmHg"]],
  ["entre 33 et 50 % de la théorique", ["33 et 50 %"]],
  ["glycémie −3 mmol/L", ["−3 mmol/L"]],
])("in %j a figure is whole", (sentence, whole) => expect(figures(sentence)).toEqual(whole));

describe("a gap is the point of its sentence", () => {
  test.each<[string, string]>([
    [
      "Adrénaline IM 0,5 mg chez l’adulte, à répéter toutes les 5 min.",
      "Adrénaline IM {{c1::0,5 mg}} chez l’adulte, à répéter toutes les {{c2::5 min}}.",
    ],
    // What stands before the colon is asked, not hidden.
    [
      "Kaliémie ≥ 6,5 mmol/L de l’adulte : salbutamol 10 à 20 mg en nébulisation.",
      "Kaliémie ≥ 6,5 mmol/L de l’adulte : salbutamol {{c1::10 à 20 mg}} en nébulisation.",
    ],
    // One amount said twice is one gap.
    [
      "Anaphylaxie de l’adulte : adrénaline 0,5 mg IM (0,5 mL de solution).",
      "Anaphylaxie de l’adulte : adrénaline {{c1::0,5 mg}} IM ({{c1::0,5 mL}} de solution).",
    ],
    [
      "Choc chez l’adulte : hydrocortisone 200 mg/j IV, soit 50 mg toutes les 6 h.",
      "Choc chez l’adulte : hydrocortisone {{c1::200 mg/j}} IV, soit {{c1::50 mg}} toutes les {{c2::6 h}}.",
    ],
    // A dose is asked; its condition, its solution and a patient's age show.
    [
      "Amoxicilline 1 g PO toutes les 8 h, à adapter si clairance < 30 mL/min.",
      "Amoxicilline {{c1::1 g}} PO toutes les {{c2::8 h}}, à adapter si clairance < 30 mL/min.",
    ],
    [
      "Hypoglycémie après 65 ans : glucose à 10 % 2 mL/kg en bolus.",
      "Hypoglycémie après 65 ans : glucose à 10 % {{c1::2 mL/kg}} en bolus.",
    ],
    [
      "Oxygène dans l’AVC : seulement si SpO₂ < 94 %.",
      "Oxygène dans l’AVC : seulement si SpO₂ {{c1::< 94 %}}.",
    ],
  ])("%j", (sentence, card) => expect(gapped(sentence)).toBe(card));
});

describe("a sentence is left out", () => {
  test.each([
    [
      "a threshold ends a list of signs",
      "Choc : hypotension, malaise, pâleur, cyanose, SpO₂ < 92 %.",
    ],
    [
      "a delay is one of many steps",
      "Saignement : transport, réchauffement, deux voies, acide tranexamique dans les 3 h.",
    ],
    [
      "the only figure is an aside",
      "SCA à haut risque confirmé : coronarographie immédiate en salle (< 2 h).",
    ],
    [
      "the only figure is in what is asked",
      "Germe résistant dans les 12 mois : molécule active sur ce germe.",
    ],
    [
      "four doses do not fit three gaps",
      "Naloxone 1 mg puis 2 mg puis 3 mg puis 4 mg chez tout adulte.",
    ],
    [
      "the amount shows elsewhere",
      "Kaliémie basse < 3,5 mmol/L : apport jusqu’à une kaliémie ≥ 3,5 mmol/L.",
    ],
    [
      "another dose shows beside",
      "Lévétiracétam de l’adulte : 30 mg/kg IV (dans un essai 60 mg/kg).",
    ],
    ["a number goes on outside its gap", "Énergie du choc chez l’enfant : phénytoïne 15 mg EP/kg."],
    [
      "a score shows its other steps",
      "Score de gravité : 0-1 domicile possible, 2 hospitalisation, ≥ 3 grave.",
    ],
    [
      "a solution is no dose",
      "Effet stabilisant de membrane : bicarbonate de sodium molaire 8,4 %.",
    ],
    ["a trial is reported", "Épuration différée : moins de séances à 90 jours, mortalité égale."],
    ["a question asks another", "La fibrillation dure-t-elle depuis plus de 24 h ?"],
    [
      "it is long",
      `Dose de charge : aspirine 250 mg, ${"sans retard et ".repeat(20)}sans attendre.`,
    ],
  ])("when %s", (_, sentence) => expect(gapped(sentence)).toBeNull());
});

test("a hostile text is read once", () => {
  expect(gapped(`${"1 mg (".repeat(20_000)}fin`)).toBeNull();
  expect(wholeFiguresOf("4 h ".repeat(20_000))).toHaveLength(20_000);
});

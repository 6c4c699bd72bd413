import { describe, expect, test } from "vitest";
import { gapped } from "./gaps.ts";
import { isCut, wholeFiguresOf } from "./whole-figures.ts";

const figures = (sentence: string) =>
  wholeFiguresOf(sentence).map(({ from, to }) => sentence.slice(from, to));

test.each<[string, string[]]>([
  ["avant 4 h 30 : altéplase 0,9 mg/kg", ["4 h 30", "0,9 mg/kg"]],
  ["toutes les 6 h 50 mg", ["6 h", "50 mg"]],
  ["pression ≥ 160/110 mmHg", ["≥ 160/110 mmHg"]],
  ["entre 33 et 50 % de la théorique", ["33 et 50 %"]],
  ["glycémie −3 mmol/L", ["−3 mmol/L"]],
  ["plaquettes 50 à 100 G/L", ["50 à 100 G/L"]],
  ["oxytocine 5 ou 10 UI IV", ["5 ou 10 UI"]],
  ["second dosage à 1 h ou 2 h", ["1 h ou 2 h"]],
  ["kaliémie < 3,5 ou > 6 mmol/L", ["< 3,5 ou > 6 mmol/L"]],
  ["dexaméthasone 8 à 16 mg par 24 h PO", ["8 à 16 mg par 24 h"]],
  ["hémorragie de 2 min 30 s", ["2 min 30 s"]],
  ["1/2 ampoule dans V1 ou 2 mm", ["1/2 ampoule", "2 mm"]],
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
    // What a solution is called shows, whatever its range.
    [
      "Acidocétose de l’adulte : glucosé 5 à 10 % ajouté, insuline 0,05 UI/kg/h IV.",
      "Acidocétose de l’adulte : glucosé 5 à 10 % ajouté, insuline {{c1::0,05 UI/kg/h}} IV.",
    ],
    [
      "Femme enceinte : triméthoprime et cotrimoxazole à éviter avant 10 semaines d’aménorrhée.",
      "Femme enceinte : triméthoprime et cotrimoxazole à éviter avant {{c1::10 semaines}} d’aménorrhée.",
    ],
    [
      "Hémorragie par anévrisme : exclusion dès que possible, idéalement dans les 24 h, par clip.",
      "Hémorragie par anévrisme : exclusion dès que possible, idéalement dans les {{c1::24 h}}, par clip.",
    ],
    // What a bracket adds in another unit of time is another fact.
    [
      "Embolie de la femme enceinte : HBPM au moins 6 semaines après l’accouchement (3 mois au total).",
      "Embolie de la femme enceinte : HBPM au moins {{c1::6 semaines}} après l’accouchement (3 mois au total).",
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
      "a bracket has the figure of others in the same unit",
      "Après un asthme aigu : consultation dans les 2 à 7 jours (1 à 2 jours chez l’enfant).",
    ],
    [
      "one drop is asked",
      "Glaucome aigu de l’adulte : timolol en collyre, 1 goutte d’emblée puis deux fois par jour.",
    ],
    [
      "the range names a solution",
      "Acidocétose euglycémique : glucosé 5 à 10 % associé d’emblée à l’insuline.",
    ],
    [
      "an age in months is asked",
      "Bronchiolite du tout-petit : avant 2 mois, l’apnée peut être le seul signe.",
    ],
    [
      "a case is an example",
      "Traitement des chiffres : une hyponatrémie chronique à 118 mmol/L n’appelle pas de bolus.",
    ],
    ["a fever is", "Piège du tout-petit : une fièvre ≥ 38 °C fait évaluer le risque d’infection."],
    [
      "a trial found no gain",
      "L’endoscopie avant 6 à 12 h n’améliore pas le pronostic du patient.",
    ],
    [
      "a delay comes after what is done",
      "Bronchiolite légère : retour à domicile, consignes écrites, reconsultation en 24-48 h.",
    ],
    [
      "a bracket says the dose again without its unit",
      "Hypnotique de l’adulte : étomidate 0,25 à 0,4 mg/kg IV (souvent 0,3), une seule injection.",
    ],
    [
      "a puff has its own amount",
      "Asthme aigu sans nébuliseur : salbutamol spray, 4 à 10 bouffées de 100 µg une par une.",
    ],
    [
      "it is the span of one measure of a list",
      "Suivi du diurétique : natriurèse à la 2e heure et diurèse horaire sur 6 h, poids quotidien, ionogramme.",
    ],
    [
      "a source is spoken of",
      "Compression médullaire : traitement efficace dans les 6 à 8 heures selon un hôpital, qui ne dit pas depuis quand.",
    ],
    [
      "it is long",
      `Dose de charge : aspirine 250 mg, ${"sans retard et ".repeat(20)}sans attendre.`,
    ],
  ])("when %s", (_, sentence) => expect(gapped(sentence)).toBeNull());
});

test.each([
  ["entre 50 et 80 mmHg", "80 mmHg", true],
  ["cotrimoxazole 160/800 mg", "800 mg", true],
  ["avant 4 h 30 : altéplase", "4 h", true],
  ["à 12, 24, 48 et 72 h", "72 h", true],
  ["natrémie −3 mmol/L", "3 mmol/L", true],
  ["lactate ≥ 1/3 du seuil", "≥ 1", true],
  ["prednisone 0,5 à 1 mg par jour", "0,5 à 1 mg", false],
  ["adrénaline 0,5 mg puis 5 min", "0,5 mg", false],
])("in %j the gap of %j is cut: %j", (sentence, words, cut) => {
  const from = sentence.indexOf(words);
  expect(isCut(sentence, { from, to: from + words.length })).toBe(cut);
});

test("a hostile text is read once", () => {
  expect(gapped(`${"1 mg (".repeat(20_000)}fin`)).toBeNull();
  expect(wholeFiguresOf("4 h ".repeat(20_000))).toHaveLength(20_000);
});

// What is asked is understood alone, and what stands beside the key could be it: no saturation of
// 33 %, no fever of 150 °C, no solution that nobody makes.
import { describe, expect, test } from "vitest";
import { thresholdQuestions } from "./limit-questions.ts";
import { textMaterial } from "./material.ts";
import type { Made } from "./question-parts.ts";
import { textQuestions } from "./text-questions.ts";

const NOTHING = { sheets: [], passages: [], heldBack: [] };
const passage = {
  ...{ id: "a#1", documentId: "a", title: "A", section: "treatment", population: "all" as const },
  ...{ text: "", doses: [] },
};
/** Bounds of other sheets, of whatever is measured in these units. */
const others = ["> 25 %", "< 33 %", "< 35 %", "< 40 %", "< 50 %", "> 19 °C", "> 12 mmol/L"].concat([
  "> 10 mmol/L",
  "> 2 mmol/L",
  "> 5 mmol/L",
  "> 7,14 mmol/L",
  "≥ 36 °C",
  "≥ 38,3 °C",
  "≥ 38 °C",
]);
const elsewhere = others.map((bound, at) => ({
  ...passage,
  ...{ id: `b#${at}`, documentId: "b", text: `Autre mesure ${bound}.` },
}));
const asked = (text: string) =>
  textQuestions(textMaterial(text, "Cours", "fr"), {
    ...{ ask: "Quelle valeur manque ?", because: "Non dit.", source: "Cours", language: "fr" },
    library: { ...NOTHING, passages: elsewhere },
  });
const threshold = (text: string) => {
  const own = { ...passage, text };
  return thresholdQuestions(own, { ...NOTHING, passages: [own, ...elsewhere] });
};
const wrongOf = ({ content }: Made): number[] =>
  ("propositions" in content ? content.propositions : [])
    .filter(({ correct }) => !correct)
    .map(({ text }) => Number(/\d+(?:,\d+)?/u.exec(text)?.[0].replace(",", ".")));

describe.each([
  ["Oxygène dans le syndrome coronarien : seulement si SpO₂ < 90 %.", [70, 99]],
  [
    "Arrêt cardiaque, soins du comateux : prévenir la fièvre, température cible ≤ 37,5 °C.",
    [33, 42],
  ],
  ["Hyperkaliémie de l’adulte, à traiter sans attendre : kaliémie ≥ 6,5 mmol/L.", [5, 8]],
  ["Hypokaliémie grave de l’adulte, à surveiller sous scope : kaliémie < 2,5 mmol/L.", [1.8, 3.5]],
  ["Hypercalcémie grave de l’adulte : calcémie corrigée > 3,5 mmol/L, scope.", [2.55, 4.5]],
  ["Choc septique de l’adulte : remplir encore si la PAM reste < 65 mmHg.", [30, 110]],
  ["Insuffisance cardiaque : fer IV si carence et fraction d’éjection < 50 %.", [10, 75]],
])("of what is measured, every line could be: %s", (text, [low = 0, high = 0]) => {
  test.each([
    ["a sheet", threshold],
    ["a text", asked],
  ])("in %s", (_, make) => {
    const [made, ...more] = make(text);
    expect(more).toEqual([]);
    const wrong = made ? wrongOf(made) : [];
    expect(wrong.length).toBeGreaterThanOrEqual(3);
    for (const value of wrong) {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  });
});

test.each([
  [
    "a share of nobody knows what",
    "Nourrisson : si les prises restent < 50 % sur trois repas, sonde.",
  ],
  [
    "what no calculator asks for",
    "Choc transfusé : corriger si le calcium ionisé est < 1,1 mmol/L.",
  ],
  [
    "another measure of the same name",
    "Hyponatrémie, SIADH : natriurèse > 30 mmol/L sans diurétique.",
  ],
])("of %s nothing is asked", (_, text) => {
  expect(threshold(text)).toEqual([]);
  expect(asked(text)).toEqual([]);
});

test("delays are those that people write", () => {
  const [made] = asked(
    "Adrénaline d’une anaphylaxie qui persiste : répéter l’injection après 5 min.",
  );
  expect(made && wrongOf(made).toSorted((a, b) => a - b)).toEqual([2, 3, 10, 15]);
});

test("a dose is multiplied into one that can be written", () => {
  const [made] = asked("Adrénaline d’une anaphylaxie de l’adulte : 0,5 mg IM dans la cuisse.");
  for (const value of made ? wrongOf(made) : [0]) expect([0.25, 1, 1.5, 0.75, 2]).toContain(value);
});

test.each([
  [
    "of a denied subject",
    "Avis diabétologique dans les 24 h si la glycémie du patient reste haute.",
  ],
  ["that repeats what was said before", "À répéter après 5 min si les signes persistent encore."],
  ["that leans on a dose", "Même dose à répéter une seule fois après 5 min de convulsion."],
  ["that names no drug", "IV lente, sur 4 min au plus, chez le patient insuffisant rénal."],
  ["of a condition that names nothing", "Sans effet à 10 mg, remettre en cause l’intoxication."],
])("a sentence %s is not asked after another", (_, text) =>
  expect(asked(`Crise convulsive : appeler, protéger, oxygéner. ${text}`)).toEqual([]),
);

test.each([
  "Avis diabétologique dans les 24 h.",
  "La surveillance dure au moins 6 h après la disparition de tous les signes.",
])("first of its text, a sentence that names no subject is not asked: %s", (text) =>
  expect(asked(text)).toEqual([]),
);

test.each([
  ["a product", "L’acidose qui persiste est souvent hyperchlorémique (NaCl 0,9 % en excès)."],
  ["an age", "Céphalée de novo : première crise après 50 ans, artérite à évoquer."],
  ["a trial", "Thrombolyse de la rétine : deux essais dans les 4,5 h sans gain visuel."],
])("%s is no answer", (_, text) => expect(asked(text)).toEqual([]));

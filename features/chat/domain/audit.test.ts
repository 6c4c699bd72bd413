import { expect, test } from "vitest";
import { dose, passage } from "../testing/dose-passages.ts";
import { audit, type Evidence } from "./audit.ts";

const PASSAGES = [
  passage(
    "Anaphylaxie de l’adulte : adrénaline 0,5 mg IM (0,5 mL de solution à 1 mg/mL, non diluée), à répéter après 5 min en l’absence d’amélioration.",
    "adult",
    dose(
      "adrénaline",
      "0,5",
      "mg",
      "IM",
      "immédiatement, à répéter après 5 min si besoin",
      "adult",
    ),
  ),
  passage(
    "Anaphylaxie de l’enfant : adrénaline 0,01 mg/kg IM, maximum 0,5 mg par injection.",
    "child",
    dose("adrénaline", "0,01", "mg/kg", "IM", "maximum 0,5 mg par injection", "child"),
  ),
  passage(
    "Adrénaline IV de l’adulte : bolus titrés de 50 µg selon la réponse. Salbutamol 5 mg en nébulisation toutes les 20 min.",
    "adult",
    dose("adrénaline", "50", "µg", "IV", "bolus titrés", "adult"),
    dose("salbutamol", "5", "mg", "nébulisation", "toutes les 20 min", "adult"),
  ),
  passage(
    "Inhibiteur P2Y12 : prasugrel 60 mg puis 10 mg/j (5 mg/j si < 60 kg), ou ticagrélor 180 mg puis 90 mg 2 fois par jour.",
    "adult",
    dose("prasugrel", "60", "mg", "PO", "dose de charge", "adult"),
    dose("prasugrel", "10", "mg", "PO", "1 fois par jour", "adult"),
    dose("prasugrel", "5", "mg", "PO", "1 fois par jour si < 60 kg", "adult"),
    dose("ticagrélor", "180", "mg", "PO", "dose de charge", "adult"),
    dose("ticagrélor", "90", "mg", "PO", "2 fois par jour", "adult"),
  ),
  passage(
    "Énoxaparine : 30 mg IV puis 1 mg/kg SC toutes les 12 h. Cristalloïde 500 à 1 000 mL IV.",
    "adult",
    dose("énoxaparine", "30", "mg", "IV", "bolus unique", "adult"),
    dose("énoxaparine", "1", "mg/kg", "SC", "toutes les 12 h", "adult"),
    dose("cristalloïde isotonique", "500-1000", "mL", "IV", "bolus", "adult"),
  ),
  passage(
    "Ténectéplase IV selon le poids : 30 mg (< 60 kg), 35 mg (60-69 kg), 40 mg (70-79 kg).",
    "adult",
    dose("ténectéplase", "30", "mg", "IV", "bolus unique, < 60 kg", "adult"),
    dose("ténectéplase", "35", "mg", "IV", "bolus unique, 60 à 69 kg", "adult"),
    dose("ténectéplase", "40", "mg", "IV", "bolus unique, 70 à 79 kg", "adult"),
  ),
  passage(
    "Choc : PAS < 90 mmHg ou PAM < 65 mmHg. Kaliémie > 6,5 mmol/L. Thrombolyse avant 4 h 30. qSOFA ≥ 2.",
    "all",
  ),
];

const marks = (text: string, more: Partial<Evidence> = {}) =>
  audit(text, {
    question: "",
    asked: null,
    passages: new Map(PASSAGES.map((one, index) => [index + 1, one])),
    tools: [],
    ...more,
  }).map(({ from, to, kind }) => `${kind}: ${text.slice(from, to)}`);

test.each([
  ["Adrénaline 0,5 mg IM, à répéter après 5 min [1]."],
  ["Administrer 0,5 mg d’adrénaline en intramusculaire [1]."],
  ["**Adrénaline** : 0,5 mg par voie IM (0,5 mL de solution à 1 mg/mL) [1]."],
  ["Give epinephrine 0.5 mg intramuscularly; repeat after 5 minutes [1]."],
  ["Adrenalina 0,5 mg por vía intramuscular [1]."],
  ["Chez l’enfant : adrénaline 0,01 mg/kg IM, maximum 0,5 mg [2]."],
  ["## Adrénaline\n\n- Bolus titrés : 50 µg IV [3]"],
  ["Adrénaline :\n- 50 mcg IV [3]"],
  ["Salbutamol nébulisé 5 mg toutes les 20 minutes [3]."],
  ["Prasugrel 60 mg per os, puis 10 mg une fois par jour [4]."],
  ["Prasugrel 10 mg/j [4]. Ticagrélor 180 mg puis 90 mg matin et soir [4]."],
  ["Ticagrelor 180 mg, then 90 mg twice daily [4]."],
  ["Énoxaparine 30 mg IV puis 1 mg/kg SC toutes les 12 h [5]."],
  ["Cristalloïde 500 mL IV [5], jusqu’à 1 000 mL."],
  ["- Ténectéplase 30 mg si < 60 kg [6]\n- 60-69 kg : 35 mg [6]"],
  ["PAS inférieure à 90 mmHg, PAM < 65 mmHg, kaliémie > 6,5 mmol/L [7]."],
  ["Thrombolyse dans les 4 h 30 (270 min) [7]. qSOFA ≥ 2 [7]."],
  ["Appeler à l’aide, allonger le patient, surélever les jambes."],
])("a right statement is not marked: %s", (text) => {
  expect(marks(text)).toEqual([]);
});

test.each([
  ["another unit", "Adrénaline 0,5 µg IM [1].", ["dose: 0,5 µg"]],
  ["another unit, ten times over", "Adrénaline 50 mg IV [3].", ["dose: 50 mg"]],
  ["a conversion", "Adrénaline 500 µg IM [1].", ["dose: 500 µg"]],
  ["another value", "Adrénaline 1 mg IM [1].", ["dose: 1 mg"]],
  [
    "another drug",
    "Salbutamol 0,5 mg IM [1], adrénaline 5 mg [3].",
    ["dose: 0,5 mg", "dose: 5 mg"],
  ],
  ["another route", "Adrénaline 0,5 mg IV [1].", ["dose: 0,5 mg"]],
  [
    "another rhythm",
    "Énoxaparine 1 mg/kg SC toutes les 24 h [5].",
    ["dose: 1 mg/kg", "threshold: 24 h"],
  ],
  ["another rhythm, in words", "Ticagrélor 90 mg une fois par jour [4].", ["dose: 90 mg"]],
  ["an adult's dose for a child", "Chez l’enfant, adrénaline 0,5 mg IM [1].", ["dose: 0,5 mg"]],
  ["a child's dose without saying so", "Adrénaline 0,01 mg/kg IM [2].", ["dose: 0,01 mg/kg"]],
  ["another weight", "Ténectéplase 40 mg si < 60 kg [6].", ["dose: 40 mg"]],
  ["a value inside the interval", "Cristalloïde 750 mL IV [5].", ["dose: 750 mL"]],
  [
    "another passage than the one it cites",
    "Adrénaline 0,5 mg IM [7].",
    ["drug: Adrénaline", "dose: 0,5 mg"],
  ],
  [
    "no passage at all",
    "Amoxicilline 1 g toutes les 8 h.",
    ["drug: Amoxicilline", "dose: 1 g", "threshold: 8 h"],
  ],
  [
    "a drug of nowhere",
    "Adrénaline 0,5 mg IM [1] et clémastine ou cétirizine.",
    ["drug: cétirizine"],
  ],
  ["another threshold", "PAS < 100 mmHg [7].", ["threshold: 100 mmHg"]],
  ["a threshold of something else", "PAM < 90 mmHg [7].", ["threshold: 90 mmHg"]],
  ["a threshold turned round", "Kaliémie < 6,5 mmol/L [7].", ["threshold: 6,5 mmol/L"]],
  [
    "a drug's dose under the heading of another",
    "## Prasugrel\n\n- 90 mg 2 fois par jour [4]",
    ["dose: 90 mg"],
  ],
])("%s is marked", (_, text, expected) => {
  expect(marks(text)).toEqual(expected);
});

test("an adult's dose is marked when the question is about a child", () => {
  expect(marks("Adrénaline 0,5 mg IM [1].", { asked: "child" })).toEqual(["dose: 0,5 mg"]);
  expect(marks("Adrénaline 0,01 mg/kg IM [2].", { asked: "child" })).toEqual([]);
});

test("what the question says of the patient is not marked, a dose it proposes is", () => {
  const question = "Enfant de 20 kg, PAS 75 mmHg, Glasgow 14 : adrénaline 5 mg IM ?";
  expect(
    marks("Pour cet enfant de 20 kg, PAS 75 mmHg, Glasgow 14 : avis spécialisé.", { question }),
  ).toEqual([]);
  expect(marks("Adrénaline 5 mg IM, d’accord [1].", { question, asked: "child" })).toEqual([
    "dose: 5 mg",
  ]);
});

test("a score is the engine's: without its result, it is marked", () => {
  const tools = [
    { name: "compute_score", input: { score: "curb-65" }, output: { name: "CURB-65", value: 3 } },
  ];
  expect(marks("CURB-65 = 3.")).toEqual(["score: 3"]);
  expect(marks("CURB-65 = 3.", { tools })).toEqual([]);
  expect(marks("CURB-65 = 4.", { tools })).toEqual(["score: 4"]);
  expect(marks("Clairance à 45 mL/min.")).toEqual(["threshold: 45 mL/min"]);
  expect(marks("Le score CHA₂DS₂-VA est de 4.")).toEqual(["score: 4"]);
});

test("ranges are in order, inside the text, and never overlap, whatever the text", () => {
  const text =
    "0,5 mg 5 mg/kg [1] | 12 | ** [99] CURB-65 2 mg toutes les 3 h <script> 1e9 mg 7-8-9 kg".repeat(
      20,
    );
  let at = 0;
  for (const { from, to } of audit(text, {
    question: text,
    asked: null,
    passages: new Map(),
    tools: [],
  })) {
    expect(from).toBeGreaterThanOrEqual(at);
    expect(to).toBeGreaterThan(from);
    at = to;
  }
  expect(at).toBeLessThanOrEqual(text.length);
});

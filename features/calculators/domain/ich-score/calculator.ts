import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, glasgowTotal, measure } from "../quantities.ts";
import { criterion, meets, steps, sumOf } from "../score.ts";

const INPUTS = {
  gcs: glasgowTotal,
  haematoma: measure(["millilitre"], { usual: [1, 150], possible: [0.1, 400], decimals: 1 }),
  intraventricular: { kind: "yesno" },
  infratentorial: { kind: "yesno" },
  age: adultAge,
} as const;

type Haemorrhage = Values<typeof INPUTS>;

const ITEMS: readonly Item<Haemorrhage>[] = [
  {
    id: "gcs",
    inputs: ["gcs"],
    min: 0,
    max: 2,
    points: ({ gcs }) =>
      steps(gcs, [
        [13, 0],
        [5, 1],
        [3, 2],
      ]),
  },
  meets<Haemorrhage>("haematoma", ["haematoma"], 1, ({ haematoma }) => haematoma >= 30),
  criterion<Haemorrhage, "intraventricular">("intraventricular", 1),
  criterion<Haemorrhage, "infratentorial">("infratentorial", 1),
  meets<Haemorrhage>("age", ["age"], 1, ({ age }) => age >= 80),
];

const BANDS = [
  { id: "zero", from: 0, tone: "watch" },
  { id: "one", from: 1, tone: "watch" },
  { id: "two", from: 2, tone: "watch" },
  { id: "three", from: 3, tone: "alert" },
  { id: "four", from: 4, tone: "alert" },
  { id: "five", from: 5, tone: "alert" },
] as const;

/** ICH score (Hemphill 2001): spontaneous intracerebral haemorrhage, 0 to 6. */
export const ichScore = defineCalculator({
  id: "ich-score",
  category: "neurology",
  reasons: ["deficit", "coma"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 6 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => ({ ...sumOf(ITEMS, values, typed, BANDS), notes: ["prognosis"] }),
  reference: {
    authors: "Hemphill JC, Bonovich DC, Besmertis L, Manley GT, Johnston SC",
    title: "The ICH score: a simple, reliable grading scale for intracerebral hemorrhage",
    journal: "Stroke 2001;32(4):891-897",
    year: 2001,
    doi: "10.1161/01.STR.32.4.891",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source:
        "The lines of a case told by figure1.com (39 years, no point of consciousness, one of volume, one of ventricles: 2); its Glasgow and its volume are not given",
      inputs: { gcs: 14, haematoma: 40, intraventricular: true, infratentorial: false, age: 39 },
      value: 2,
      band: "two",
    },
    {
      origin: "derived",
      source: "Every limit just missed: Glasgow 13, 29.9 mL, 79 years",
      inputs: { gcs: 13, haematoma: 29.9, intraventricular: false, infratentorial: false, age: 79 },
      value: 0,
      band: "zero",
    },
    {
      origin: "derived",
      source: "Every limit reached: Glasgow 12, 30 mL, 80 years: 1 + 1 + 1",
      inputs: { gcs: 12, haematoma: 30, intraventricular: false, infratentorial: false, age: 80 },
      value: 3,
      band: "three",
    },
    {
      origin: "derived",
      source: "Glasgow 5 is still 1, with both places of blood: 1 + 1 + 1",
      inputs: { gcs: 5, haematoma: 10, intraventricular: true, infratentorial: true, age: 60 },
      value: 3,
      band: "three",
    },
    {
      origin: "derived",
      source: "Everything: 2 + 1 + 1 + 1 + 1",
      inputs: { gcs: 3, haematoma: 60, intraventricular: true, infratentorial: true, age: 85 },
      value: 6,
      band: "five",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://acnpsearch.tweb-dev.unibo.it/singlejournalindex/81241975",
        where:
          "Abstract of the publication in the catalogue of Italian libraries: the five lines with their points; 26 patients at 0 survived, 6 at 5 died",
        compared: "constants",
      },
      {
        link: "https://emedicine.medscape.com/article/2172479-print",
        where: "Points, and the mortality at 30 days at each total; 6 is an estimate",
        compared: "bands",
      },
      {
        link: "https://www.manual-cmp.cz/?rc_blocks=ich-score",
        where: "The same points and mortality; volume by A × B × C / 2",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

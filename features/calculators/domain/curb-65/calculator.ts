import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, diastolic, measure, respiratoryRate, systolic } from "../quantities.ts";
import { criterion, sumOf } from "../score.ts";

const INPUTS = {
  confusion: { kind: "yesno" },
  urea: measure(["ureaMmol", "ureaGL", "bun", "ureaMgDl"], {
    normal: [2.5, 7.5],
    usual: [1.5, 50],
    possible: [0.8, 100],
    decimals: 1,
  }),
  respiratoryRate,
  systolic,
  // A systolic pressure under 90 gives the point by itself.
  diastolic: {
    ...diastolic,
    needed: ({ systolic: upper }: { systolic?: unknown }) =>
      !(typeof upper === "number" && upper < 90),
  },
  age: adultAge,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  criterion("confusion", 1),
  { id: "urea", inputs: ["urea"], min: 0, max: 1, points: ({ urea }) => (urea > 7 ? 1 : 0) },
  {
    id: "respiratoryRate",
    inputs: ["respiratoryRate"],
    min: 0,
    max: 1,
    points: ({ respiratoryRate: rate }) => (rate >= 30 ? 1 : 0),
  },
  {
    id: "pressure",
    inputs: ["systolic", "diastolic"],
    min: 0,
    max: 1,
    points: ({ systolic: upper, diastolic: lower }) =>
      upper < 90 || (lower !== undefined && lower <= 60) ? 1 : 0,
  },
  { id: "age", inputs: ["age"], min: 0, max: 1, points: ({ age }) => (age >= 65 ? 1 : 0) },
];

const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "intermediate", from: 2, tone: "watch" },
  { id: "severe", from: 3, tone: "alert" },
] as const;

/** Mortality at 30 days by score, per cent (Lim 2003). */
const MORTALITY = [0.7, 3.2, 13, 17, 41.5, 57] as const;

/**
 * CURB-65 (Lim 2003): urea above 7 mmol/L, rate from 30, systolic under 90 or diastolic up to 60
 * mmHg, age from 65.
 */
export const curb65 = defineCalculator({
  id: "curb-65",
  category: "infection",
  reasons: ["dyspnoea", "sepsis"],
  inputs: INPUTS,
  rules: [
    ({ systolic: upper, diastolic: lower }) =>
      typeof upper === "number" && typeof lower === "number" && lower >= upper
        ? { field: "diastolic", rule: "pressuresSwapped" }
        : null,
  ],
  result: { unit: "", decimals: 0, min: 0, max: 5 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    return {
      ...sum,
      notes: values.systolic < 90 && (sum.value ?? 0) < 3 ? ["hypotension"] : [],
      also: [{ id: "mortality", value: MORTALITY[sum.value ?? 0] ?? 57, unit: "%", decimals: 1 }],
    };
  },
  reference: {
    authors: "Lim WS, van der Eerden MM, Laing R, et al.",
    title:
      "Defining community acquired pneumonia severity on presentation to hospital: an international derivation and validation study",
    journal: "Thorax 2003;58(5):377-382",
    year: 2003,
    doi: "10.1136/thorax.58.5.377",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "questions.zollege.in, corrected exam question: 68 years, rate 20, urea 44 mg/dL, 110/70, no confusion: 2",
      inputs: {
        confusion: false,
        urea: { value: 44, unit: "mg/dL" },
        respiratoryRate: 20,
        systolic: 110,
        diastolic: 70,
        age: 68,
      },
      value: 2,
      band: "intermediate",
    },
    {
      origin: "derived",
      source: "Urea 9 (1) + 78 years (1); rate 24, 130/75: 0",
      inputs: {
        confusion: false,
        urea: 9,
        respiratoryRate: 24,
        systolic: 130,
        diastolic: 75,
        age: 78,
      },
      value: 2,
      band: "intermediate",
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, curb65.rs: urea 9, rate 32, 110/70, 72 years: 3",
      inputs: {
        confusion: false,
        urea: 9,
        respiratoryRate: 32,
        systolic: 110,
        diastolic: 70,
        age: 72,
      },
      value: 3,
      band: "severe",
    },
    {
      origin: "derived",
      source: "At the edges: urea 7 (0), rate 30 (1), 90/60 (diastolic 60: 1), 65 years (1)",
      inputs: {
        confusion: false,
        urea: 7,
        respiratoryRate: 30,
        systolic: 90,
        diastolic: 60,
        age: 65,
      },
      value: 3,
      band: "severe",
    },
    {
      origin: "derived",
      source: "All five; systolic 85 alone gives the point of pressure",
      inputs: { confusion: true, urea: 12, respiratoryRate: 34, systolic: 85, age: 82 },
      value: 5,
      band: "severe",
    },
    {
      origin: "derived",
      source: "Blood urea nitrogen 20 mg/dL = 7.14 mmol/L: above 7",
      inputs: {
        confusion: false,
        urea: { value: 20, unit: "mg/dL BUN" },
        respiratoryRate: 18,
        systolic: 120,
        diastolic: 80,
        age: 40,
      },
      value: 1,
      band: "low",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://questions.zollege.in/exams/questions/a-68-year-old-male-presents-with-cough-with-sputum-6a3a3ac160a447dd8ba0e73d",
        where: "An exam question with its points line by line",
        compared: "vectors",
      },
      {
        link: "http://icuroom-pearls.blogspot.com/2006/04/curb-65-score.html",
        where: "Criteria and 30-day mortality by score, quoting Lim 2003",
        compared: "constants",
      },
      {
        link: "https://www.healthcare.uiowa.edu/familymedicine/fpinfo/curb65.htm",
        where: "Criteria, classes 0-1, 2, ≥ 3",
        compared: "bands",
      },
      {
        link: "https://caddy.health/curb-65-pneumonia",
        where: "30-day mortality by score, second source",
        compared: "bands",
      },
      {
        link: "https://www.wikijournalclub.org/wiki/CURB-65",
        where: "Summary of the publication: 9.2 % at 2 and 22 % from 3, under 2 % at 0 and 1",
        compared: "bands",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC1746657",
        where:
          "Abstract of the publication: the five criteria with their signs; mortality 0.7, 3.2, 17, 41.5 and 57 %. It prints 3 % for score 2, where the reproductions print 13 %",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

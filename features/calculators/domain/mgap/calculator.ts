import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, glasgowTotal, systolic } from "../quantities.ts";
import { meets, sumOf } from "../score.ts";

const INPUTS = {
  mechanism: { kind: "choice", options: ["blunt", "penetrating"] },
  gcs: glasgowTotal,
  age: adultAge,
  systolic,
} as const;

function pressurePoints(pressure: number): number {
  if (pressure > 120) return 5;
  return pressure >= 60 ? 3 : 0;
}

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("mechanism", ["mechanism"], 4, ({ mechanism }) => mechanism === "blunt"),
  { id: "gcs", inputs: ["gcs"], min: 3, max: 15, points: ({ gcs }) => gcs },
  meets("age", ["age"], 5, ({ age }) => age < 60),
  {
    id: "systolic",
    inputs: ["systolic"],
    min: 0,
    max: 5,
    points: ({ systolic: pressure }) => pressurePoints(pressure),
  },
];

const BANDS = [
  { id: "high", from: 0, tone: "alert" },
  { id: "intermediate", from: 18, tone: "watch" },
  { id: "low", from: 23, tone: "good" },
] as const;

/**
 * MGAP (Sartorius 2010): mechanism, Glasgow, age and arterial pressure before hospital; 3 to 29,
 * the higher the safer.
 */
export const mgap = defineCalculator({
  id: "mgap",
  category: "trauma",
  reasons: ["trauma"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 3, max: 29 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const notes = sum.band === "low" && values.systolic < 90 ? ["hypotension"] : [];
    return { ...sum, notes };
  },
  reference: {
    authors: "Sartorius D, Le Manach Y, David JS, et al.",
    title:
      "Mechanism, Glasgow Coma Scale, Age, and Arterial Pressure (MGAP): a new simple prehospital triage score to predict mortality in trauma patients",
    journal: "Crit Care Med 2010;38(3):831-837",
    year: 2010,
    doi: "10.1097/CCM.0b013e3181cc4a67",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "4 + 15 + 5 + 5, the highest",
      inputs: { mechanism: "blunt", gcs: 15, age: 30, systolic: 130 },
      value: 29,
      band: "low",
    },
    {
      origin: "derived",
      source: "Penetrating, Glasgow 3, 70 years, under 60 mmHg: the lowest",
      inputs: { mechanism: "penetrating", gcs: 3, age: 70, systolic: 55 },
      value: 3,
      band: "high",
    },
    {
      origin: "derived",
      source: "4 + 10 + 0 + 3 = 17: the last of the high-risk class",
      inputs: { mechanism: "blunt", gcs: 10, age: 60, systolic: 120 },
      value: 17,
      band: "high",
    },
    {
      origin: "derived",
      source: "4 + 11 + 0 + 3 = 18",
      inputs: { mechanism: "blunt", gcs: 11, age: 60, systolic: 60 },
      value: 18,
      band: "intermediate",
    },
    {
      origin: "derived",
      source: "0 + 13 + 5 + 5 = 23",
      inputs: { mechanism: "penetrating", gcs: 13, age: 59, systolic: 121 },
      value: 23,
      band: "low",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://bmjopen.bmj.com/lookup/external-ref?access_num=20068467&link_type=MED",
        where: "Abstract of the publication: points of the four variables, the three groups",
        compared: "constants",
      },
      {
        link: "https://www.freeonlinecalc.com/prehospital-trauma-mgap-score-calculator.html",
        where: "Mortality of the three groups: 2.8, 15 and 48 %",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

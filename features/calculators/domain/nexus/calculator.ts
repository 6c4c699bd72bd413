import { defineCalculator, type Item, type Values } from "../calculator.ts";

import { criteria, listed, sumOf } from "../score.ts";

const INPUTS = {
  midlineTenderness: listed,
  focalDeficit: listed,
  alteredAlertness: listed,
  intoxication: listed,
  distractingInjury: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  ...criteria<Values<typeof INPUTS>>({
    midlineTenderness: 1,
    focalDeficit: 1,
    alteredAlertness: 1,
    intoxication: 1,
    distractingInjury: 1,
  }),
];

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

/**
 * NEXUS (Hoffman 2000): five criteria; the cervical spine is cleared without imaging when none is
 * present.
 */
export const nexus = defineCalculator({
  id: "nexus",
  category: "trauma",
  reasons: ["trauma", "headInjury"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 5 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Hoffman JR, Mower WR, Wolfson AB, Todd KH, Zucker MI",
    title:
      "Validity of a set of clinical criteria to rule out injury to the cervical spine in patients with blunt trauma",
    journal: "N Engl J Med 2000;343(2):94-99",
    year: 2000,
    doi: "10.1056/NEJM200007133430203",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Nothing",
      inputs: {
        midlineTenderness: false,
        focalDeficit: false,
        alteredAlertness: false,
        intoxication: false,
        distractingInjury: false,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "Tenderness alone",
      inputs: {
        midlineTenderness: true,
        focalDeficit: false,
        alteredAlertness: false,
        intoxication: false,
        distractingInjury: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "All five",
      inputs: {
        midlineTenderness: true,
        focalDeficit: true,
        alteredAlertness: true,
        intoxication: true,
        distractingInjury: true,
      },
      value: 5,
      band: "some",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.rcemlearning.org/modules/assessing-and-clearing-the-cervical-spine/lessons/clinical-assessment-and-risk-stratification-8/topic/clinical-assessment-adults/",
        where: "The five criteria, sensitivity of 99 % on 34 069 people",
        compared: "constants",
      },
      {
        link: "https://clinmedjournals.org/articles/cmrcr/cmrcr-4-159table1.html",
        where: "Table 1: the five criteria",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

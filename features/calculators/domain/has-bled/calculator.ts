import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  hypertension: listed,
  renal: listed,
  liver: listed,
  stroke: listed,
  bleeding: listed,
  labileInr: listed,
  drugs: listed,
  alcohol: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  ...criteria<Values<typeof INPUTS>>({
    hypertension: 1,
    renal: 1,
    liver: 1,
    stroke: 1,
    bleeding: 1,
    labileInr: 1,
  }),
  meets("age", ["age"], 1, ({ age }) => age > 65),
  ...criteria<Values<typeof INPUTS>>({ drugs: 1, alcohol: 1 }),
];

const BANDS = [
  { id: "under", from: 0, tone: "neutral" },
  { id: "high", from: 3, tone: "alert" },
] as const;

/** Major bleeds per 100 patient-years by score (Pisters 2010); too few events above 5. */
const RATES = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5] as const;

/**
 * HAS-BLED (Pisters 2010): nine criteria of one point; 3 or more calls for caution, it forbids
 * nothing.
 */
export const hasBled = defineCalculator({
  id: "has-bled",
  category: "cardiology",
  reasons: ["rhythm", "bleeding"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 9 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const rate = RATES[sum.value ?? 0];
    return {
      ...sum,
      also: rate === undefined ? [] : [{ id: "rate", value: rate, unit: "", decimals: 2 }],
    };
  },
  reference: {
    authors: "Pisters R, Lane DA, Nieuwlaat R, et al.",
    title:
      "A novel user-friendly score (HAS-BLED) to assess 1-year risk of major bleeding in patients with atrial fibrillation: the Euro Heart Survey",
    journal: "Chest 2010;138(5):1093-1100",
    year: 2010,
    doi: "10.1378/chest.10-0134",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of the corpus CardioCCC (Barcelona Supercomputing Center, 2024): woman, 60 years, hypertension badly controlled: 1",
      inputs: {
        age: 60,
        hypertension: true,
        renal: false,
        liver: false,
        stroke: false,
        bleeding: false,
        labileInr: false,
        drugs: false,
        alcohol: false,
      },
      value: 1,
      band: "under",
    },
    {
      origin: "published",
      source:
        "The same case later, no INR in the range since the treatment began, an embolism of the leg: 2",
      inputs: {
        age: 60,
        hypertension: true,
        renal: false,
        liver: false,
        stroke: false,
        bleeding: false,
        labileInr: true,
        drugs: false,
        alcohol: false,
      },
      value: 2,
      band: "under",
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, hasbled.rs: nothing: 0",
      inputs: {
        age: 50,
        hypertension: false,
        renal: false,
        liver: false,
        stroke: false,
        bleeding: false,
        labileInr: false,
        drugs: false,
        alcohol: false,
      },
      value: 0,
      band: "under",
    },
    {
      origin: "derived",
      source: "70 years (1), systolic above 160 (1), antiplatelet drug (1)",
      inputs: {
        hypertension: true,
        renal: false,
        liver: false,
        stroke: false,
        bleeding: false,
        labileInr: false,
        drugs: true,
        alcohol: false,
        age: 70,
      },
      value: 3,
      band: "high",
    },
    {
      origin: "derived",
      source: "At 65 years exactly the age gives nothing",
      inputs: {
        hypertension: false,
        renal: false,
        liver: false,
        stroke: true,
        bleeding: false,
        labileInr: false,
        drugs: false,
        alcohol: false,
        age: 65,
      },
      value: 1,
      band: "under",
    },
    {
      origin: "derived",
      source: "Everything at 80 years",
      inputs: {
        hypertension: true,
        renal: true,
        liver: true,
        stroke: true,
        bleeding: true,
        labileInr: true,
        drugs: true,
        alcohol: true,
        age: 80,
      },
      value: 9,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://temu.bsc.es/multicardioner/corpus-description/",
        where:
          "Opened on 2026-11-27, the case reports of the corpus in Spanish: a score of 1, then of 2 once the INR is never in its range",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3418985/table/t3-0580850",
        where: "Table 3: every criterion with its definition, rates by score, 3 or more",
        compared: "constants",
      },
      {
        link: "https://www.jabfm.org/highwire/markup/9515/expansion?width=1000&height=500&iframe=true",
        where: "Table 2: the same, insufficient events above 5",
        compared: "bands",
      },
      {
        link: "http://wjgnet.com/1007-9327/full/v23/i11/1954-T4.htm",
        where: "Table 4: the same definitions; creatinine from 200 µmol/L",
        compared: "constants",
      },
      {
        link: "https://preview-thrombosisjournal.biomedcentral.com/articles/10.1186/s12959-015-0056-y/tables/4",
        where: "Table 4: rates by score",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, diastolic, systolic } from "../quantities.ts";
import { criterion, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  systolic,
  // A systolic pressure from 140 gives the point by itself.
  diastolic: {
    ...diastolic,
    needed: ({ systolic: upper }: { systolic?: unknown }) =>
      !(typeof upper === "number" && upper >= 140),
  },
  signs: { kind: "choice", options: ["other", "speech", "weakness"] },
  duration: { kind: "choice", options: ["under10", "from10", "from60"] },
  diabetes: listed,
} as const;

type Abcd2 = Values<typeof INPUTS>;

const ITEMS: readonly Item<Abcd2>[] = [
  meets("age", ["age"], 1, ({ age }) => age >= 60),
  meets(
    "pressure",
    ["systolic", "diastolic"],
    1,
    ({ systolic: upper, diastolic: lower }) => upper >= 140 || (lower !== undefined && lower >= 90),
  ),
  {
    id: "signs",
    inputs: ["signs"],
    min: 0,
    max: 2,
    points: ({ signs }) => ({ other: 0, speech: 1, weakness: 2 })[signs],
  },
  {
    id: "duration",
    inputs: ["duration"],
    min: 0,
    max: 2,
    points: ({ duration }) => ({ under10: 0, from10: 1, from60: 2 })[duration],
  },
  criterion("diabetes", 1),
];

const BANDS = [
  { id: "low", from: 0, tone: "neutral" },
  { id: "moderate", from: 4, tone: "watch" },
  { id: "high", from: 6, tone: "alert" },
] as const;

/** ABCD2 (Johnston 2007): stroke within two days of a transient ischaemic attack; 0 to 7. */
export const abcd2 = defineCalculator({
  id: "abcd2",
  category: "neurology",
  reasons: ["deficit"],
  inputs: INPUTS,
  rules: [
    ({ systolic: upper, diastolic: lower }) =>
      typeof upper === "number" && typeof lower === "number" && lower >= upper
        ? { field: "diastolic", rule: "pressuresSwapped" }
        : null,
  ],
  result: { unit: "", decimals: 0, min: 0, max: 7 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Johnston SC, Rothwell PM, Nguyen-Huynh MN, et al.",
    title:
      "Validation and refinement of scores to predict very early stroke risk after transient ischaemic attack",
    journal: "Lancet 2007;369(9558):283-292",
    year: 2007,
    doi: "10.1016/S0140-6736(07)60150-0",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "github.com/pacharanero/clincalc, abcd2.rs: 65 years, 150/85, speech, 30 min, no diabetes: 4",
      inputs: {
        age: 65,
        systolic: 150,
        diastolic: 85,
        signs: "speech",
        duration: "from10",
        diabetes: false,
      },
      value: 4,
      band: "moderate",
    },
    {
      origin: "independent",
      source: "Same tests: 75 years, 160/95, weakness, over an hour, diabetes: 7",
      inputs: {
        age: 75,
        systolic: 160,
        diastolic: 95,
        signs: "weakness",
        duration: "from60",
        diabetes: true,
      },
      value: 7,
      band: "high",
    },
    {
      origin: "independent",
      source: "Same tests: 50 years, 120/80, other signs, under 10 min: 0",
      inputs: {
        age: 50,
        systolic: 120,
        diastolic: 80,
        signs: "other",
        duration: "under10",
        diabetes: false,
      },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "60 years (1), 120/90 (1), speech (1): 3",
      inputs: {
        age: 60,
        systolic: 120,
        diastolic: 90,
        signs: "speech",
        duration: "under10",
        diabetes: false,
      },
      value: 3,
      band: "low",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://bmjopen.bmj.com/highwire/markup/79322/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: the five lines and their points",
        compared: "constants",
      },
      {
        link: "https://ebm.bmj.com/highwire/markup/139375/expansion?width=1000&height=500&iframe=true",
        where: "Risk at 2, 7 and 90 days by class",
        compared: "bands",
      },
      {
        link: "http://www.nature.com/articles/ncpcardio0865-nrneurol",
        where: "Summary of the publication: 1.0, 4.1 and 8.1 %",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

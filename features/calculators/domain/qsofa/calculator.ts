import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { respiratoryRate, systolic } from "../quantities.ts";
import { criterion, meets, sumOf } from "../score.ts";

const INPUTS = { respiratoryRate, systolic, alteredMentation: { kind: "yesno" } } as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("respiratoryRate", ["respiratoryRate"], 1, ({ respiratoryRate: rate }) => rate >= 22),
  meets("systolic", ["systolic"], 1, ({ systolic: pressure }) => pressure <= 100),
  criterion("alteredMentation", 1),
];

const BANDS = [
  { id: "under", from: 0, tone: "neutral" },
  { id: "positive", from: 2, tone: "alert" },
] as const;

/**
 * qSOFA (Sepsis-3, Singer 2016): three signs at the bedside, outside intensive care, in suspected
 * infection.
 */
export const qsofa = defineCalculator({
  id: "qsofa",
  category: "infection",
  reasons: ["sepsis"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 3 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Singer M, Deutschman CS, Seymour CW, et al.",
    title: "The Third International Consensus Definitions for Sepsis and Septic Shock (Sepsis-3)",
    journal: "JAMA 2016;315(8):801-810",
    year: 2016,
    doi: "10.1001/jama.2016.0287",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, qsofa.rs: rate 16, 120 mmHg, normal: 0",
      inputs: { respiratoryRate: 16, systolic: 120, alteredMentation: false },
      value: 0,
      band: "under",
    },
    {
      origin: "independent",
      source: "Same tests: rate 24 and 90 mmHg: 2",
      inputs: { respiratoryRate: 24, systolic: 90, alteredMentation: false },
      value: 2,
      band: "positive",
    },
    {
      origin: "independent",
      source: "Same tests: rate 30, 80 mmHg, altered mentation: 3",
      inputs: { respiratoryRate: 30, systolic: 80, alteredMentation: true },
      value: 3,
      band: "positive",
    },
    {
      origin: "derived",
      source: "Both thresholds are included: 22/min and 100 mmHg",
      inputs: { respiratoryRate: 22, systolic: 100, alteredMentation: false },
      value: 2,
      band: "positive",
    },
    {
      origin: "derived",
      source: "Just out of both: 21/min and 101 mmHg",
      inputs: { respiratoryRate: 21, systolic: 101, alteredMentation: false },
      value: 0,
      band: "under",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.springerpflege.de/link?doi=10.1038/s41598-020-77438-8",
        where:
          "Introduction, quoting Sepsis-3: rate of 22 or more, altered mentation, systolic pressure of 100 mmHg or less",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6859245",
        where:
          "Abstract: patients with 2 criteria or more; only one in three has a suspected infection",
        compared: "bands",
      },
      {
        link: "https://jtd.amegroups.com/article/view/28675/html",
        where: "Title and aim: qSOFA judged against Sepsis-3",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

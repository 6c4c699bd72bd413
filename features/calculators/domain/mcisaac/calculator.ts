import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { measure } from "../quantities.ts";
import { criteria, listed, stepped, sumOf } from "../score.ts";

const INPUTS = {
  age: measure(["years"], { usual: [3, 95], possible: [3, 120] }),
  fever: listed,
  noCough: listed,
  tenderNodes: listed,
  tonsils: listed,
} as const;

type Throat = Values<typeof INPUTS>;

const ITEMS: readonly Item<Throat>[] = [
  ...criteria<Throat>({ fever: 1, noCough: 1, tenderNodes: 1, tonsils: 1 }),
  stepped<Throat>("age", [
    [45, -1],
    [15, 0],
    [3, 1],
  ]),
];

const BANDS = [
  { id: "under", from: -1, tone: "neutral" },
  { id: "test", from: 2, tone: "watch" },
] as const;

/** McIsaac (1998): the four criteria of Centor and the age, −1 to 5. */
export const mcisaac = defineCalculator({
  id: "mcisaac",
  category: "infection",
  reasons: ["soreThroat"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: -1, max: 5 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => ({
    ...sumOf(ITEMS, values, typed, BANDS),
    notes: values.age < 15 ? ["child"] : [],
  }),
  reference: {
    authors: "McIsaac WJ, White D, Tannenbaum D, Low DE",
    title: "A clinical score to reduce unnecessary antibiotic use in patients with sore throat",
    journal: "CMAJ 1998;158(1):75-83",
    year: 1998,
    doi: "",
  },
  bandsReference: {
    authors: "Fine AM, Nizet V, Mandl KD",
    title:
      "Large-scale validation of the Centor and McIsaac scores to predict group A streptococcal pharyngitis",
    journal: "Arch Intern Med 2012;172(11):847-852",
    year: 2012,
    doi: "10.1001/archinternmed.2012.950",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, centor.rs: 25 years, the four criteria: 4",
      inputs: { age: 25, fever: true, noCough: true, tenderNodes: true, tonsils: true },
      value: 4,
      band: "test",
    },
    {
      origin: "independent",
      source: "Same tests: 10 years, three criteria: 4",
      inputs: { age: 10, fever: false, noCough: true, tenderNodes: true, tonsils: true },
      value: 4,
      band: "test",
    },
    {
      origin: "independent",
      source: "Same tests: 50 years, three criteria: 2",
      inputs: { age: 50, fever: true, noCough: false, tenderNodes: true, tonsils: true },
      value: 2,
      band: "test",
    },
    {
      origin: "derived",
      source: "14 years is a child, 15 is not; 44 loses nothing, 45 does: here 45, no criterion",
      inputs: { age: 45, fever: false, noCough: false, tenderNodes: false, tonsils: false },
      value: -1,
      band: "under",
    },
    {
      origin: "derived",
      source: "44 years, one criterion",
      inputs: { age: 44, fever: true, noCough: false, tenderNodes: false, tonsils: false },
      value: 1,
      band: "under",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.cmaj.ca/highwire/citation/24453/medlars",
        where: "Abstract of the publication: a score of 0 to 4, from 3 to 76 years",
        compared: "constants",
      },
      {
        link: "https://www.medicalalgorithms.com/sore-throat-score",
        where:
          "The table of page 79 of the publication: points of the five lines; −1 is written 0 there and 5 is written 4",
        compared: "constants",
      },
      {
        link: "https://www.vidal.fr/maladies/recommandations/angine-1441.html",
        where:
          "French practice: the same five lines; rapid test of an adult from 2, of every child above 3 years",
        compared: "bands",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3627733/",
        where: "Abstract of the validation: share of streptococcus at each score",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

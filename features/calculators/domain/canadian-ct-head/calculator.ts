import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  gcsUnder15: listed,
  skullFracture: listed,
  basalFracture: listed,
  vomiting: listed,
  amnesia: listed,
  dangerousMechanism: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("age", ["age"], 1, ({ age }) => age >= 65),
  ...criteria<Values<typeof INPUTS>>({
    gcsUnder15: 1,
    skullFracture: 1,
    basalFracture: 1,
    vomiting: 1,
    amnesia: 1,
    dangerousMechanism: 1,
  }),
];

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

/**
 * Canadian CT Head Rule (Stiell 2001): five criteria of high risk and two of medium risk; any one
 * asks for a scan.
 */
export const canadianCtHead = defineCalculator({
  id: "canadian-ct-head",
  category: "trauma",
  reasons: ["headInjury"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 7 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const high =
      (values.age >= 65 ||
        values.gcsUnder15 ||
        values.skullFracture ||
        values.basalFracture ||
        values.vomiting) &&
      (sum.value ?? 0) > 0;
    return { ...sum, notes: sum.value === 0 ? [] : [high ? "high" : "medium"] };
  },
  reference: {
    authors: "Stiell IG, Wells GA, Vandemheen K, et al.",
    title: "The Canadian CT Head Rule for patients with minor head injury",
    journal: "Lancet 2001;357(9266):1391-1396",
    year: 2001,
    doi: "10.1016/S0140-6736(00)04561-X",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Nothing at 40 years",
      inputs: {
        gcsUnder15: false,
        skullFracture: false,
        basalFracture: false,
        vomiting: false,
        amnesia: false,
        dangerousMechanism: false,
        age: 40,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "65 years alone: a criterion of high risk",
      inputs: {
        gcsUnder15: false,
        skullFracture: false,
        basalFracture: false,
        vomiting: false,
        amnesia: false,
        dangerousMechanism: false,
        age: 65,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Amnesia and a dangerous mechanism at 30 years",
      inputs: {
        gcsUnder15: false,
        skullFracture: false,
        basalFracture: false,
        vomiting: false,
        amnesia: true,
        dangerousMechanism: true,
        age: 30,
      },
      value: 2,
      band: "some",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4766169/table/Tab1",
        where: "Table 1A: the seven criteria and whom the rule is for",
        compared: "constants",
      },
      {
        link: "https://pathway.md/calculators/canadian-ct-head-rule-cchr-recjoimPRzO6Owi8q",
        where: "The criteria, the dangerous mechanisms, the exclusions",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

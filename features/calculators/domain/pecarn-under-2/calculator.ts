import { defineCalculator, type Item, type Values } from "../calculator.ts";

import { criteria, listed, sumOf } from "../score.ts";

const INPUTS = {
  alteredMentalStatus: listed,
  skullFracture: listed,
  haematoma: listed,
  lossOfConsciousness: listed,
  severeMechanism: listed,
  notActingNormally: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  ...criteria<Values<typeof INPUTS>>({
    alteredMentalStatus: 1,
    skullFracture: 1,
    haematoma: 1,
    lossOfConsciousness: 1,
    severeMechanism: 1,
    notActingNormally: 1,
  }),
];

const BANDS = [
  { id: "none", from: 0, tone: "good" },
  { id: "some", from: 1, tone: "watch" },
] as const;

/**
 * PECARN (Kuppermann 2009), under 2 years: two criteria of high risk, four of intermediate risk.
 */
export const pecarnUnder2 = defineCalculator({
  id: "pecarn-under-2",
  category: "trauma",
  reasons: ["headInjury"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 6 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const high = values.alteredMentalStatus || values.skullFracture;
    return { ...sum, notes: sum.value === 0 ? [] : [high ? "high" : "intermediate"] };
  },
  reference: {
    authors: "Kuppermann N, Holmes JF, Dayan PS, et al.",
    title:
      "Identification of children at very low risk of clinically-important brain injuries after head trauma: a prospective cohort study",
    journal: "Lancet 2009;374(9696):1160-1170",
    year: 2009,
    doi: "10.1016/S0140-6736(09)61558-0",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Nothing",
      inputs: {
        alteredMentalStatus: false,
        skullFracture: false,
        haematoma: false,
        lossOfConsciousness: false,
        severeMechanism: false,
        notActingNormally: false,
      },
      value: 0,
      band: "none",
    },
    {
      origin: "derived",
      source: "A severe mechanism alone: intermediate risk",
      inputs: {
        alteredMentalStatus: false,
        skullFracture: false,
        haematoma: false,
        lossOfConsciousness: false,
        severeMechanism: true,
        notActingNormally: false,
      },
      value: 1,
      band: "some",
    },
    {
      origin: "derived",
      source: "Altered mental status: high risk",
      inputs: {
        alteredMentalStatus: true,
        skullFracture: false,
        haematoma: false,
        lossOfConsciousness: false,
        severeMechanism: false,
        notActingNormally: false,
      },
      value: 1,
      band: "some",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://learnem.org/pecarn-pediatric-head-ct-rule/",
        where: "The criteria of both ages, the risk of each group, what each leads to",
        compared: "constants",
      },
      {
        link: "https://www.kpcrest.net/pecarnpredictionrule",
        where:
          "The rule under 2 years, adapted with permission: every criterion, the severe mechanisms",
        compared: "constants",
      },
      {
        link: "http://umem.org/pipermail/education/attachments/20130810/f41b2cc3/attachment-0001.html",
        where: "Both ages: the criteria and the risk when none is present",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

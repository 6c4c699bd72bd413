import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { criteria, listed, sumOf } from "../score.ts";

const INPUTS = {
  vasovagalPredisposition: listed,
  heartDisease: listed,
  systolicExtreme: listed,
  troponin: listed,
  qrsAxis: listed,
  qrsOver130: listed,
  qtcOver480: listed,
  diagnosis: { kind: "choice", options: ["vasovagal", "cardiac", "unexplained"] },
} as const;

type Syncope = Values<typeof INPUTS>;

const DIAGNOSIS = { vasovagal: -2, cardiac: 2, unexplained: 0 } as const;

const ITEMS: readonly Item<Syncope>[] = [
  ...criteria<Syncope>({
    vasovagalPredisposition: -1,
    heartDisease: 1,
    systolicExtreme: 2,
    troponin: 2,
    qrsAxis: 1,
    qrsOver130: 1,
    qtcOver480: 2,
  }),
  {
    id: "diagnosis",
    inputs: ["diagnosis"],
    min: -2,
    max: 2,
    points: ({ diagnosis }) => DIAGNOSIS[diagnosis],
  },
];

const BANDS = [
  { id: "veryLow", from: -3, tone: "good" },
  { id: "low", from: -1, tone: "good" },
  { id: "medium", from: 1, tone: "watch" },
  { id: "high", from: 4, tone: "alert" },
  { id: "veryHigh", from: 6, tone: "alert" },
] as const;

/** What a low total does not take away: each of them was a predictor of serious events. */
const alarming = (values: Syncope): boolean =>
  values.heartDisease ||
  values.systolicExtreme ||
  values.troponin ||
  values.qrsAxis ||
  values.qrsOver130 ||
  values.qtcOver480 ||
  values.diagnosis === "cardiac";

const NONE = {
  vasovagalPredisposition: false,
  heartDisease: false,
  systolicExtreme: false,
  troponin: false,
  qrsAxis: false,
  qrsOver130: false,
  qtcOver480: false,
} as const;

/** Canadian Syncope Risk Score (Thiruganasambandamoorthy 2016): nine predictors, −3 to 11. */
export const canadianSyncope = defineCalculator({
  id: "canadian-syncope",
  category: "cardiology",
  reasons: ["syncope"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: -3, max: 11 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    return { ...sum, notes: Number(sum.value) < 1 && alarming(values) ? ["alarming"] : [] };
  },
  reference: {
    authors: "Thiruganasambandamoorthy V, Kwong K, Wells GA, et al.",
    title:
      "Development of the Canadian Syncope Risk Score to predict serious adverse events after emergency department assessment of syncope",
    journal: "CMAJ 2016;188(12):E289-E298",
    year: 2016,
    doi: "10.1503/cmaj.151469",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Prolonged standing, a vasovagal diagnosis: −1 − 2",
      inputs: { ...NONE, vasovagalPredisposition: true, diagnosis: "vasovagal" },
      value: -3,
      band: "veryLow",
    },
    {
      origin: "derived",
      source: "Nothing and no explanation",
      inputs: { ...NONE, diagnosis: "unexplained" },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "Heart disease, QRS over 130 ms, unexplained: 1 + 1",
      inputs: { ...NONE, heartDisease: true, qrsOver130: true, diagnosis: "unexplained" },
      value: 2,
      band: "medium",
    },
    {
      origin: "derived",
      source: "Heart disease, raised troponin, cardiac syncope: 1 + 2 + 2",
      inputs: { ...NONE, heartDisease: true, troponin: true, diagnosis: "cardiac" },
      value: 5,
      band: "high",
    },
    {
      origin: "derived",
      source: "Every criterion but the predisposition, cardiac: 1 + 2 + 2 + 1 + 1 + 2 + 2",
      inputs: {
        vasovagalPredisposition: false,
        heartDisease: true,
        systolicExtreme: true,
        troponin: true,
        qrsAxis: true,
        qrsOver130: true,
        qtcOver480: true,
        diagnosis: "cardiac",
      },
      value: 11,
      band: "veryHigh",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.cmaj.ca/content/188/12/E289.full.txt",
        where: "Abstract of the publication: the nine predictors with their limits",
        compared: "constants",
      },
      {
        link: "https://www.cmaj.ca/highwire/markup/51892/expansion?width=1000&height=500&iframe=true&postprocessors=highwire_tables%2Chighwire_reclass%2Chighwire_figures%2Chighwire_math%2Chighwire_inline_linked_media%2Chighwire_embed",
        where:
          "Table 4 of the publication: coefficients and definitions; the axis is printed there above 110°, above 100° in the abstract and everywhere else",
        compared: "constants",
      },
      {
        link: "https://teamvenk.com/csrs/",
        where: "Calculator of the authors: the same criteria, and one of three diagnoses",
        compared: "constants",
      },
      {
        link: "https://www.cardiology-connections.com/app/canadian-syncope-risk-score/",
        where: "Points, total from −3 to 11, classes with the estimated risk at each total",
        compared: "bands",
      },
      {
        link: "http://tsaco.smart01.highwire.org/highwire/markup/24218/expansion?width=1000&height=500&iframe=true&postprocessors=highwire_tables%2Chighwire_reclass%2Chighwire_figures%2Chighwire_math%2Chighwire_inline_linked_media%2Chighwire_embed",
        where: "Table 3 of a review: the same points and classes",
        compared: "bands",
      },
      {
        link: "https://emj.bmj.com/content/38/9/701.full",
        where: "Abstract of the first validation outside Canada: 6.7 % of events at low risk",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

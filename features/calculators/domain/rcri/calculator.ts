import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { creatinine } from "../quantities.ts";
import { criteria, listed, sumOf } from "../score.ts";

const INPUTS = {
  highRiskSurgery: listed,
  ischaemicHeartDisease: listed,
  heartFailure: listed,
  cerebrovascularDisease: listed,
  insulin: listed,
  creatinine,
} as const;

type Surgery = Values<typeof INPUTS>;

/** Printed "above 2.0 mg/dL", and "above 177 µmol/L" where it is reprinted. */
const MOST = { mg: 176.8, micro: 177 };

const ITEMS: readonly Item<Surgery>[] = [
  ...criteria<Surgery>({
    highRiskSurgery: 1,
    ischaemicHeartDisease: 1,
    heartFailure: 1,
    cerebrovascularDisease: 1,
    insulin: 1,
  }),
  {
    id: "creatinine",
    inputs: ["creatinine"],
    min: 0,
    max: 1,
    points: ({ creatinine: value }, typed) =>
      value > (typed.creatinine === "creatinineMicro" ? MOST.micro : MOST.mg) ? 1 : 0,
  },
];

const BANDS = [
  { id: "one", from: 0, tone: "neutral" },
  { id: "two", from: 1, tone: "neutral" },
  { id: "three", from: 2, tone: "watch" },
  { id: "four", from: 3, tone: "alert" },
] as const;

const NONE = {
  highRiskSurgery: false,
  ischaemicHeartDisease: false,
  heartFailure: false,
  cerebrovascularDisease: false,
  insulin: false,
} as const;

/** Revised Cardiac Risk Index (Lee 1999): six factors of one point, four classes. */
export const rcri = defineCalculator({
  id: "rcri",
  category: "cardiology",
  reasons: ["surgery"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 6 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Lee TH, Marcantonio ER, Mangione CM, et al.",
    title:
      "Derivation and prospective validation of a simple index for prediction of cardiac risk of major noncardiac surgery",
    journal: "Circulation 1999;100(10):1043-1049",
    year: 1999,
    doi: "10.1161/01.CIR.100.10.1043",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "No factor",
      inputs: { ...NONE, creatinine: 80 },
      value: 0,
      band: "one",
    },
    {
      origin: "derived",
      source: "2.0 mg/dL is not above 2.0; insulin alone",
      inputs: { ...NONE, insulin: true, creatinine: { value: 2, unit: "mg/dL" } },
      value: 1,
      band: "two",
    },
    {
      origin: "derived",
      source: "2.1 mg/dL and a stroke of before: 1 + 1",
      inputs: {
        ...NONE,
        cerebrovascularDisease: true,
        creatinine: { value: 2.1, unit: "mg/dL" },
      },
      value: 2,
      band: "three",
    },
    {
      origin: "derived",
      source: "177 µmol/L is not above 177",
      inputs: { ...NONE, highRiskSurgery: true, creatinine: 177 },
      value: 1,
      band: "two",
    },
    {
      origin: "derived",
      source: "All six",
      inputs: {
        highRiskSurgery: true,
        ischaemicHeartDisease: true,
        heartFailure: true,
        cerebrovascularDisease: true,
        insulin: true,
        creatinine: 200,
      },
      value: 6,
      band: "four",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://medluna.com/article/10477528",
        where: "Abstract of the publication: the six factors, creatinine above 2.0 mg/dL",
        compared: "constants",
      },
      {
        link: "https://repub.eur.nl/pub/73978",
        where: "Abstract of a validation: one point each, classes 1 to 4",
        compared: "constants",
      },
      {
        link: "https://medluna.com/article/10477528",
        where:
          "Abstract: rates of the derivation and of the validation cohort by number of factors",
        compared: "bands",
      },
      {
        link: "https://thorax.bmj.com/highwire/markup/165309/expansion?width=1000&height=500&iframe=true&postprocessors=highwire_tables%2Chighwire_reclass%2Chighwire_figures%2Chighwire_math%2Chighwire_inline_linked_media%2Chighwire_embed",
        where: "Table 4 of a guideline: the same factors, creatinine above 177 µmol/L",
        compared: "constants",
      },
      {
        link: "https://www.guidelinecentral.com/calculators/2c9e8038734e3c9e0173534472a30043/",
        where: "Digest: what counts as ischaemic heart disease and as heart failure",
        compared: "constants",
      },
      {
        link: "http://perioperativerisk.com/elective-noncardiac-surgery/",
        where: "Later validation studies, with troponin, found higher rates than the publication",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

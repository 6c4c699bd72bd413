import { defineCalculator } from "../calculator.ts";

const CLASSES = ["P", "1", "2", "3", "4", "5", "D"] as const;

/**
 * CCMU, modified: five classes of severity and two apart, given by the doctor after the first
 * examination.
 */
export const ccmu = defineCalculator({
  id: "ccmu",
  category: "organisation",
  reasons: ["admission"],
  inputs: { class: { kind: "choice", options: CLASSES } },
  result: { unit: "", decimals: 0, min: 1, max: 5 },
  bands: [],
  compute: ({ class: given }) => ({
    value: given === "P" || given === "D" ? null : Number(given),
    band: null,
    parts: [],
    also: [],
    formula: "",
    notes: ["firstExamination"],
    symbol: given,
  }),
  reference: {
    authors: "Fourestié V, Roussignol E, Elkharrat D, Rauss A, Simon N",
    title: "Classification clinique des malades des urgences : définition et reproductibilité",
    journal: "Réanimation Urgences 1994;3(5):573-578",
    year: 1994,
    doi: "",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "Stable, nothing further to do",
      inputs: { class: "1" },
      value: 1,
    },
    {
      origin: "derived",
      source: "May get worse, no threat to life",
      inputs: { class: "3" },
      value: 3,
    },
    { origin: "derived", source: "Immediate resuscitation", inputs: { class: "5" }, value: 5 },
    {
      origin: "derived",
      source: "Dead on arrival: no number",
      inputs: { class: "D" },
      value: null,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "http://doczz.fr/doc/5076813/la-classification-clinique-des-malades-des-urgences-modifi%C3%A9e",
        where: "The seven classes of the modified classification, when it is given and by whom",
        compared: "constants",
      },
      {
        link: "https://oruoccitanie.fr/une-augmentation-surprenante-des-ccmu3-depuis-3-ans/",
        where:
          "Regional observatory of emergencies: five classes and two apart, the first three defined",
        compared: "constants",
      },
      {
        link: "https://www.cismef.org/page/nlm/NLM_PF_944441",
        where: "Abstract of the validation before hospital: the same order, in six classes",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

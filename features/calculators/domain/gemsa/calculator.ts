import { defineCalculator } from "../calculator.ts";

/** GEMSA: six groups by way in and way out of an emergency department, set afterwards. */
export const gemsa = defineCalculator({
  id: "gemsa",
  category: "organisation",
  reasons: ["admission"],
  inputs: { group: { kind: "choice", options: ["1", "2", "3", "4", "5", "6"] } },
  result: { unit: "", decimals: 0, min: 1, max: 6 },
  bands: [],
  compute: ({ group }) => ({
    value: Number(group),
    band: null,
    parts: [],
    also: [],
    formula: "",
    notes: ["afterwards"],
  }),
  reference: {
    authors: "Société francophone de médecine d'urgence",
    title: "Critères d'évaluation des services d'urgences",
    journal: "SFMU, référentiel",
    year: 2001,
    doi: "",
  },
  licence: "free",
  cases: [
    { origin: "derived", source: "Dead on arrival", inputs: { group: "1" }, value: 1 },
    { origin: "derived", source: "Not expected, admitted", inputs: { group: "4" }, value: 4 },
    { origin: "derived", source: "Immediate heavy care", inputs: { group: "6" }, value: 6 },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "http://medicalcul.free.fr/gemsa.html",
        where:
          "The six groups, quoting the reference document of the society (2001); set afterwards, not a severity",
        compared: "constants",
      },
      {
        link: "https://www.clinicaltoubib.com/form/GemsaForm",
        where: "The same groups",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

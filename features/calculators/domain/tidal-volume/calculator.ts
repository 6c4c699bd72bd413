import { defineCalculator } from "../calculator.ts";
import { height, sex } from "../quantities.ts";

const AT_60_INCHES = { male: 50, female: 45.5 } as const;
/** 2.3 kg an inch above 60, as the protocol prints it; rounded elsewhere to 0.91 kg a centimetre, 0.5 % more. */
const AN_INCH = 2.3;

/** Tidal volume of 6 mL for each kilogram of predicted body weight (ARDS Network 2000). */
export const tidalVolume = defineCalculator({
  id: "tidal-volume",
  category: "respiratory",
  reasons: ["dyspnoea"],
  inputs: {
    sex,
    height: { ...height, usual: { min: 150, max: 205 }, possible: { min: 140, max: 230 } },
  },
  result: { unit: "mL", decimals: 0, min: 0 },
  bands: [],
  compute({ sex: who, height: centimetres }, _typed, show) {
    const inches = centimetres / 2.54;
    const predicted = AT_60_INCHES[who] + AN_INCH * (inches - 60);
    const value = 6 * predicted;
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "predicted", value: predicted, unit: "kg", decimals: 1 },
        { id: "four", value: 4 * predicted, unit: "mL", decimals: 0 },
        { id: "eight", value: 8 * predicted, unit: "mL", decimals: 0 },
      ],
      formula: `6 × [${show(AT_60_INCHES[who], 1)} + ${show(AN_INCH, 1)} × (${show(centimetres, 1)} / ${show(2.54, 2)} − 60)] = ${show(value, 0)}`,
      notes: ["plateau"],
    };
  },
  reference: {
    authors: "Acute Respiratory Distress Syndrome Network",
    title:
      "Ventilation with lower tidal volumes as compared with traditional tidal volumes for acute lung injury and the acute respiratory distress syndrome",
    journal: "N Engl J Med 2000;342(18):1301-1308",
    year: 2000,
    doi: "10.1056/NEJM200005043421801",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "70 inches, a man: 6 × (50 + 2.3 × 10)",
      inputs: { sex: "male", height: { value: 70, unit: "in" } },
      value: 438,
      within: 1e-6,
    },
    {
      origin: "derived",
      source: "60 inches, a woman: 6 × 45.5",
      inputs: { sex: "female", height: 152.4 },
      value: 273,
      within: 1e-6,
    },
    {
      origin: "derived",
      source: "60 inches, a man: 6 × 50",
      inputs: { sex: "male", height: { value: 1.524, unit: "m" } },
      value: 300,
      within: 1e-6,
    },
    {
      origin: "derived",
      source: "6 × (45.5 + 0.905512 × (165 − 152.4))",
      inputs: { sex: "female", height: 165 },
      value: 341.4567,
      within: 1e-4,
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "http://thorax.us/ventilator_settings_pulmonary_me.htm",
        where:
          "Protocol of the network: predicted weight by sex, 6 mL/kg, 4 to 8, plateau 30 cmH₂O",
        compared: "constants",
      },
      {
        link: "https://ecosystem.tactuum.com/university-of-michigan/respiratory/ardsnet-mechanical-ventilation-protocol/",
        where: "The same protocol in a hospital",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

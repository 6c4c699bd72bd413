import { defineCalculator } from "../calculator.ts";
import { adultAge, dDimer } from "../quantities.ts";

/**
 * Age-adjusted D-dimer threshold (ADJUST-PE, Righini 2014): 500 µg/L up to 50 years, then ten times
 * the age.
 */
export const dDimerAge = defineCalculator({
  id: "d-dimer-age",
  category: "thrombosis",
  reasons: ["dyspnoea", "chestPain"],
  inputs: { age: adultAge, dDimer: { ...dDimer, needed: "never" } },
  result: { unit: "µg/L", decimals: 0, min: 0 },
  bands: [],
  compute({ age, dDimer: measured }, _typed, show) {
    // An age is told in whole years: 72.9 years are 72.
    const years = Math.floor(age);
    const value = years > 50 ? years * 10 : 500;
    const compared = measured === undefined ? [] : [measured < value ? "below" : "above"];
    return {
      value,
      band: null,
      parts: [],
      also:
        measured === undefined
          ? []
          : [{ id: "measured", value: measured, unit: "µg/L", decimals: 0 }],
      formula: years > 50 ? `${show(years, 0)} × 10 = ${show(value, 0)}` : "",
      notes: [...compared, "feu"],
    };
  },
  reference: {
    authors: "Righini M, Van Es J, Den Exter PL, et al.",
    title: "Age-adjusted D-dimer cutoff levels to rule out pulmonary embolism: the ADJUST-PE study",
    journal: "JAMA 2014;311(11):1117-1124",
    year: 2014,
    doi: "10.1001/jama.2014.2135",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "La Revue du praticien, on the threshold adapted to age in suspected deep vein thrombosis: « 630 ng/mL à 63 ans »",
      inputs: { age: 63 },
      value: 630,
    },
    { origin: "derived", source: "10 × 72", inputs: { age: 72 }, value: 720 },
    { origin: "derived", source: "At 50 years: 500 either way", inputs: { age: 50 }, value: 500 },
    { origin: "derived", source: "At 30 years", inputs: { age: 30, dDimer: 499 }, value: 500 },
    { origin: "derived", source: "10 × 51", inputs: { age: 51, dDimer: 510 }, value: 510 },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.larevuedupraticien.fr/article/suspicion-de-tvp-le-seuil-des-d-dimeres-doit-il-etre-adapte-lage",
        where: "Opened on 2026-11-27: 500 ng/mL under 50 years, age × 10 above, with an example",
        compared: "vectors",
      },
      {
        link: "http://www.acc.org/latest-in-cardiology/journal-scans/2014/03/18/15/54/age-adjusted-ddimer-cutoff-levels-to-rule-out-pulmonary",
        where: "Summary of ADJUST-PE: age × 10 from 50 years",
        compared: "constants",
      },
      {
        link: "https://www.acc.org/Latest-in-Cardiology/Journal-Scans/2021/12/07/18/50/Effects-of-a-Diagnostic-Strategy",
        where: "500 ng/mL under 50 years, age × 10 from 50",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

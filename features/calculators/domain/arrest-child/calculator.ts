import { defineCalculator, type Partial } from "../calculator.ts";
import { measure } from "../quantities.ts";

/** Kilograms by age, as a paediatric emergency department prints them. */
const WEIGHT_AT = {
  m3: 5.5,
  m6: 7,
  y1: 10,
  y2: 12,
  y3: 15,
  y5: 20,
  y8: 25,
  y10: 35,
  y14: 50,
} as const;
type AgeRow = keyof typeof WEIGHT_AT;

/**
 * Cardiac arrest of a child: adrenaline 10 µg/kg up to 1 mg, amiodarone 5 mg/kg up to 300 mg, shock
 * 4 J/kg up to the highest energy of an adult. Without a weight, that of the age.
 */
export const arrestChild = defineCalculator({
  id: "arrest-child",
  category: "treatment",
  reasons: ["arrest"],
  inputs: {
    weight: {
      ...measure(["kg", "lb"], { usual: [3, 60], possible: [2, 120], decimals: 1 }),
      needed: (known: Partial) => known.ageRow === undefined,
      relevant: "always",
    },
    ageRow: {
      kind: "choice",
      options: Object.keys(WEIGHT_AT) as AgeRow[],
      needed: "never",
    },
  },
  result: { unit: "µg", decimals: 0, min: 0 },
  bands: [],
  compute({ weight: measured, ageRow }, _typed, show) {
    const weight = measured ?? WEIGHT_AT[ageRow ?? "m3"];
    const value = Math.min(1000, 10 * weight);
    const amiodarone = Math.min(300, 5 * weight);
    const shock = Math.min(200, 4 * weight);
    // Beyond its maximum a product is not an equality: "10 × 120 → 1000".
    const dose = (perKg: number, given: number) =>
      `${perKg} × ${show(weight, 1)} ${perKg * weight > given ? "→" : "="} ${show(given, 1)}`;
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "adrenalineVolume", value: value / 100, unit: "mL", decimals: 1 },
        { id: "amiodarone", value: amiodarone, unit: "mg", decimals: 0 },
        { id: "shock", value: shock, unit: "J", decimals: 0 },
      ],
      formula: [dose(10, value), dose(5, amiodarone), dose(4, shock)].join(" ; "),
      notes: [
        ...(measured === undefined ? ["estimated"] : []),
        "adrenaline",
        ...(10 * weight > 1000 ? ["adrenalineMaximum"] : []),
        ...(5 * weight > 300 ? ["amiodaroneMaximum"] : []),
        "rhythm",
      ],
    };
  },
  reference: {
    authors: "Van de Voorde P, Turner NM, Djakow J, et al.",
    title: "European Resuscitation Council Guidelines 2021: Paediatric Life Support",
    journal: "Resuscitation 2021;161:327-387",
    year: 2021,
    doi: "10.1016/j.resuscitation.2021.02.015",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "studylibfr.com, hospital table of September 2018: 10 kg: adrenaline 0.1 mg (1 mL of 0.1 mg/mL), amiodarone 50 mg",
      inputs: { weight: 10 },
      value: 100,
    },
    {
      origin: "independent",
      source: "Same table: 25 kg: 0.25 mg, 125 mg",
      inputs: { weight: 25 },
      value: 250,
    },
    {
      origin: "independent",
      source: "Same table: 3 kg: 0.03 mg, 15 mg",
      inputs: { weight: 3 },
      value: 30,
    },
    {
      origin: "derived",
      source: "110 kg would be 1100 µg: the adult dose of 1 mg is the maximum",
      inputs: { weight: 110 },
      value: 1000,
    },
    {
      origin: "derived",
      source: "Five years and no weight: 20 kg in the table of the department",
      inputs: { ageRow: "y5" },
      value: 200,
    },
    {
      origin: "derived",
      source: "Five years and 16 kg: the weight counts",
      inputs: { ageRow: "y5", weight: 16 },
      value: 160,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://ch.oddb.org/fr/gcc/fachinfo/reg/66396/chapter/usage",
        where:
          "Swiss product text of adrenaline 0.1 mg/mL: 0.01 mg/kg, 0.1 mL/kg, up to 1 mg, every 3 to 5 minutes; not under 5 kg with that product",
        compared: "constants",
      },
      {
        link: "https://studylibfr.com/doc/10024041/tableau-rea-medic",
        where:
          "Hospital table by age and weight: adrenaline 0.01 mg/kg up to 1 mg, amiodarone 5 mg/kg up to 300 mg",
        compared: "vectors",
      },
      {
        link: "https://fr.scribd.com/document/628660689/Fiche-poche-pediatriques-durgence-Hpl-Trousseau-Pdf",
        where:
          "Pocket card of the paediatric emergencies of Trousseau, version of January 2019: weight by age from birth to 14 years",
        compared: "constants",
      },
      {
        link: "https://yumpu.com/en/document/view/27557223/european-resuscitation-council-guidelines-for-resuscitation-2010-/31",
        where:
          "European guideline of 2010: shock of 4 J/kg; adrenaline 10 µg/kg and amiodarone 5 mg/kg after the third shock, amiodarone again after the fifth",
        compared: "constants",
      },
    ],
    how: "publishedVector",
  },
});

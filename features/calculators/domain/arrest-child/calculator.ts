import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";

/**
 * Cardiac arrest of a child: adrenaline 10 µg/kg up to 1 mg, amiodarone 5 mg/kg up to 300 mg, shock
 * 4 J/kg up to the highest energy of an adult.
 */
export const arrestChild = defineCalculator({
  id: "arrest-child",
  category: "treatment",
  reasons: ["arrest"],
  inputs: { weight: measure(["kg", "lb"], { usual: [3, 60], possible: [2, 120], decimals: 1 }) },
  result: { unit: "µg", decimals: 0, min: 0 },
  bands: [],
  compute({ weight }, _typed, show) {
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
      origin: "derived",
      source: "10 kg by 10 µg/kg: 0.1 mg, 1 mL of 0.1 mg/mL; amiodarone 50 mg",
      inputs: { weight: 10 },
      value: 100,
    },
    {
      origin: "derived",
      source: "25 kg: 0.25 mg, 125 mg",
      inputs: { weight: 25 },
      value: 250,
    },
    {
      origin: "derived",
      source: "3 kg: 0.03 mg, 15 mg",
      inputs: { weight: 3 },
      value: 30,
    },
    {
      origin: "derived",
      source: "110 kg would be 1100 µg: the adult dose of 1 mg is the maximum",
      inputs: { weight: 110 },
      value: 1000,
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
        link: "https://gpnotebook.com/en-IE/pages/general-information/ventricular-fibrillation-and-pulseless-vt-in-paediatric-als/protocol-for-vf-or-pulseless-vt-in-paediatric-als",
        where:
          "Digest of the British guideline: shock of 4 J/kg, adrenaline 10 µg/kg, amiodarone 5 mg/kg; its maxima are not in it",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});

import { defineCalculator } from "../calculator.ts";
import { bicarbonate, paco2 } from "../quantities.ts";
import { settled } from "../score.ts";

function compared(measured: number | undefined, expected: number): string[] {
  if (measured === undefined) return [];
  if (measured < settled(expected - 2)) return ["lower"];
  return [measured > settled(expected + 2) ? "higher" : "within"];
}

/**
 * Winters (Albert 1967): PaCO₂ expected in a pure metabolic acidosis, 1.5 × bicarbonate + 8, give
 * or take 2 mmHg.
 */
export const winters = defineCalculator({
  id: "winters",
  category: "metabolism",
  reasons: ["metabolic"],
  inputs: { bicarbonate, paco2: { ...paco2, needed: "never" } },
  rules: [
    ({ bicarbonate: base }) =>
      typeof base === "number" && base >= 24 ? { field: "bicarbonate", rule: "noAcidosis" } : null,
  ],
  result: { unit: "mmHg", decimals: 0, min: 0 },
  bands: [],
  compute({ bicarbonate: base, paco2: measured }, _typed, show) {
    const value = settled(1.5 * base + 8);
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "lowest", value: value - 2, unit: "mmHg", decimals: 0 },
        { id: "highest", value: value + 2, unit: "mmHg", decimals: 0 },
      ],
      formula: `${show(1.5, 1)} × ${show(base, 1)} + 8 = ${show(value, 1)} ± 2`,
      notes: compared(measured, value),
    };
  },
  reference: {
    authors: "Albert MS, Dell RB, Winters RW",
    title: "Quantitative displacement of acid-base equilibrium in metabolic acidosis",
    journal: "Ann Intern Med 1967;66(2):312-322",
    year: 1967,
    doi: "10.7326/0003-4819-66-2-312",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "coconote.app, notes of a lecture: bicarbonate 14, expected 29 (27 to 31); 20 measured is under the range",
      inputs: { bicarbonate: 14, paco2: 20 },
      value: 29,
    },
    {
      origin: "independent",
      source: "github.com/JuneYaooo/clinical-calculator, tests: 12 mmol/L: 26 mmHg, 24 to 28",
      inputs: { bicarbonate: 12 },
      value: 26,
    },
    {
      origin: "independent",
      source: "onlinemedicaltools.com, example: 5 mmol/L: 15.5",
      inputs: { bicarbonate: 5 },
      value: 15.5,
    },
    {
      origin: "independent",
      source: "onlycalculators.com, example: 18 mmol/L: 35, range 33 to 37",
      inputs: { bicarbonate: 18, paco2: 32 },
      value: 35,
    },
    {
      origin: "derived",
      source: "1.5 × 20 + 8",
      inputs: { bicarbonate: 20, paco2: 38 },
      value: 38,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://coconote.app/notes/444da55d-48e1-44ec-bd91-8c058c5afefe",
        where: "A worked example with its range and its interpretation",
        compared: "vectors",
      },
      {
        link: "https://www.renalcarematters.com/guides/calc-winters-formula.html",
        where: "The formula, what a PaCO₂ above or below the range means, where it does not hold",
        compared: "constants",
      },
      {
        link: "https://www.onlycalculators.com/health/electrolytes-fluids/winters-formula-calculator/",
        where: "The formula and a worked example",
        compared: "vectors",
      },
      {
        link: "https://ipfs.io/ipfs/QmXoypizjW3WknFiJnKLwHCnL72vedxjQkDDP1mXWo6uco/wiki/Winter's_formula.html",
        where: "How the measured PaCO₂ is compared",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

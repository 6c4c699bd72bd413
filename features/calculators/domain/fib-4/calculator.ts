import { defineCalculator } from "../calculator.ts";
import { adultAge, measure } from "../quantities.ts";
import { bandOf } from "../score.ts";

const enzyme = (max: number) =>
  measure(["unitsPerLitre"], { normal: [5, 40], usual: [5, 1000], possible: [1, max] });

const BANDS = [
  { id: "low", from: 0, tone: "neutral" },
  { id: "between", from: 1.45, tone: "watch" },
  { id: "high", from: 3.25, after: true, tone: "alert" },
] as const;

/** FIB-4 (Sterling 2006): age × AST / (platelets × √ALT). */
export const fib4 = defineCalculator({
  id: "fib-4",
  category: "digestive",
  reasons: ["liver"],
  inputs: {
    age: adultAge,
    ast: enzyme(20_000),
    alt: enzyme(20_000),
    platelets: measure(["giga", "perMm3"], {
      normal: [150, 400],
      usual: [5, 900],
      possible: [1, 3000],
    }),
  },
  result: { unit: "", decimals: 2, min: 0 },
  bands: BANDS,
  compute({ age, ast, alt, platelets }, _typed, show) {
    const value = (age * ast) / (platelets * Math.sqrt(alt));
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [],
      formula: `${show(age, 1)} × ${show(ast, 1)} / (${show(platelets, 1)} × √${show(alt, 1)}) = ${show(value, 3)}`,
      notes: age < 36 || age > 64 ? ["age"] : [],
    };
  },
  reference: {
    authors: "Sterling RK, Lissen E, Clumeck N, et al.",
    title:
      "Development of a simple noninvasive index to predict significant fibrosis in patients with HIV/HCV coinfection",
    journal: "Hepatology 2006;43(6):1317-1325",
    year: 2006,
    doi: "10.1002/hep.21178",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "50 × 40 / (200 × 6)",
      inputs: { age: 50, ast: 40, alt: 36, platelets: 200 },
      value: 5 / 3,
      within: 1e-9,
      band: "between",
    },
    {
      origin: "independent",
      source:
        "github.com/pacharanero/clincalc, fib4.rs: 50 years, AST 20, ALT 25, platelets 250: 0.80",
      inputs: { age: 50, ast: 20, alt: 25, platelets: 250 },
      value: 0.8,
      band: "low",
    },
    {
      origin: "derived",
      source: "58 × 50 / (200 × 10): exactly the first limit",
      inputs: { age: 58, ast: 50, alt: 100, platelets: 200 },
      value: 1.45,
      within: 1e-9,
      band: "between",
    },
    {
      origin: "derived",
      source: "65 × 100 / (200 × 10): exactly the second limit, not above it",
      inputs: { age: 65, ast: 100, alt: 100, platelets: 200 },
      value: 3.25,
      within: 1e-9,
      band: "between",
    },
    {
      origin: "derived",
      source: "60 × 90 / (75 × 8), platelets per cubic millimetre",
      inputs: { age: 60, ast: 90, alt: 64, platelets: { value: 75_000, unit: "/mm³" } },
      value: 9,
      within: 1e-9,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://pubmed.ncbi.nlm.nih.gov/16729309/",
        where: "Abstract of the publication: the formula with its units",
        compared: "constants",
      },
      {
        link: "https://pubmed.ncbi.nlm.nih.gov/16729309/",
        where: "Abstract of the publication: under 1.45 and above 3.25, with what each predicts",
        compared: "bands",
      },
      {
        link: "https://github.com/pacharanero/clincalc/blob/HEAD/src/calculators/fib4.rs",
        where: "Public implementation and its tests",
        compared: "vectors",
      },
      {
        link: "http://gihep.com/calculators/hepatology/fibrosis-4-score/",
        where: "Other limits elsewhere: 1.30 and 2.67 from 36 to 64 years, 2 after",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

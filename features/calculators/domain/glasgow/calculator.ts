import { defineCalculator } from "../calculator.ts";
import { bandOf } from "../score.ts";

const BANDS = [
  { id: "severe", from: 3, tone: "alert" },
  { id: "moderate", from: 9, tone: "watch" },
  { id: "mild", from: 13, tone: "neutral" },
] as const;

/**
 * Glasgow coma scale (Teasdale 1974, with the six motor levels in use since). A part that cannot be
 * tested is written, never replaced by a number: then there is no total, because a total would be
 * read as a deeper coma.
 */
export const glasgow = defineCalculator({
  id: "glasgow",
  category: "neurology",
  reasons: ["coma", "headInjury", "trauma"],
  inputs: {
    eyes: { kind: "choice", options: ["4", "3", "2", "1", "NT"] },
    verbal: { kind: "choice", options: ["5", "4", "3", "2", "1", "T"] },
    motor: { kind: "choice", options: ["6", "5", "4", "3", "2", "1", "NT"] },
  },
  result: { unit: "", decimals: 0, min: 3, max: 15 },
  bands: BANDS,
  compute({ eyes, verbal, motor }) {
    const symbol = `E${eyes} V${verbal} M${motor}`;
    const untested = [eyes, verbal, motor].some((part) => part === "NT" || part === "T");
    if (untested)
      return {
        value: null,
        band: null,
        parts: [],
        also: [],
        formula: symbol,
        notes: [verbal === "T" ? "intubated" : "untested"],
        symbol,
      };
    const points = { eyes: Number(eyes), verbal: Number(verbal), motor: Number(motor) };
    const value = points.eyes + points.verbal + points.motor;
    return {
      value,
      band: bandOf(BANDS, value),
      parts: Object.entries(points).map(([id, score]) => ({ id, points: score })),
      also: [],
      formula: `E${eyes} + V${verbal} + M${motor} = ${value}`,
      notes: value <= 8 ? ["coma"] : [],
      symbol,
    };
  },
  reference: {
    authors: "Teasdale G, Jennett B",
    title: "Assessment of coma and impaired consciousness. A practical scale",
    journal: "Lancet 1974;2(7872):81-84",
    year: 1974,
    doi: "10.1016/S0140-6736(74)91639-0",
  },
  bandsReference: {
    authors: "Teasdale G, Maas A, Lecky F, et al.",
    title: "The Glasgow Coma Scale at 40 years: standing the test of time",
    journal: "Lancet Neurol 2014;13(8):844-854",
    year: 2014,
    doi: "10.1016/S1474-4422(14)70120-6",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source: "J Neurol Neurosurg Psychiatry, table 1 adapted from Teasdale: « E4; M6; V5 = 15 »",
      inputs: { eyes: "4", verbal: "5", motor: "6" },
      value: 15,
      band: "mild",
    },
    {
      origin: "published",
      source: "Same table: coma is E2 M4 V2 or less",
      inputs: { eyes: "2", verbal: "2", motor: "4" },
      value: 8,
      band: "severe",
    },
    {
      origin: "derived",
      source: "Sum of the three parts",
      inputs: { eyes: "3", verbal: "4", motor: "5" },
      value: 12,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "Intubated: no total",
      inputs: { eyes: "3", verbal: "T", motor: "5" },
      value: null,
      band: null,
    },
    {
      origin: "derived",
      source: "Lowest possible",
      inputs: { eyes: "1", verbal: "1", motor: "1" },
      value: 3,
      band: "severe",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://jnnp.bmj.com/highwire/markup/166537/expansion?width=1000&height=500&iframe=true",
        where:
          "Table 1, adapted from Teasdale; eye opening to speech (3) is missing from the text extract",
        compared: "constants",
      },
      {
        link: "https://www.stacyhouse.com/Neurological_Outline_for_Mary_Roche/tsld057.htm",
        where: "The whole table of 15 answers",
        compared: "constants",
      },
      {
        link: "https://jnnp.bmj.com/highwire/markup/168386/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: the fifteen answers, total 3 to 15",
        compared: "constants",
      },
      {
        link: "https://www.ncbi.nlm.nih.gov/pubmed/25030516",
        where: "Abstract of Teasdale 2014: the three parts for a person, the total for groups",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

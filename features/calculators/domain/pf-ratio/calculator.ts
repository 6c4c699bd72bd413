import { defineCalculator } from "../calculator.ts";
import { fio2, pao2 } from "../quantities.ts";
import { bandOf } from "../score.ts";

const BANDS = [
  { id: "upTo100", from: 0, tone: "alert" },
  { id: "upTo200", from: 100, after: true, tone: "alert" },
  { id: "upTo300", from: 200, after: true, tone: "watch" },
  { id: "over300", from: 300, after: true, tone: "neutral" },
] as const;

/** The classes of Berlin need a pressure: without a word of it the ratio stands alone. */
function noteOf(pressure: boolean | undefined): string {
  if (pressure === undefined) return "pressureUnsaid";
  return pressure ? "otherCriteria" : "noPressure";
}

/**
 * PaO₂/FiO₂ in mmHg and the oxygenation classes of the Berlin definition (2012), which needs a
 * positive pressure and three other criteria.
 */
export const pfRatio = defineCalculator({
  id: "pf-ratio",
  category: "respiratory",
  reasons: ["dyspnoea", "sepsis"],
  inputs: { pao2, fio2, pressure: { kind: "yesno", needed: "never" } },
  result: { unit: "mmHg", decimals: 0, min: 0 },
  bands: BANDS,
  bandNotByValue: true,
  compute({ pao2: oxygen, fio2: inspired, pressure }, _typed, show) {
    const value = (100 * oxygen) / inspired;
    return {
      value,
      band: pressure ? bandOf(BANDS, value) : null,
      parts: [],
      also: [],
      formula: `${show(oxygen, 1)} / ${show(inspired / 100, 2)} = ${show(value, 0)}`,
      notes: [noteOf(pressure)],
    };
  },
  reference: {
    authors: "ARDS Definition Task Force, Ranieri VM, Rubenfeld GD, Thompson BT, et al.",
    title: "Acute respiratory distress syndrome: the Berlin Definition",
    journal: "JAMA 2012;307(23):2526-2533",
    year: 2012,
    doi: "10.1001/jama.2012.5669",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source: "AACN, Charles Towne chapter: 92 mmHg under 32 %: 287.5",
      inputs: { pao2: 92, fio2: 32 },
      value: 287.5,
      band: null,
    },
    {
      origin: "derived",
      source: "80 / 0.5",
      inputs: { pao2: 80, fio2: 50, pressure: true },
      value: 160,
      band: "upTo200",
    },
    {
      origin: "derived",
      source: "The ratio alone, nothing said of the pressure: 66 / 0.55",
      inputs: { pao2: 66, fio2: 55 },
      value: 120,
      band: null,
    },
    {
      origin: "derived",
      source: "At 300 exactly: still in the class",
      inputs: { pao2: 90, fio2: 30, pressure: true },
      value: 300,
      band: "upTo300",
    },
    {
      origin: "derived",
      source: "At 100 exactly",
      inputs: { pao2: 100, fio2: 100, pressure: true },
      value: 100,
      band: "upTo100",
    },
    {
      origin: "derived",
      source: "95 mmHg on air: 452.4",
      inputs: { pao2: 95, fio2: 21, pressure: false },
      value: 452.38,
      within: 0.01,
      band: null,
    },
    {
      origin: "derived",
      source: "10 kPa are 75.006 mmHg, at 40 %: 187.5",
      inputs: {
        pao2: { value: 10, unit: "kPa" },
        fio2: { value: 0.4, unit: "fraction" },
        pressure: true,
      },
      value: 187.5,
      within: 0.1,
      band: "upTo200",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "http://www.aacncharlestowne.com/Web%20Pages/aacn_pfratio.html",
        where: "A computation printed step by step by a chapter of critical care nurses",
        compared: "vectors",
      },
      {
        link: "https://trialsjournal.biomedcentral.com/articles/10.1186/s13063-017-2234-7/tables/1",
        where: "Table 1: the four criteria and the three classes, with their end included",
        compared: "constants",
      },
      {
        link: "https://ccforum.biomedcentral.com/articles/10.1186/cc11867/tables/1",
        where: "Table 1: the same; correction above 1000 m of altitude",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

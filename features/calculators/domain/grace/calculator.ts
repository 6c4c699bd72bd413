import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, creatinine, heartRate, systolic } from "../quantities.ts";
import { criteria, listed, stepped, steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

const INPUTS = {
  age: adultAge,
  heartRate,
  systolic,
  creatinine,
  killip: { kind: "choice", options: ["I", "II", "III", "IV"] },
  arrest: listed,
  stDeviation: listed,
  raisedMarkers: listed,
} as const;

type Grace = Values<typeof INPUTS>;

// The nomogram of 2003 in its printed classes; creatinine in mg/dL.
const ITEMS: readonly Item<Grace>[] = [
  {
    id: "killip",
    inputs: ["killip"],
    min: 0,
    max: 59,
    points: ({ killip }) => ({ I: 0, II: 20, III: 39, IV: 59 })[killip],
  },
  stepped("systolic", [
    [200, 0],
    [160, 10],
    [140, 24],
    [120, 34],
    [100, 43],
    [80, 53],
    [0, 58],
  ]),
  stepped("heartRate", [
    [200, 46],
    [150, 38],
    [110, 24],
    [90, 15],
    [70, 9],
    [50, 3],
    [0, 0],
  ]),
  stepped("age", [
    [90, 100],
    [80, 91],
    [70, 75],
    [60, 58],
    [50, 41],
    [40, 25],
    [30, 8],
    [0, 0],
  ]),
  {
    id: "creatinine",
    inputs: ["creatinine"],
    min: 1,
    max: 28,
    points: ({ creatinine: micromoles }) =>
      steps(fromCanonical(micromoles, "creatinineMgDl"), [
        [4, 28],
        [2, 21],
        [1.6, 13],
        [1.2, 10],
        [0.8, 7],
        [0.4, 4],
        [0, 1],
      ]),
  },
  ...criteria<Grace>({ arrest: 39, stDeviation: 28, raisedMarkers: 14 }),
];

const BANDS = [
  { id: "low", from: 0, tone: "neutral" },
  { id: "intermediate", from: 109, tone: "watch" },
  { id: "high", from: 141, tone: "alert" },
] as const;

/**
 * GRACE on admission (Granger 2003): points of the nomogram for death in hospital; 1 to 372. Not
 * GRACE 2.0.
 */
export const grace = defineCalculator({
  id: "grace",
  category: "cardiology",
  reasons: ["chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 372 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => ({ ...sumOf(ITEMS, values, typed, BANDS), notes: ["edition"] }),
  reference: {
    authors: "Granger CB, Goldberg RJ, Dabbous O, et al.",
    title: "Predictors of hospital mortality in the Global Registry of Acute Coronary Events",
    journal: "Arch Intern Med 2003;163(19):2345-2353",
    year: 2003,
    doi: "10.1001/archinte.163.19.2345",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "github.com/pacharanero/clincalc, grace.rs: 65 years, 80/min, 130 mmHg, 1.2 mg/dL, Killip I, ST, markers: 153",
      inputs: {
        arrest: false,
        stDeviation: true,
        raisedMarkers: true,
        age: 65,
        heartRate: 80,
        systolic: 130,
        creatinine: { value: 1.2, unit: "mg/dL" },
        killip: "I",
      },
      value: 153,
      band: "high",
    },
    {
      origin: "independent",
      source: "Same tests: 78 years, 115/min, 95 mmHg, 2.5 mg/dL, Killip III, ST, markers: 254",
      inputs: {
        arrest: false,
        stDeviation: true,
        raisedMarkers: true,
        age: 78,
        heartRate: 115,
        systolic: 95,
        creatinine: { value: 2.5, unit: "mg/dL" },
        killip: "III",
      },
      value: 254,
      band: "high",
    },
    {
      origin: "independent",
      source: "Same tests: 25 years, 60/min, 130 mmHg, 0.9 mg/dL, Killip I: 44",
      inputs: {
        age: 25,
        heartRate: 60,
        systolic: 130,
        creatinine: { value: 0.9, unit: "mg/dL" },
        killip: "I",
        arrest: false,
        stDeviation: false,
        raisedMarkers: false,
      },
      value: 44,
      band: "low",
    },
    {
      origin: "derived",
      source: "Everything at its most: 59 + 58 + 46 + 100 + 28 + 39 + 28 + 14",
      inputs: {
        age: 95,
        heartRate: 210,
        systolic: 70,
        creatinine: { value: 5, unit: "mg/dL" },
        killip: "IV",
        arrest: true,
        stDeviation: true,
        raisedMarkers: true,
      },
      value: 372,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "http://www.medicalalgorithms.com/grace-global-registry-of-acute-coronary-events-prediction-model-for-in-hospital-mortality-for-a-patient-with-acute-coronary-syndrome",
        where: "Every class of the nomogram with its points; maximum of 372",
        compared: "constants",
      },
      {
        link: "https://empendium.com/mcmtextbook/table/031_2892",
        where: "In hospital: up to 108 under 1 %, 109 to 140 1 to 3 %, above 140 over 3 %",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});

import {
  defineCalculator,
  type Item,
  type Partial,
  type TypedUnits,
  type Values,
} from "../calculator.ts";
import {
  adultAge,
  bicarbonate,
  bilirubin,
  glasgowTotal,
  heartRate,
  measure,
  potassium,
  sodium,
  systolic,
  temperature,
  urea,
} from "../quantities.ts";
import { stepped, steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";
import { CASES } from "./cases.ts";

const INPUTS = {
  age: adultAge,
  heartRate,
  systolic,
  temperature,
  ventilated: { kind: "yesno" },
  pfRatio: {
    ...measure(["mmHg", "kPa"], { usual: [40, 600], possible: [20, 800] }),
    needed: ({ ventilated }: Partial) => ventilated === true,
  },
  urineOutput: measure(["mlDay", "litreDay"], {
    normal: [800, 2500],
    usual: [0, 8000],
    possible: [0, 25000],
  }),
  urea,
  whiteCells: measure(["giga", "perMm3"], {
    normal: [4, 10],
    usual: [0.3, 80],
    possible: [0.05, 800],
    decimals: 1,
  }),
  potassium,
  sodium,
  bicarbonate,
  bilirubin,
  gcs: glasgowTotal,
  chronicDisease: { kind: "choice", options: ["none", "metastatic", "haematological", "aids"] },
  admission: { kind: "choice", options: ["scheduled", "medical", "unscheduled"] },
} as const;

type Igs = Values<typeof INPUTS>;

/** Counted only under ventilation or CPAP; 26.6 and 13.3 in the column of kPa. */
function oxygenation({ ventilated, pfRatio }: Igs, typed: TypedUnits): number {
  if (!ventilated || pfRatio === undefined) return 0;
  const kPa = typed.pfRatio === "kPa";
  return steps(kPa ? fromCanonical(pfRatio, "kPa") : pfRatio, [
    [kPa ? 26.6 : 200, 6],
    [kPa ? 13.3 : 100, 9],
    [0, 11],
  ]);
}

/**
 * Columns that rounding makes differ (0.60 g/L is 9.99 mmol/L): urea is read in that of the unit it
 * was typed in; mg/dL are those of the g/L.
 */
function ureaPoints({ urea: millimoles }: Igs, typed: TypedUnits): number {
  const unit = typed.urea ?? "ureaMmol";
  const [value, high, middle] = {
    ureaMmol: [millimoles, 30, 10] as const,
    bun: [fromCanonical(millimoles, "bun"), 84, 28] as const,
    grams: [fromCanonical(millimoles, "ureaGL"), 1.8, 0.6] as const,
  }[unit === "ureaMmol" || unit === "bun" ? unit : "grams"];
  return steps(value, [
    [high, 10],
    [middle, 6],
    [0, 0],
  ]);
}

// Le Gall 1993, from the highest class down; a value between two printed classes belongs to the
// lower one.
const ITEMS: readonly Item<Igs>[] = [
  stepped("age", [
    [80, 18],
    [75, 16],
    [70, 15],
    [60, 12],
    [40, 7],
    [0, 0],
  ]),
  stepped("heartRate", [
    [160, 7],
    [120, 4],
    [70, 0],
    [40, 2],
    [0, 11],
  ]),
  stepped("systolic", [
    [200, 2],
    [100, 0],
    [70, 5],
    [0, 13],
  ]),
  stepped("temperature", [
    [39, 3],
    [0, 0],
  ]),
  { id: "oxygenation", inputs: ["ventilated", "pfRatio"], min: 0, max: 11, points: oxygenation },
  stepped("urineOutput", [
    [1000, 0],
    [500, 4],
    [0, 11],
  ]),
  { id: "urea", inputs: ["urea"], min: 0, max: 10, points: ureaPoints },
  stepped("whiteCells", [
    [20, 3],
    [1, 0],
    [0, 12],
  ]),
  stepped("potassium", [
    [5, 3],
    [3, 0],
    [0, 3],
  ]),
  stepped("sodium", [
    [145, 1],
    [125, 0],
    [0, 5],
  ]),
  stepped("bicarbonate", [
    [20, 0],
    [15, 3],
    [0, 6],
  ]),
  stepped("bilirubin", [
    [102.6, 9],
    [68.4, 4],
    [0, 0],
  ]),
  stepped("gcs", [
    [14, 0],
    [11, 5],
    [9, 7],
    [6, 13],
    [3, 26],
  ]),
  {
    id: "chronicDisease",
    inputs: ["chronicDisease"],
    min: 0,
    max: 17,
    points: ({ chronicDisease }) =>
      ({ none: 0, metastatic: 9, haematological: 10, aids: 17 })[chronicDisease],
  },
  {
    id: "admission",
    inputs: ["admission"],
    min: 0,
    max: 8,
    points: ({ admission }) => ({ scheduled: 0, medical: 6, unscheduled: 8 })[admission],
  },
];

const BANDS = [{ id: "graded", from: 0, tone: "neutral" }] as const;

/** Hospital mortality, per cent: logit = −7.7631 + 0.0737 × score + 0.9971 × ln(score + 1). */
function mortality(score: number): number {
  const logit = -7.7631 + 0.0737 * score + 0.9971 * Math.log(score + 1);
  return 100 / (1 + Math.exp(-logit));
}

/**
 * IGS II, or SAPS II (Le Gall 1993): the worst values of the first 24 hours in intensive care; 0 to
 * 163.
 */
export const igsIi = defineCalculator({
  id: "igs-ii",
  category: "severity",
  reasons: ["sepsis", "shock"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 163 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    return {
      ...sum,
      also: [{ id: "mortality", value: mortality(sum.value ?? 0), unit: "%", decimals: 1 }],
    };
  },
  reference: {
    authors: "Le Gall JR, Lemeshow S, Saulnier F",
    title:
      "A new Simplified Acute Physiology Score (SAPS II) based on a European/North American multicenter study",
    journal: "JAMA 1993;270(24):2957-2963",
    year: 1993,
    doi: "10.1001/jama.1993.03510240069035",
  },
  licence: "free",
  cases: CASES,
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5379500/table/Tab2",
        where: "Table 2: every class with its original points",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4321691/table/T4",
        where:
          "Table 4: three patients with the predicted mortality; the third prints 100 mmHg, and its 21.3 % answers to a pressure under 100",
        compared: "vectors",
      },
      {
        link: "http://sfar.org/scores2/saps2_expanded.php",
        where: "Definitions: which of the values of 24 hours is kept",
        compared: "bands",
      },
    ],
    how: "publishedVector",
  },
});

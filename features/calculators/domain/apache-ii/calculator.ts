import { defineCalculator, type Item, type Partial, type Values } from "../calculator.ts";
import {
  adultAge,
  creatinine,
  fio2,
  glasgowTotal,
  heartRate,
  meanPressure,
  measure,
  paco2,
  pao2,
  respiratoryRate,
} from "../quantities.ts";
import { settled, steps, sumOf } from "../score.ts";
import { fromCanonical } from "../units.ts";
import { CASES, REVIEW } from "./cases.ts";

/** From a FiO₂ of one half oxygenation is judged by the A-a gradient, below it by PaO₂. */
const byGradient = ({ fio2: inspired }: Partial) => typeof inspired === "number" && inspired >= 50;
const mgDlOf = (value: unknown) =>
  typeof value === "number" ? fromCanonical(value, "creatinineMgDl") : 0;
const gradientGiven = ({ aado2 }: Partial) => aado2 !== undefined;

const INPUTS = {
  temperature: measure(["celsius", "fahrenheit"], {
    normal: [36, 38.4],
    usual: [28, 42],
    possible: [12, 46],
    decimals: 1,
  }),
  map: meanPressure,
  heartRate,
  respiratoryRate,
  fio2,
  pao2: { ...pao2, needed: (known: Partial) => !(byGradient(known) && gradientGiven(known)) },
  paco2: { ...paco2, needed: (known: Partial) => byGradient(known) && !gradientGiven(known) },
  aado2: { ...measure(["mmHg", "kPa"], { usual: [0, 650], possible: [0, 720] }), needed: "never" },
  ph: measure(["none"], {
    normal: [7.35, 7.45],
    usual: [6.9, 7.7],
    possible: [6.3, 8],
    decimals: 2,
  }),
  sodium: measure(["sodium"], { normal: [135, 145], usual: [105, 180], possible: [80, 220] }),
  potassium: measure(["sodium"], {
    normal: [3.5, 5],
    usual: [1.8, 8],
    possible: [1, 14],
    decimals: 1,
  }),
  creatinine,
  // Under 1.5 mg/dL there are no points to double.
  acuteRenalFailure: {
    kind: "yesno",
    needed: ({ creatinine: value }: Partial) => mgDlOf(value) >= 1.5,
  },
  hematocrit: measure(["percent", "fraction"], {
    normal: [36, 50],
    usual: [15, 65],
    possible: [4, 85],
  }),
  whiteCells: measure(["giga", "perMm3"], {
    normal: [4, 10],
    usual: [0.3, 80],
    possible: [0.05, 800],
    decimals: 1,
  }),
  gcs: glasgowTotal,
  age: adultAge,
  chronicHealth: {
    kind: "choice",
    options: ["none", "electiveSurgery", "medicalOrEmergencySurgery"],
  },
} as const;

type ApacheValues = Values<typeof INPUTS>;

/** A-aDO₂ = FiO₂ × (760 − 47) − PaCO₂ / 0.8 − PaO₂, mmHg at sea level. */
const gradientOf = ({
  fio2: inspired,
  pao2: oxygen,
  paco2: carbon,
}: ApacheValues): number | null =>
  oxygen === undefined || carbon === undefined
    ? null
    : settled((inspired / 100) * 713 - carbon / 0.8 - oxygen);

function oxygenation(values: ApacheValues): number {
  if (byGradient(values))
    return steps(values.aado2 ?? gradientOf(values) ?? 0, [
      [500, 4],
      [350, 3],
      [200, 2],
      [-1000, 0],
    ]);
  const oxygen = values.pao2 ?? 100;
  if (oxygen > 70) return 0;
  return oxygen >= 61 ? 1 : oxygen >= 55 ? 3 : 4;
}

function creatininePoints({ creatinine: micromoles, acuteRenalFailure }: ApacheValues): number {
  const mgDl = fromCanonical(micromoles, "creatinineMgDl");
  if (mgDl < 0.6) return 2;
  return (
    steps(mgDl, [
      [3.5, 4],
      [2, 3],
      [1.5, 2],
      [0, 0],
    ]) * (acuteRenalFailure ? 2 : 1)
  );
}

type Measured = {
  [N in keyof ApacheValues]: ApacheValues[N] extends number ? N : never;
}[keyof ApacheValues];
const measured = (
  id: Measured,
  table: readonly (readonly [number, number])[],
): Item<ApacheValues> => ({
  id,
  inputs: [id],
  min: 0,
  max: Math.max(...table.map(([, points]) => points)),
  points: (values) => steps(values[id], table),
});

// Knaus 1985, table 2, from the highest class down; a value between two printed classes belongs to
// the lower one.
const ITEMS: readonly Item<ApacheValues>[] = [
  measured("temperature", [
    [41, 4],
    [39, 3],
    [38.5, 1],
    [36, 0],
    [34, 1],
    [32, 2],
    [30, 3],
    [0, 4],
  ]),
  measured("map", [
    [160, 4],
    [130, 3],
    [110, 2],
    [70, 0],
    [50, 2],
    [0, 4],
  ]),
  measured("heartRate", [
    [180, 4],
    [140, 3],
    [110, 2],
    [70, 0],
    [55, 2],
    [40, 3],
    [0, 4],
  ]),
  measured("respiratoryRate", [
    [50, 4],
    [35, 3],
    [25, 1],
    [12, 0],
    [10, 1],
    [6, 2],
    [0, 4],
  ]),
  { id: "oxygenation", inputs: ["fio2", "pao2", "paco2"], min: 0, max: 4, points: oxygenation },
  measured("ph", [
    [7.7, 4],
    [7.6, 3],
    [7.5, 1],
    [7.33, 0],
    [7.25, 2],
    [7.15, 3],
    [0, 4],
  ]),
  measured("sodium", [
    [180, 4],
    [160, 3],
    [155, 2],
    [150, 1],
    [130, 0],
    [120, 2],
    [111, 3],
    [0, 4],
  ]),
  measured("potassium", [
    [7, 4],
    [6, 3],
    [5.5, 1],
    [3.5, 0],
    [3, 1],
    [2.5, 2],
    [0, 4],
  ]),
  {
    id: "creatinine",
    inputs: ["creatinine", "acuteRenalFailure"],
    min: 0,
    max: 8,
    points: creatininePoints,
  },
  measured("hematocrit", [
    [60, 4],
    [50, 2],
    [46, 1],
    [30, 0],
    [20, 2],
    [0, 4],
  ]),
  measured("whiteCells", [
    [40, 4],
    [20, 2],
    [15, 1],
    [3, 0],
    [1, 2],
    [0, 4],
  ]),
  { id: "gcs", inputs: ["gcs"], min: 0, max: 12, points: ({ gcs }) => 15 - gcs },
  measured("age", [
    [75, 6],
    [65, 5],
    [55, 3],
    [45, 2],
    [0, 0],
  ]),
  {
    id: "chronicHealth",
    inputs: ["chronicHealth"],
    min: 0,
    max: 5,
    points: ({ chronicHealth }) =>
      ({ none: 0, electiveSurgery: 2, medicalOrEmergencySurgery: 5 })[chronicHealth],
  },
];

const BANDS = [{ id: "graded", from: 0, tone: "neutral" }] as const;

/**
 * APACHE II (Knaus 1985): 12 measures at their worst in the first 24 hours, age, chronic health; 0
 * to 71. The mortality equation also needs the diagnostic category and is left out.
 */
export const apacheIi = defineCalculator({
  id: "apache-ii",
  category: "severity",
  reasons: ["sepsis", "shock"],
  inputs: INPUTS,
  rules: [
    (known) => {
      const gradient =
        byGradient(known) && !gradientGiven(known) ? gradientOf(known as ApacheValues) : null;
      return gradient !== null && gradient < 0 ? { field: "pao2", rule: "negativeGradient" } : null;
    },
  ],
  result: { unit: "", decimals: 0, min: 0, max: 71 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed, show) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const computed = byGradient(values) && values.aado2 === undefined ? gradientOf(values) : null;
    const used = byGradient(values) ? (values.aado2 ?? computed) : null;
    return {
      ...sum,
      also: used === null ? [] : [{ id: "gradient", value: used, unit: "mmHg", decimals: 0 }],
      formula:
        computed === null
          ? ""
          : `${show(values.fio2 / 100, 2)} × 713 − ${show(values.paco2 ?? 0, 1)} / ${show(0.8, 1)} − ${show(values.pao2 ?? 0, 1)} = ${show(computed, 0)}`,
      notes: [
        byGradient(values) ? "byGradient" : "byPao2",
        ...(values.acuteRenalFailure && creatininePoints(values) > 2 ? ["doubled"] : []),
        "noMortality",
      ],
    };
  },
  reference: {
    authors: "Knaus WA, Draper EA, Wagner DP, Zimmerman JE",
    title: "APACHE II: a severity of disease classification system",
    journal: "Crit Care Med 1985;13(10):818-829",
    year: 1985,
    doi: "10.1097/00003246-198510000-00009",
  },
  licence: "free",
  cases: CASES,
  review: REVIEW,
});

// Measures that calculators ask for: one unit list and one set of ranges each, so that a value
// typed in one form is judged the same in another. "Unlikely" limits are wide on purpose: they warn
// of a slip, they judge no patient.
import type { NumberInput, Range } from "./calculator.ts";

type Limits = readonly [min: number, max: number];
interface Judged {
  normal?: Limits;
  /** Outside: computed, with a warning. */
  usual: Limits;
  /** Outside: refused. */
  possible: Limits;
  decimals?: number;
  integer?: true;
}
type Measure = Omit<NumberInput, "needed" | "relevant">;

const range = ([min, max]: Limits): Range => ({ min, max });

/**
 * A number and its units, the canonical one first; limits are in it, ends included. No decimals
 * unless told.
 */
export const measure = (
  units: NumberInput["units"],
  { normal, usual, possible, decimals = 0, integer }: Judged,
): Measure => ({
  kind: "number",
  units,
  ...(normal ? { normal: range(normal) } : {}),
  usual: range(usual),
  possible: range(possible),
  ...(integer ? { integer } : {}),
  decimals,
});

/** Formulas and scores of adults. */
export const adultAge = measure(["years"], { usual: [18, 105], possible: [18, 125] });
export const heartRate = measure(["beats"], {
  normal: [60, 100],
  usual: [30, 220],
  possible: [10, 350],
});
export const respiratoryRate = measure(["breaths"], {
  normal: [12, 20],
  usual: [5, 60],
  possible: [0, 100],
});
export const systolic = measure(["mmHg", "kPa", "cmHg"], {
  normal: [90, 140],
  usual: [50, 250],
  possible: [20, 320],
});
export const diastolic = measure(["mmHg", "kPa", "cmHg"], {
  normal: [60, 90],
  usual: [25, 150],
  possible: [10, 220],
});
export const meanPressure = measure(["mmHg", "kPa"], {
  normal: [70, 105],
  usual: [30, 180],
  possible: [10, 250],
});
export const creatinine = measure(["creatinineMicro", "creatinineMgDl", "creatinineMgL"], {
  normal: [45, 110],
  usual: [25, 1500],
  possible: [15, 4000],
});
export const pao2 = measure(["mmHg", "kPa"], {
  normal: [75, 100],
  usual: [35, 550],
  possible: [15, 720],
});
export const paco2 = measure(["mmHg", "kPa"], {
  normal: [35, 45],
  usual: [15, 120],
  possible: [5, 180],
});
export const fio2 = measure(["percent", "fraction"], {
  normal: [21, 21],
  usual: [21, 100],
  possible: [21, 100],
});
export const glasgowTotal = measure(["none"], {
  normal: [15, 15],
  usual: [3, 15],
  possible: [3, 15],
  integer: true,
});
export const spo2 = measure(["percent"], {
  normal: [95, 100],
  usual: [60, 100],
  possible: [20, 100],
});
export const temperature = measure(["celsius", "fahrenheit"], {
  normal: [36, 38],
  usual: [28, 42],
  possible: [12, 46],
  decimals: 1,
});
export const urea = measure(["ureaMmol", "ureaGL", "bun", "ureaMgDl"], {
  normal: [2.5, 7.5],
  usual: [1.5, 50],
  possible: [0.8, 100],
  decimals: 1,
});
export const sodium = measure(["sodium"], {
  normal: [135, 145],
  usual: [105, 180],
  possible: [80, 220],
});
export const chloride = measure(["sodium"], {
  normal: [98, 107],
  usual: [70, 140],
  possible: [50, 170],
});
export const potassium = measure(["sodium"], {
  normal: [3.5, 5],
  usual: [1.8, 8],
  possible: [1, 14],
  decimals: 1,
});
export const calcium = measure(["calciumMmol", "calciumMgDl", "calciumMgL"], {
  normal: [2.15, 2.55],
  usual: [1, 4.5],
  possible: [0.4, 8],
  decimals: 2,
});
export const bicarbonate = measure(["sodium"], {
  normal: [22, 29],
  usual: [5, 45],
  possible: [1, 70],
});
export const bilirubin = measure(["bilirubinMicro", "bilirubinMgDl", "bilirubinMgL"], {
  normal: [3, 20],
  usual: [2, 600],
  possible: [1, 1200],
});
export const albumin = measure(["gramsPerLitre", "gramsPerDecilitre"], {
  normal: [35, 50],
  usual: [15, 55],
  possible: [8, 70],
});
export const haemoglobin = measure(["gramsPerLitre", "gramsPerDecilitre"], {
  normal: [120, 170],
  usual: [40, 220],
  possible: [15, 280],
});
export const inr = measure(["none"], {
  normal: [0.9, 1.2],
  usual: [0.8, 8],
  possible: [0.5, 25],
  decimals: 1,
});
export const glucose = measure(["glucoseMmol", "glucoseGL", "glucoseMgDl"], {
  normal: [3.9, 6.1],
  usual: [2, 60],
  possible: [0.5, 150],
  decimals: 1,
});
export const dDimer = measure(["dDimerMicro", "dDimerMg"], {
  usual: [50, 20000],
  possible: [10, 200000],
});
export const weight = measure(["kg", "lb"], { usual: [35, 200], possible: [20, 400], decimals: 1 });
export const height = measure(["cm", "m", "inch"], { usual: [140, 210], possible: [100, 250] });
export const sex = { kind: "choice", options: ["female", "male"] } as const;

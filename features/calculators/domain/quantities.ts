// Measures that several calculators ask for: one unit list and one set of ranges each, so that a value typed in one form
// is judged the same in another. "Unlikely" limits are wide on purpose: they warn of a slip, they judge no patient.
import type { NumberInput } from "./calculator.ts";

type Quantity = Omit<NumberInput, "needed">;
const quantity = <const Q extends Quantity>(made: Q): Q => made;

/** Formulas and scores of adults. */
export const adultAge = quantity({
  kind: "number",
  units: ["years"],
  usual: { min: 18, max: 105 },
  possible: { min: 18, max: 125 },
  decimals: 0,
});
export const heartRate = quantity({
  kind: "number",
  units: ["beats"],
  normal: { min: 60, max: 100 },
  usual: { min: 30, max: 220 },
  possible: { min: 10, max: 350 },
  decimals: 0,
});
export const respiratoryRate = quantity({
  kind: "number",
  units: ["breaths"],
  normal: { min: 12, max: 20 },
  usual: { min: 5, max: 60 },
  possible: { min: 0, max: 100 },
  decimals: 0,
});
export const systolic = quantity({
  kind: "number",
  units: ["mmHg", "kPa", "cmHg"],
  normal: { min: 90, max: 140 },
  usual: { min: 50, max: 250 },
  possible: { min: 20, max: 320 },
  decimals: 0,
});
export const diastolic = quantity({
  kind: "number",
  units: ["mmHg", "kPa", "cmHg"],
  normal: { min: 60, max: 90 },
  usual: { min: 25, max: 150 },
  possible: { min: 10, max: 220 },
  decimals: 0,
});
export const meanPressure = quantity({
  kind: "number",
  units: ["mmHg", "kPa"],
  normal: { min: 70, max: 105 },
  usual: { min: 30, max: 180 },
  possible: { min: 10, max: 250 },
  decimals: 0,
});
export const creatinine = quantity({
  kind: "number",
  units: ["creatinineMicro", "creatinineMgDl", "creatinineMgL"],
  normal: { min: 45, max: 110 },
  usual: { min: 25, max: 1500 },
  possible: { min: 15, max: 4000 },
  decimals: 0,
});
export const pao2 = quantity({
  kind: "number",
  units: ["mmHg", "kPa"],
  normal: { min: 75, max: 100 },
  usual: { min: 35, max: 550 },
  possible: { min: 15, max: 720 },
  decimals: 0,
});
export const paco2 = quantity({
  kind: "number",
  units: ["mmHg", "kPa"],
  normal: { min: 35, max: 45 },
  usual: { min: 15, max: 120 },
  possible: { min: 5, max: 180 },
  decimals: 0,
});
export const fio2 = quantity({
  kind: "number",
  units: ["percent", "fraction"],
  normal: { min: 21, max: 21 },
  usual: { min: 21, max: 100 },
  possible: { min: 21, max: 100 },
  decimals: 0,
});
export const glasgowTotal = quantity({
  kind: "number",
  units: ["none"],
  normal: { min: 15, max: 15 },
  usual: { min: 3, max: 15 },
  possible: { min: 3, max: 15 },
  integer: true,
  decimals: 0,
});
export const weight = quantity({
  kind: "number",
  units: ["kg", "lb"],
  usual: { min: 35, max: 200 },
  possible: { min: 20, max: 400 },
  decimals: 1,
});
export const height = quantity({
  kind: "number",
  units: ["cm", "m", "inch"],
  usual: { min: 140, max: 210 },
  possible: { min: 100, max: 250 },
  decimals: 0,
});
export const sex = { kind: "choice", options: ["female", "male"] } as const;

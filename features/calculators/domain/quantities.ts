// Measures that calculators ask for: one unit list and one set of ranges each, so that a value typed in one form is judged
// the same in another. "Unlikely" limits are wide on purpose: they warn of a slip, they judge no patient.
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

/** A number and its units, the canonical one first; limits are in it, ends included. No decimals unless told. */
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
export const heartRate = measure(["beats"], { normal: [60, 100], usual: [30, 220], possible: [10, 350] });
export const respiratoryRate = measure(["breaths"], { normal: [12, 20], usual: [5, 60], possible: [0, 100] });
export const systolic = measure(["mmHg", "kPa", "cmHg"], { normal: [90, 140], usual: [50, 250], possible: [20, 320] });
export const diastolic = measure(["mmHg", "kPa", "cmHg"], { normal: [60, 90], usual: [25, 150], possible: [10, 220] });
export const meanPressure = measure(["mmHg", "kPa"], { normal: [70, 105], usual: [30, 180], possible: [10, 250] });
export const creatinine = measure(["creatinineMicro", "creatinineMgDl", "creatinineMgL"], {
  normal: [45, 110],
  usual: [25, 1500],
  possible: [15, 4000],
});
export const pao2 = measure(["mmHg", "kPa"], { normal: [75, 100], usual: [35, 550], possible: [15, 720] });
export const paco2 = measure(["mmHg", "kPa"], { normal: [35, 45], usual: [15, 120], possible: [5, 180] });
export const fio2 = measure(["percent", "fraction"], { normal: [21, 21], usual: [21, 100], possible: [21, 100] });
export const glasgowTotal = measure(["none"], { normal: [15, 15], usual: [3, 15], possible: [3, 15], integer: true });
export const weight = measure(["kg", "lb"], { usual: [35, 200], possible: [20, 400], decimals: 1 });
export const height = measure(["cm", "m", "inch"], { usual: [140, 210], possible: [100, 250] });
export const sex = { kind: "choice", options: ["female", "male"] } as const;

// What is told of the patient of a prescription. All of it may be missing; nothing of it is kept.
import { z } from "zod";

const OLDEST = 125;
const HEAVIEST = 400;
const MOST_ALLERGIES = 20;
const LONGEST_NAME = 300;

/** A figure that several units could be carries its own: "98 µmol/L", or with its unit beside it. */
const quantity = z.union([
  z.number(),
  z.string().max(40),
  z.strictObject({ value: z.union([z.number(), z.string().max(20)]), unit: z.string().max(20) }),
]);

export const profile = z.strictObject({
  /** Years; under one, a fraction. */
  age: z.number().min(0).max(OLDEST).nullish(),
  sex: z.enum(["female", "male"]).nullish(),
  /** Kilograms. */
  weight: z.number().min(0.3).max(HEAVIEST).nullish(),
  creatinine: quantity.nullish(),
  /** Glomerular filtration rate that was given, mL/min (per 1.73 m² or not). */
  gfr: z.number().min(0).max(250).nullish(),
  pregnant: z.boolean().nullish(),
  breastfeeding: z.boolean().nullish(),
  allergies: z.array(z.string().trim().min(1).max(LONGEST_NAME)).max(MOST_ALLERGIES).nullish(),
});
export type Profile = z.output<typeof profile>;

// One row of dose as a sheet declares it. What is to be given and what bounds it are two shapes: a
// ceiling cannot carry a rhythm, and a dose cannot go without a route.
import { z } from "zod";
import { POPULATIONS } from "#platform/ai/toolbox.ts";

/** Every way in that the library uses; several are joined by " ou ". */
export const ROUTES = [
  "IV",
  "IM",
  "SC",
  "PO",
  "IO",
  "nébulisation",
  "inhalée",
  "masque",
  "masque à haute concentration",
  "ballon-masque",
  "buccale",
  "sublinguale",
  "nasale",
  "rectale",
  "entérale",
  "cutanée",
  "oculaire",
  "vaginale",
  "intrathécale",
  "péridurale",
  "périnerveuse",
] as const;
export type Route = (typeof ROUTES)[number];
const isRoute = (text: string): text is Route => (ROUTES as readonly string[]).includes(text);
export const routesOf = (route: string): string[] => route.split(" ou ");

const DIGITS = "\\d{1,3}(?:[\\u00a0\\u202f]\\d{3})+|\\d{1,3}|\\d{4,}(?=,)";
const NUMBER = `(?:${DIGITS})(?:,\\d+)?`;
/**
 * Decimal comma, a range with a hyphen, a hard space between thousands: "0,5", "10-15", "1 000".
 */
export const valueSchema = z.string().regex(new RegExp(`^${NUMBER}(?:-${NUMBER})?$`, "u"));
const value = valueSchema;

const BASE =
  "mg|µg|ng|g|kg|UI|mmol|µmol|mEq|mOsm|mL|L|bouffées?|gouttes?|comprimés?|ampoules?|%|mmHg|kPa|J|°C|ms";
const PER = "kg|L|dL|mL|m²|bouffée|prise";
const TIME = "h|min|j|24 h";
const unit = z
  .string()
  .regex(new RegExp(`^(?:(?:${BASE})(?:/(?:${PER}))?(?:/(?:${TIME}))?|/min)$`, "u"));

const line = z.string().trim().min(1).max(200);
const amount = z.strictObject({ value, unit });
const kilograms = z.number().positive().max(400);
const duration = z.string().regex(/^\d+(?:,\d+)? (?:heures|jours|semaines|mois|ans)$/);
const band = <T extends z.ZodType>(bound: T) =>
  z
    .strictObject({
      from: bound.optional(),
      over: bound.optional(),
      to: bound.optional(),
      under: bound.optional(),
    })
    .refine(({ from, over, to, under }) => {
      const low = [from, over].filter((one) => one !== undefined).length;
      const high = [to, under].filter((one) => one !== undefined).length;
      return low <= 1 && high <= 1 && low + high >= 1;
    }, "a band has one or two bounds, at most one on each side");

/** "hyperkaliemie" or "hyperkaliemie#f2". */
export const POINTER = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:#[drfetop]\d{1,2})?$/;
const slot = z.union([line, z.strictObject({ see: z.string().regex(POINTER) })]);

export const slotsSchema = z.strictObject({
  renal: slot,
  hepatic: slot,
  child: slot,
  pregnancy: slot,
  contraindication: slot,
});
export type Slots = z.output<typeof slotsSchema>;

const tie = z.strictObject({
  tie: z.enum(["with", "never-with"]),
  drug: line,
  detail: line.optional(),
  /** The passage of this sheet that holds the other dose. */
  see: z
    .string()
    .regex(/^[drfetop]\d{1,2}$/)
    .optional(),
});

const whom = {
  drug: line,
  salt: line.optional(),
  value,
  unit,
  dilution: line.optional(),
  rate: line.optional(),
  weight: band(kilograms).optional(),
  age: band(duration).optional(),
  population: z.enum(POPULATIONS),
  condition: line.optional(),
};

export const givenSchema = z.strictObject({
  kind: z.enum(["give", "alternative", "component"]),
  follows: z.literal(true).optional(),
  ...whom,
  /**
   * What the dose treats, when several sheets dose the drug: the same words where the dose must be
   * the same.
   */
  indication: line.optional(),
  forms: z
    .array(z.strictObject({ value, unit, of: line }))
    .min(1)
    .optional(),
  route: z
    .string()
    .refine(
      (text) => routesOf(text).every(isRoute),
      `routes of ${ROUTES.join(", ")}, joined by " ou "`,
    ),
  rhythm: line.optional(),
  duration: line.optional(),
  maximum: z
    .strictObject({
      dose: amount.extend({ for: line.optional() }).optional(),
      day: amount.optional(),
      total: amount.optional(),
    })
    .refine((maximum) => Object.keys(maximum).length > 0, "says of what it is the maximum")
    .optional(),
  weightCap: kilograms.optional(),
  status: z.enum(["authorised", "off-label"]).optional(),
  ...slotsSchema.partial().shape,
  ties: z.array(tie).min(1).optional(),
  note: line.optional(),
});

export const limitSchema = z.strictObject({
  kind: z.enum(["maximum", "rate-ceiling", "threshold", "target"]),
  ...whom,
  measure: line.optional(),
  bound: z.enum(["<", "≤", ">", "≥"]).optional(),
  route: givenSchema.shape.route.optional(),
  action: line.optional(),
});

export const doseSchema = z.discriminatedUnion("kind", [givenSchema, limitSchema]);
export type WrittenDose = z.output<typeof doseSchema>;
export type GivenDose = z.output<typeof givenSchema>;

export const isGiven = (dose: WrittenDose): dose is GivenDose =>
  dose.kind === "give" || dose.kind === "alternative" || dose.kind === "component";

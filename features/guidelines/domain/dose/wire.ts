// A row of dose as it leaves the library: every field, slots of its passage included.
import { z } from "zod";
import { DOSE_KINDS, type Dose, POPULATIONS, type Slot } from "#platform/ai/toolbox.ts";
import { isGiven, type Slots, type WrittenDose } from "./schema.ts";
import { SLOTS } from "./slots.ts";

const text = z.string();
const optional = text.optional();
const amount = z.object({ value: text, unit: text });
const slot = z.union([text, z.object({ see: text, title: optional })]).optional();
const kilograms = z.number().optional();

export const wireDose = z.object({
  kind: z.enum(DOSE_KINDS),
  follows: z.boolean().optional(),
  drug: text,
  salt: optional,
  measure: optional,
  bound: z.enum(["<", "≤", ">", "≥"]).optional(),
  value: text,
  unit: text,
  forms: z.array(amount.extend({ of: text })).optional(),
  dilution: optional,
  route: text,
  rate: optional,
  rhythm: text,
  duration: optional,
  maximum: z
    .object({
      dose: amount.extend({ for: optional }).optional(),
      day: amount.optional(),
      total: amount.optional(),
    })
    .optional(),
  weightCap: kilograms,
  weight: z
    .object({ from: kilograms, over: kilograms, to: kilograms, under: kilograms })
    .optional(),
  age: z.object({ from: optional, over: optional, to: optional, under: optional }).optional(),
  population: z.enum(POPULATIONS),
  condition: optional,
  indication: optional,
  action: optional,
  status: z.enum(["authorised", "off-label"]).optional(),
  renal: slot,
  hepatic: slot,
  child: slot,
  pregnancy: slot,
  contraindication: slot,
  ties: z
    .array(
      z.object({
        tie: z.enum(["with", "never-with"]),
        drug: text,
        detail: optional,
        see: optional,
      }),
    )
    .optional(),
  note: optional,
}) satisfies z.ZodType<Dose>;

/**
 * What is given takes the slots of its passage where it says nothing of its own; a slot that points
 * at another sheet takes its title.
 */
export function toDose(
  dose: WrittenDose,
  slots: Slots | undefined,
  titles: ReadonlyMap<string, string>,
): Dose {
  if (!isGiven(dose)) return { ...dose, route: dose.route ?? "", rhythm: "" };
  const filled = SLOTS.flatMap((name) => {
    const slot = dose[name] ?? slots?.[name];
    return slot === undefined ? [] : [[name, titled(slot, titles)] as const];
  });
  return { ...dose, ...Object.fromEntries(filled), rhythm: dose.rhythm ?? "" };
}

function titled(slot: Slot, titles: ReadonlyMap<string, string>): Slot {
  if (typeof slot === "string") return slot;
  const [sheetId = ""] = slot.see.split("#");
  const title = titles.get(sheetId);
  return title === undefined ? slot : { ...slot, title };
}

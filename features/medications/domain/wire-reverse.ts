// The reverse question and its answer, as they cross the wire.
import { z } from "zod";
import { EFFECTS } from "./effects.ts";
import { LEVELS } from "./levels.ts";

const LONGEST = 300;
const MOST_DRUGS = 40;
const words = z.string().trim().min(1).max(LONGEST);
const level = z.enum(LEVELS);

export const reverseQuestion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("effect"), effect: z.enum(EFFECTS) }),
  z.strictObject({ kind: z.literal("interacting"), drug: words }),
  z.strictObject({ kind: z.literal("contraindicated"), condition: words }),
]);
export type ReverseQuestion = z.output<typeof reverseQuestion>;

/** Those that are looked for among: a prescription. */
export const among = z.array(words).max(MOST_DRUGS).default([]);

export const reverseAnswer = z.object({
  thesaurus: z.object({ edition: z.string(), pairs: z.int(), partial: z.boolean() }),
  /** False: the drug of the question is known to nobody here, and nothing was looked for. */
  known: z.boolean(),
  effect: z.array(
    z.object({
      substance: z.string(),
      classes: z.array(z.string()),
      among: z.array(z.string()),
    }),
  ),
  interacting: z.array(
    z.object({
      other: z.string(),
      level,
      levels: z.array(level),
      mechanism: z.string(),
      detail: z.string(),
      among: z.array(z.string()),
    }),
  ),
  forbidden: z.array(
    z.object({
      drug: z.string(),
      cis: z.string().nullable(),
      route: z.string().nullable(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  /** RCP that were searched: what is not among them was not looked for. */
  rcpRead: z.int(),
  /** Of the drugs that were asked among, those that nothing here knows. */
  unverified: z.array(z.string()),
});

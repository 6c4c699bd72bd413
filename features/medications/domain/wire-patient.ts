// What is told of a patient and of each drug, as it leaves the server.
import { z } from "zod";
import { PROFILE_SUBJECTS } from "./patient-lines.ts";

const line = z.object({
  text: z.string(),
  place: z.string(),
  source: z.int(),
  holds: z.boolean().nullable(),
});

const source = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("rcp"),
    cis: z.string(),
    name: z.string(),
    updated: z.string().nullable(),
    readAt: z.date(),
  }),
  z.object({
    kind: z.literal("library"),
    title: z.string(),
    route: z.string(),
    grade: z.string(),
  }),
]);

export const wirePatient = z.object({
  kidney: z
    .object({
      values: z.array(
        z.object({
          calculator: z.string(),
          value: z.number(),
          unit: z.string(),
          formula: z.string(),
        }),
      ),
      given: z.number().nullable(),
      used: z.object({ value: z.number(), by: z.string() }).nullable(),
      missing: z.array(z.string()),
      refused: z.array(z.string()),
    })
    .nullable(),
  allergies: z.object({
    found: z.array(
      z.object({
        allergy: z.string(),
        drug: z.string(),
        by: z.enum(["substance", "class", "atc"]),
        shared: z.string(),
      }),
    ),
    unverified: z.array(z.string()),
  }),
  /** What the profile makes worth reading, in the order of the drugs' lines. */
  asked: z.array(z.enum(PROFILE_SUBJECTS)),
  drugs: z.array(
    z.object({
      drug: z.string(),
      /** Numbers of the drugs whose RCP may be read; empty for a substance or a class. */
      cis: z.array(z.string()),
      sources: z.array(source),
      /** Empty: nothing of what is held says it. */
      told: z.array(z.object({ subject: z.enum(PROFILE_SUBJECTS), lines: z.array(line) })),
      contraindications: z.array(line),
    }),
  ),
});

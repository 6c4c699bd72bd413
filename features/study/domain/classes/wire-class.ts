// A paper that a teacher opens to a class by a code, and what its questions gave.
import { z } from "zod";
import { isStorable } from "#platform/text/storable.ts";
import { EXAM_COUNTS, LONGEST_MINUTES } from "../session.ts";
import { filters, id, profile, timeZone } from "../wire-session.ts";

/** Read aloud and copied by hand: no letter that looks like a figure. */
export const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const CODE_LENGTH = 8;
export const MOST_ATTEMPTS = 5;
const LONGEST_TITLE = 120;

const title = z.string().trim().min(1).max(LONGEST_TITLE).refine(isStorable);
/** As it was typed: small letters, spaces and dashes are forgiven. */
export const code = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ""))
  .pipe(z.string().length(CODE_LENGTH));

const moment = z.iso.datetime().transform((text) => new Date(text));

export const classPaperRequest = z
  .strictObject({
    /** Given by the device: the same id again is the same paper. */
    id,
    title,
    filters: filters.prefault({}),
    count: z.int().refine((count) => EXAM_COUNTS.some((one) => one === count)),
    minutes: z.int().min(1).max(LONGEST_MINUTES),
    profile,
    opensAt: moment,
    closesAt: moment,
    attempts: z.int().min(1).max(MOST_ATTEMPTS),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt);
export type ClassPaperRequest = z.output<typeof classPaperRequest>;

export const classPaper = z.object({
  id,
  code: z.string(),
  title: z.string(),
  count: z.int(),
  minutes: z.int(),
  opensAt: z.date(),
  closesAt: z.date(),
  attempts: z.int(),
});

export const joinRequest = z.strictObject({ id, code, timeZone });

/** Why the code of a class begins nothing. */
export const classRefused = {
  CLASS_CLOSED: { status: 422, data: z.object({ opensAt: z.date(), closesAt: z.date() }) },
  NO_ATTEMPTS_LEFT: { status: 422 },
};

/** Sums: nobody is named. */
export const classResults = z.object({
  /** Handed in. */
  papers: z.int(),
  /** 0 to 1; null while nothing was handed in. */
  mean: z.number().nullable(),
  questions: z.array(
    z.object({
      statement: z.string(),
      mean: z.number(),
      answered: z.int(),
      /** Null without lines to tick. */
      lines: z
        .array(z.object({ text: z.string(), correct: z.boolean(), ticked: z.int() }))
        .nullable(),
    }),
  ),
});

// A question of the bank, whole: what is asked, what is right and why, and where it stands in the
// programme.
import { z } from "zod";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { isStorable } from "#platform/text/storable.ts";

export const DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
/** Items of the national programme. */
const LAST_ITEM = 367;
export const LONGEST_STATEMENT = 10_000;
export const LONGEST_LINE = 2_000;
export const MOST_PROPOSITIONS = 26;

const text = (longest: number) => z.string().trim().min(1).max(longest).refine(isStorable);
const explanation = text(LONGEST_STATEMENT).nullable().default(null);

const about = {
  statement: text(LONGEST_STATEMENT),
  /** Why, for the question as a whole. */
  explanation,
  specialty: z.enum(SPECIALTIES).nullable().default(null),
  difficulty: z.enum(DIFFICULTIES).default("medium"),
  item: z.int().min(1).max(LAST_ITEM).nullable().default(null),
  rank: z.enum(["A", "B"]).nullable().default(null),
  source: text(LONGEST_LINE).nullable().default(null),
};

const proposition = z
  .strictObject({
    id: z.string().min(1).max(20).refine(isStorable),
    text: text(LONGEST_LINE),
    correct: z.boolean(),
    unacceptable: z.boolean().optional(),
    indispensable: z.boolean().optional(),
    explanation,
  })
  .refine((line) => !(line.unacceptable && line.correct) && !(line.indispensable && !line.correct));

const ticked = z
  .strictObject({
    ...about,
    type: z.enum(["qrm", "qru", "qrp", "qrp-long"]),
    propositions: z.array(proposition).min(2).max(MOST_PROPOSITIONS),
  })
  .refine(
    ({ propositions }) => new Set(propositions.map(({ id }) => id)).size === propositions.length,
  )
  .refine(({ type, propositions }) => {
    const right = propositions.filter(({ correct }) => correct).length;
    return type === "qru" ? right === 1 : right > 0;
  });

const open = z.strictObject({
  ...about,
  type: z.literal("qroc"),
  accepted: z.array(text(300)).min(1).max(50),
});

export const bankQuestion = z.union([ticked, open]);

export type BankQuestion = z.output<typeof bankQuestion>;

/** a, b, c… */
export const letter = (at: number): string => String.fromCodePoint("a".charCodeAt(0) + at);

// The cases shipped with the product, as content/cases/*.json has them, and what makes one
// trustworthy: each line and each thing wanted stands on a passage of the library that says it.
import { z } from "zod";
import { SPECIALTIES, typographyErrors } from "#features/guidelines/domain/public.ts";
import { passageId } from "../bank-kinds.ts";
import { type BankQuestion, type QuestionPart, questionPart } from "../bank-question.ts";
import { DIFFICULTIES, RANKS } from "../programme.ts";
import { bankErrors, numbersOf, reviewSchema, type StandingPassage } from "../shipped-bank.ts";
import { CASE_STEPS, type CaseStep, type CaseStory } from "./clinical-case.ts";

const text = z.string().trim().min(1).max(4_000);
const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

const step = z.strictObject({
  kind: z.enum(CASE_STEPS),
  text,
  questions: z.array(questionPart).max(3).default([]),
  /** What was to be seen or done at this step; a step that asks says it. */
  wanted: z
    .array(z.strictObject({ text, passage: passageId }))
    .max(6)
    .default([]),
});
type Step = z.output<typeof step>;

const placeOf = ({ kind }: Step) => CASE_STEPS.indexOf(kind);

const caseSchema = z
  .strictObject({
    id,
    title: z.string().trim().min(1).max(120),
    language: z.literal("fr"),
    /** No real person's story is ever shipped. */
    fictitious: z.literal(true),
    specialty: z.enum(SPECIALTIES),
    difficulty: z.enum(DIFFICULTIES),
    item: z.int().min(1).max(367).nullable().default(null),
    rank: z.enum(RANKS).nullable().default(null),
    steps: z.array(step).min(CASE_STEPS.length).max(12),
    computed: z.array(z.string().regex(/^\d+(?:,\d+)?$/)).default([]),
    review: z.array(reviewSchema).min(1),
  })
  .refine(({ steps }) => CASE_STEPS.every((kind) => steps.some((one) => one.kind === kind)), {
    error: `a case has a step of each kind: ${CASE_STEPS.join(", ")}`,
  })
  .refine(({ steps }) => steps.every((one, at) => placeOf(one) >= placeOf(steps[at - 1] ?? one)), {
    error: "the steps come in their order",
  })
  .refine(({ steps }) => steps.every((one) => one.questions.length === 0 || asksAndTells(one)), {
    error: "a step that asks says what it wanted; the patient and the diagnosis ask nothing",
  })
  .refine(({ steps }) => steps.filter(({ questions }) => questions.length > 0).length >= 2, {
    error: "two steps at least ask something",
  })
  .refine(({ steps }) => (steps.at(-1)?.wanted.length ?? 0) > 0, {
    error: "the diagnosis stands on a passage",
  });

const asksAndTells = ({ kind, wanted }: Step) =>
  wanted.length > 0 && kind !== "patient" && kind !== "diagnosis";

export interface ShippedCase {
  readonly story: CaseStory;
  /** In the order in which they are asked. */
  readonly questions: readonly { readonly id: string; readonly content: BankQuestion }[];
  readonly computed: readonly string[];
}

/** A case, or what is wrong with its shape. */
export function readCase(raw: unknown): ShippedCase | string {
  const read = caseSchema.safeParse(raw);
  if (!read.success) return z.prettifyError(read.error);
  const { steps, computed, language: _, fictitious: __, review, ...head } = read.data;
  const { specialty, difficulty, item, rank } = head;
  const parts = steps.flatMap(({ questions }) => questions);
  const isReread = review.some(({ how }) => how === "reread");
  let from = 0;
  const told = steps.map(({ kind, text, wanted, questions }): CaseStep => {
    const own = { kind, text, wanted, from, count: questions.length };
    from += questions.length;
    return own;
  });
  return {
    story: { ...head, steps: told, ...(isReread ? { reread: true } : {}) },
    questions: parts.map((part, at) => ({
      id: `${head.id}/${at + 1}`,
      content: { ...part, specialty, difficulty, item, rank, source: null },
    })),
    computed,
  };
}

/** What a schema cannot see: empty when the case can be shipped. */
export function caseErrors(
  { story, questions, computed }: ShippedCase,
  passages: ReadonlyMap<string, StandingPassage>,
): string[] {
  const told = story.steps.map((one) => one.text).join("\n");
  const { id, specialty, difficulty, item, rank, title } = story;
  const parts = questions.map(({ content }) => content as QuestionPart);
  // As a case of the bank: what its steps have told may be said again.
  const content: BankQuestion = {
    ...{ type: "mini-case", statement: told, explanation: null, source: null },
    ...{ specialty, difficulty, item, rank, questions: parts },
  };
  const faults = bankErrors([{ id, content, review: [], computed }], passages);
  const known = new Set([...numbersOf(told), ...computed]);
  for (const fault of typographyErrors(title)) faults.push(`${id}: ${fault}`);
  for (const { text, passage } of story.steps.flatMap(({ wanted }) => wanted)) {
    for (const fault of typographyErrors(text)) faults.push(`${id}: ${fault}`);
    const stands = passages.get(passage);
    if (!stands) {
      faults.push(`${id}: the library has no passage ${passage}`);
      continue;
    }
    const stated = new Set(numbersOf(stands.text));
    for (const number of numbersOf(text))
      if (!stated.has(number) && !known.has(number))
        faults.push(`${id}: what was wanted: ${number} is not in ${passage}`);
  }
  return faults;
}

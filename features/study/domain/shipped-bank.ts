// The questions shipped with the product, as they are written in content/*.json, and what makes one
// trustworthy: each line says why, and stands on a passage of the library that says it.
import { z } from "zod";
import { SPECIALTIES, typographyFaults } from "#features/guidelines/domain/public.ts";
import { type BankQuestion, bankQuestion, type QuestionPart } from "./bank-question.ts";
import { isSeries } from "./question.ts";

const day = z.iso.date();
const line = z.string().trim().min(1).max(400);

/** What was really done, and the day; nobody is invented. */
export const reviewSchema = z.strictObject({
  day,
  how: z.enum([
    /** The writer put each line beside the passage it stands on. */
    "compared",
    /** Somebody who did not write the question did the same. */
    "reread",
    /** Somebody who had not seen the key answered, and agreed with it. */
    "answered",
    /** A document beyond the passage was opened: which, and where in it. */
    "opened",
  ]),
  opened: z.url({ protocol: /^https?$/ }).optional(),
  where: line.optional(),
});

const entrySchema = z.looseObject({
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  review: z.array(reviewSchema).min(1),
  /** Numbers that come from a computation shown in an explanation, and stand in no passage. */
  computed: z.array(z.string().regex(/^\d+(?:,\d+)?$/)).optional(),
});

export const bankFileSchema = z.strictObject({
  specialty: z.enum(SPECIALTIES),
  language: z.literal("fr"),
  questions: z.array(entrySchema).min(1),
});

export interface ShippedQuestion {
  readonly id: string;
  readonly content: BankQuestion;
  readonly review: readonly z.output<typeof reviewSchema>[];
  readonly computed: readonly string[];
}

/** The questions of one file, and what is wrong with it, one fault a line. */
export function readBankFile(raw: unknown): {
  questions: readonly ShippedQuestion[];
  faults: readonly string[];
} {
  const file = bankFileSchema.safeParse(raw);
  if (!file.success) return { questions: [], faults: [z.prettifyError(file.error)] };
  const questions: ShippedQuestion[] = [];
  const faults: string[] = [];
  for (const { id, review, computed = [], ...rest } of file.data.questions) {
    const content = bankQuestion.safeParse({ specialty: file.data.specialty, ...rest });
    if (content.success) questions.push({ id, review, computed, content: content.data });
    else faults.push(`${id}: ${z.prettifyError(content.error)}`);
  }
  return { questions, faults };
}

/** A passage of the library as far as a question stands on it. */
export interface StandingPassage {
  readonly title: string;
  readonly text: string;
}

/** What a schema cannot see: empty when the questions can be shipped. */
export function bankFaults(
  questions: readonly ShippedQuestion[],
  passages: ReadonlyMap<string, StandingPassage>,
): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const statements = new Set<string>();
  for (const question of questions) {
    const { id, content } = question;
    if (ids.has(id)) faults.push(`${id}: the id is used twice`);
    ids.add(id);
    if (statements.has(content.statement)) faults.push(`${id}: the statement is written twice`);
    statements.add(content.statement);
    for (const fault of questionFaults(question, passages)) faults.push(`${id}: ${fault}`);
  }
  return faults;
}

function questionFaults(
  { content, computed, review }: ShippedQuestion,
  passages: ReadonlyMap<string, StandingPassage>,
): string[] {
  const parts: readonly (QuestionPart | BankQuestion)[] = isSeries(content)
    ? content.questions
    : [content];
  // What the statements of a case have said already may be said again.
  const told = new Set([content, ...parts].flatMap(({ statement }) => numbersOf(statement)));
  const known = new Set([...told, ...computed]);
  const faults = parts.flatMap((part, at) =>
    partFaults(part, known, passages).map((fault) =>
      isSeries(content) ? `question ${at + 1}: ${fault}` : fault,
    ),
  );
  for (const text of textsOf(content))
    for (const fault of typographyFaults(text)) faults.push(fault);
  if (review.some(({ how, opened, where }) => how === "opened" && !(opened && where)))
    faults.push("a review that opened a document says which and where");
  return faults;
}

function partFaults(
  part: QuestionPart | BankQuestion,
  known: ReadonlySet<string>,
  passages: ReadonlyMap<string, StandingPassage>,
): string[] {
  if (isSeries(part)) return ["a series holds no series"];
  const lines =
    part.type === "qroc"
      ? [{ ...part, where: "the answer", states: part.accepted.slice(0, 1) }]
      : part.propositions.map((line) => ({
          ...line,
          where: line.id,
          states: line.correct ? [line.text] : [],
          quotes: line.text,
        }));
  return lines.flatMap(({ where, explanation, passage, states, ...line }) => {
    if (explanation === null) return [`${where} has no explanation`];
    if (passage === undefined) return [`${where} stands on no passage`];
    const stands = passages.get(passage);
    if (!stands) return [`${where}: the library has no passage ${passage}`];
    const stated = new Set([...numbersOf(stands.text), ...known]);
    const quoted = new Set("quotes" in line ? numbersOf(line.quotes) : []);
    const wrong = states.flatMap(numbersOf).filter((number) => !stated.has(number));
    const loose = numbersOf(explanation).filter((one) => !stated.has(one) && !quoted.has(one));
    return [...new Set([...wrong, ...loose])].map(
      (number) => `${where}: ${number} is not in ${passage}; name it in "computed" if it follows`,
    );
  });
}

function textsOf(content: BankQuestion | QuestionPart): string[] {
  const own = [content.statement, ...(content.explanation === null ? [] : [content.explanation])];
  if (isSeries(content)) return [...own, ...content.questions.flatMap(textsOf)];
  if (content.type === "qroc") return [...own, ...content.accepted];
  return [
    ...own,
    ...content.propositions.flatMap(({ text, explanation }) =>
      explanation === null ? [text] : [text, explanation],
    ),
  ];
}

/** "(ESC 2019)", "G20 %" and "CO2" are names; "1 000" is one number. */
const NAMES = /\((?:[A-Z]{2,}(?:-[A-Z]{2,})?,? )+\d{4}\)|\p{L}+\d+/gu;

export const numbersOf = (text: string): string[] =>
  text
    .replace(NAMES, " ")
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/gu, "")
    .match(/\d+(?:,\d+)?/g) ?? [];

// The questions shipped with the product, as they are written in content/*.json, and what makes one
// trustworthy: each line says why, and stands on a passage of the library that says it.
import { z } from "zod";
import { SPECIALTIES, typographyErrors } from "#features/guidelines/domain/public.ts";
import { placesOf } from "./bank-kinds.ts";
import { type BankQuestion, bankQuestion, type QuestionPart } from "./bank-question.ts";
import { expertsIn, FEWEST_EXPERTS } from "./programme.ts";
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
export function bankErrors(
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
  const article = content.type === "lca" ? content.article.body : null;
  const faults = parts.flatMap((part, at) =>
    partFaults(part, known, { passages, article }).map((fault) =>
      isSeries(content) ? `question ${at + 1}: ${fault}` : fault,
    ),
  );
  for (const text of textsOf(content))
    for (const fault of typographyErrors(text)) faults.push(fault);
  if (review.some(({ how, opened, where }) => how === "opened" && !(opened && where)))
    faults.push("a review that opened a document says which and where");
  return faults;
}

/** What is said of one line, place or answer, and what it stands on. */
interface Statement {
  readonly where: string;
  readonly explanation: string | null;
  readonly passage?: string | undefined;
  /** Words of the article of a critical reading. */
  readonly quote?: string | undefined;
  /** Said to be right: its numbers stand in the passage. */
  readonly states: readonly string[];
  /** Its own words: an explanation may say their numbers again. */
  readonly quotes?: string;
}

interface Grounds {
  readonly passages: ReadonlyMap<string, StandingPassage>;
  readonly article: string | null;
}

function statementsOf(part: QuestionPart | BankQuestion): Statement[] {
  if (isSeries(part)) return [];
  switch (part.type) {
    case "qroc":
      return [{ ...part, where: "the answer", states: part.accepted.slice(0, 1) }];
    case "tcs":
      return [{ ...part, where: "the panel", states: [], quotes: part.information }];
    case "zones":
      return placesOf(part).map((place) => ({
        ...place,
        where: place.id,
        states: part.zones.some(({ id }) => id === place.id) ? [place.name] : [],
        quotes: place.name,
      }));
    default:
      return part.propositions.map((line) => ({
        ...line,
        where: line.id,
        states: line.correct ? [line.text] : [],
        quotes: line.text,
      }));
  }
}

function partFaults(
  part: QuestionPart | BankQuestion,
  known: ReadonlySet<string>,
  grounds: Grounds,
): string[] {
  if (isSeries(part)) return ["a series holds no series"];
  const own = part.type === "tcs" ? panelFaults(part) : [];
  return [...own, ...statementsOf(part).flatMap((one) => statementFaults(one, known, grounds))];
}

/** A key that nobody gave is no key. */
function panelFaults({ panel, panelOf }: Extract<BankQuestion, { type: "tcs" }>): string[] {
  const faults = panelOf === null ? ["the panel says who answered"] : [];
  if (expertsIn(panel) < FEWEST_EXPERTS)
    faults.push(`a panel has ${FEWEST_EXPERTS} experts at least`);
  return faults;
}

function statementFaults(
  { where, explanation, passage, quote, states, quotes = "" }: Statement,
  known: ReadonlySet<string>,
  { passages, article }: Grounds,
): string[] {
  if (explanation === null) return [`${where} has no explanation`];
  const stands =
    quote !== undefined && article !== null ? { text: article } : passages.get(passage ?? "");
  if (quote !== undefined && !article?.includes(quote))
    return [`${where}: the article does not say "${quote}"`];
  if (quote === undefined && passage === undefined) return [`${where} stands on no passage`];
  if (!stands) return [`${where}: the library has no passage ${passage}`];
  const stated = new Set([...numbersOf(stands.text), ...known]);
  const quoted = new Set(numbersOf(quotes));
  const wrong = states.flatMap(numbersOf).filter((number) => !stated.has(number));
  const loose = numbersOf(explanation).filter((one) => !stated.has(one) && !quoted.has(one));
  return [...new Set([...wrong, ...loose])].map(
    (number) =>
      `${where}: ${number} is not in ${passage ?? "the article"}; name it in "computed" if it follows`,
  );
}

function textsOf(content: BankQuestion | QuestionPart): string[] {
  const own = [content.statement, ...(content.explanation === null ? [] : [content.explanation])];
  const said = (text: string, explanation: string | null) =>
    explanation === null ? [text] : [text, explanation];
  if ("image" in content && content.image) own.push(content.image.alt);
  if (content.type === "lca") own.push(content.article.title, content.article.body);
  if (isSeries(content)) return [...own, ...content.questions.flatMap(textsOf)];
  switch (content.type) {
    case "qroc":
      return [...own, ...content.accepted];
    case "tcs":
      return [...own, content.hypothesis, content.information];
    case "zones":
      return [
        ...own,
        ...placesOf(content).flatMap(({ name, explanation }) => said(name, explanation)),
      ];
    default:
      return [
        ...own,
        ...content.propositions.flatMap(({ text, explanation }) => said(text, explanation)),
      ];
  }
}

/** "(ESC 2019)", "G20 %" and "CO2" are names; "1 000" is one number. */
const NAMES = /\((?:[A-Z]{2,}(?:-[A-Z]{2,})?,? )+\d{4}\)|\p{L}+\d+/gu;

export const numbersOf = (text: string): string[] =>
  text
    .replace(NAMES, " ")
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/gu, "")
    .match(/\d+(?:,\d+)?/g) ?? [];

// A question that a language model wrote, read with suspicion. It is one of the quiz when its
// passage stands in what the model was given word for word, when each right line stands in that
// passage word for word, and when no wrong line could be right of the same document. The explanation
// is the passage itself. Whatever fails is dropped, and counted.
import { z } from "zod";
import { foreignFigures, locator, quantitiesIn } from "#features/card-generation/domain/public.ts";
import { audit } from "#features/chat/domain/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import type { BankQuestion } from "../bank-question.ts";
import type { Difficulty } from "../programme.ts";
import { letter } from "../programme.ts";
import { type Amount, amountsSaid } from "./amounts.ts";
import { CLASSES } from "./drug-classes.ts";
import { mayMean } from "./drug-questions.ts";
import { bothKnown, isWrong, type Known, knownOfDrug, knownOfSheet, textOfSheet } from "./known.ts";
import { drawn } from "./lot.ts";
import type { Material } from "./material.ts";
import { FEWEST_WRONG, limitsOf, type Made, MOST_WRONG, spokenIn } from "./question-parts.ts";
import { asksForbidden, isDenied, isNegative, standsIn } from "./stands-in.ts";

export const DROPPED = ["format", "passage", "key", "wrong", "twice"] as const;
export type Dropped = (typeof DROPPED)[number];
export type ReadQuestion =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly reason: Dropped };

/** Without what steers a screen or a text: controls, marks of direction, halves of characters. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/gu, (space) => (space.includes("\u00a0") ? "\u00a0" : " "))
    .trim();
const line = z.string().max(600).transform(plain).pipe(z.string().min(1).max(300));
const lines = z.union([line.transform((one) => [one]), z.array(line)]);
const SHORTEST_PASSAGE = 12;

const written = z.object({
  question: z.string().max(2_000).transform(plain).pipe(z.string().min(8).max(600)),
  right: lines.pipe(z.array(z.string()).min(1).max(3)),
  wrong: z.array(line).min(1).max(8),
  passage: z.string().min(SHORTEST_PASSAGE).max(2_000),
});
type Written = z.output<typeof written>;

function parsed(json: string): Written | null {
  try {
    return written.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The passage that holds a quotation, and the words as they stand there. */
function quotedIn(quotation: string, passages: readonly Passage[]) {
  for (const passage of passages) {
    const range = locator(passage.text)(quotation);
    if (range) return { passage, quote: passage.text.slice(range.from, range.to).trim() };
  }
  return null;
}

const amountsIn = (text: string): Amount[] =>
  [...quantitiesIn(text)].map((one) => {
    const [value = "", ...unit] = one.split(" ");
    return { value: value.replace(".", ","), unit: unit.join(" ") };
  });
/** The unit that the lines of a question share. */
const unitsIn = (text: string) =>
  [...new Set(amountsIn(text).map(({ unit }) => unit))].sort().join(" ");

/** Whether a right line is what its passage says: its figures, its words, and nothing denied. */
function holdsKey({ question, right }: Written, quote: string, passage: Passage): boolean {
  if (isNegative(question)) return false;
  const whole = `${question} ${right.join(" ; ")}`;
  if (foreignFigures(whole, passage.text).length > 0) return false;
  if (right.some((one) => !standsIn(one, quote) || standsIn(one, question))) return false;
  if (!asksForbidden(question) && right.some((one) => isDenied(one, quote))) return false;
  const passages = new Map([[1, passage]]);
  const doubts = audit(`${whole} [1]`, { question: "", asked: null, passages, tools: [] });
  return doubts.every(({ from }) => from >= whole.length);
}

/** What the document says of amounts: of its own, and of the drugs that the question names. */
function knownFor(question: string, passage: Passage, material: Material): Known {
  const asked = fold(question);
  const texts = material.isText ? material.passages.map(({ text }) => text) : [];
  const said: Known = { amounts: texts.flatMap(amountsSaid), said: new Set() };
  const sheet = bothKnown(said, knownOfSheet(passage.documentId, material.library));
  return passage.doses
    .filter(({ drug }) => asked.includes(fold(drug)))
    .map(({ drug }) => knownOfDrug(drug, material.library))
    .reduce(bothKnown, sheet);
}

/** Wrong lines of the same kind as the key that nothing of the document could make right. */
function wrongLines(
  { question, right, wrong }: Written,
  passage: Passage,
  material: Material,
): string[] {
  const { library } = material;
  const known = knownFor(question, passage, material);
  const own = new Set(stems(passage.text));
  const sheet = textOfSheet(passage.documentId, library);
  const texts = library.passages.filter(({ documentId }) => documentId === passage.documentId);
  const units = unitsIn(right[0] ?? "");
  const chosen: string[] = [];
  const isLike = (one: string, other: string) => standsIn(one, other) || standsIn(other, one);
  for (const one of wrong) {
    const amounts = amountsIn(one);
    const says = stems(one).filter((stem) => stem.length >= 4);
    const drug = Object.keys(CLASSES).find((name) => fold(name) === fold(one));
    const couldBeRight =
      texts.some(({ text }) => standsIn(one, text)) ||
      (amounts.length === 0 && says.length > 0 && says.every((stem) => own.has(stem))) ||
      amounts.some((amount) => !isWrong(amount, known)) ||
      (drug !== undefined && mayMean(sheet, drug));
    if (couldBeRight || unitsIn(one) !== units) continue;
    if ([...right, ...chosen].every((other) => !isLike(one, other))) chosen.push(one);
  }
  return chosen.slice(0, MOST_WRONG);
}

export interface Reader {
  readonly material: Material;
  readonly difficulty: Difficulty;
  /** Sentences that stand with the question, in the language it is written in. */
  readonly because: string;
  readonly source: string;
  readonly language: Language;
}

/** One object of the model as a question of the quiz. */
export function readQuestion(json: string, { material, ...about }: Reader): ReadQuestion {
  const question = parsed(json);
  if (!question) return { ok: false, reason: "format" };
  const found = quotedIn(question.passage, material.passages);
  if (!found) return { ok: false, reason: "passage" };
  const { passage, quote } = found;
  const limits = limitsOf(passage, material.library);
  if (limits === null || !holdsKey(question, quote, passage)) return { ok: false, reason: "key" };
  const wrong = wrongLines(question, passage, material);
  if (wrong.length < FEWEST_WRONG) return { ok: false, reason: "wrong" };
  const { right, question: statement } = question;
  const link = material.isText ? {} : { passage: passage.id };
  const order = drawn([...right, ...wrong], `${passage.id} ${statement}`, (text) => text);
  const propositions = order.map((text, at) => {
    const correct = right.includes(text);
    const explanation = correct ? `«\u00a0${quote}\u00a0»` : about.because;
    return { id: letter(at), text, correct, explanation, ...(correct ? link : {}) };
  });
  const sheet = material.library.sheets.find(({ id }) => id === passage.documentId);
  const whole = limits.map(({ text }) => `À lire avec\u00a0: ${text}`);
  const content: BankQuestion = {
    ...{ type: right.length === 1 ? "qru" : "qrm", statement, propositions },
    ...{ specialty: sheet?.specialty ?? null, difficulty: about.difficulty },
    ...{ item: null, rank: null, source: about.source, ...spokenIn(about.language) },
    explanation: whole.length === 0 ? null : whole.join("\n"),
  };
  return { ok: true, made: { kind: "written", passage: passage.id, key: right[0] ?? "", content } };
}

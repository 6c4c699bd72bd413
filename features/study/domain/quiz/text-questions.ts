// Without a language model, a text gives the questions that rules can prove: the one amount of a
// sentence is left out. The wrong lines are amounts in the same unit that the text says nowhere.
import { figureToAsk, quantitiesIn } from "#features/card-generation/domain/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Difficulty } from "../programme.ts";
import { letter } from "../programme.ts";
import { sentencesAlone } from "./alone.ts";
import { type Amount, amountsSaid, isDose, mayBeSame, saidIn } from "./amounts.ts";
import { delaysIn } from "./delays.ts";
import { isWrong, type Known, prepare, wrongAmounts } from "./known.ts";
import type { QuizLibrary } from "./library.ts";
import { drawn } from "./lot.ts";
import type { Material } from "./material.ts";
import { wrongBounds } from "./measures.ts";
import { FEWEST_WRONG, type Made, MOST_WRONG, spokenIn } from "./question-parts.ts";
import { flat } from "./stands-in.ts";

const GAP = "[…]";
const NUMBER = /\d+(?:[\s\u00a0\u202f]\d{3})*(?:[.,]\d+)?/u;
const SHORTEST = 30;
const LONGEST = 320;
const REACH = { from: 1.4, to: 8 };
/** Of a dose, when nothing nearer is known in its unit. */
const TIMES = [2, 0.5, 3, 1.5, 4, 0.25];

export interface TextWords {
  /** Before the sentence. */
  readonly ask: string;
  readonly because: string;
  readonly source: string;
  /** Of the text, and of all three. */
  readonly language: Language;
}

const numberIn = ({ value }: Amount) => Number(value.replace(",", "."));

/** Doses that are a multiple of the key in two figures: "1,3 mg" for a quarter of 5 is none. */
const multiplied = (key: Amount): Amount[] =>
  TIMES.map((times) => numberIn(key) * times)
    .filter((value) => Number(value.toPrecision(2)) === Number(value.toPrecision(12)))
    .map((value) => ({
      value: String(Number(value.toPrecision(2))).replace(".", ","),
      unit: key.unit,
    }))
    .filter(({ value }) => !value.includes("e"));

/** Amounts in the unit of the key that the text does not say, the nearest first. */
function wrongFor(key: Amount, before: string, known: Known, library: QuizLibrary): Amount[] {
  const { given, bounds } = prepare(library);
  const delays = delaysIn(key.unit);
  const near = delays
    ? wrongAmounts(key, delays, known, REACH)
    : wrongBounds(key, before, { pool: [...given, ...bounds], known, reach: REACH });
  const made = isDose(key) ? multiplied(key).filter((one) => isWrong(one, known)) : [];
  const chosen: Amount[] = [];
  for (const one of [...made, ...near])
    if (numberIn(one) > 0 && [key, ...chosen].every((other) => !mayBeSame(one, other)))
      chosen.push(one);
  return chosen.slice(0, MOST_WRONG);
}

/** An amount is one number and its unit: "4 h 30" and "50 et 80 mmHg" are more. */
const isPlain = (figure: string): boolean =>
  /^(?:[<>≤≥]\s?)?\d[\d\s\u00a0\u202f.,]*\s?[^\d\s](?:(?!\sou\s)\D)*$/u.test(figure);

/** The sentence of a text with its one amount; null when it has none, several, or half of one. */
function gapIn(sentence: string) {
  const range = figureToAsk(sentence);
  if (!range) return null;
  const [before, figure] = [sentence.slice(0, range.from), sentence.slice(range.from, range.to)];
  const after = sentence.slice(range.to);
  if (!isPlain(figure)) return null;
  const [quantity, ...others] = quantitiesIn(figure);
  const value = NUMBER.exec(figure)?.[0];
  const rest = `${before}${GAP}${after}`;
  if (quantity === undefined || others.length > 0 || value === undefined) return null;
  const repeated = new RegExp(String.raw`(?<![\d.,])${flat(value)}(?![\d.,]*\d)`, "u").test(
    flat(rest),
  );
  if (repeated) return null;
  const [said = "", ...unit] = quantity.split(" ");
  const key = { value: said.replace(".", ","), unit: unit.join(" ") };
  return { figure, value, before, rest: rest.trim(), key };
}

/** With the decimal sign and the thousands of the text. */
function writtenLike(value: string, { value: number }: Amount): string {
  const decimal = value.includes(".") ? number.replace(",", ".") : number;
  const space = /\s/u.exec(value)?.[0];
  return space === undefined ? decimal : decimal.replace(/\B(?=(?:\d{3})+$)/gu, space);
}

function questionIn(
  sentence: string,
  passage: Passage,
  known: Known,
  { ask, because, source, language, library }: TextWords & { library: QuizLibrary },
): Made | null {
  const gap = gapIn(sentence);
  if (!gap || gap.rest.length < SHORTEST || gap.rest.length > LONGEST) return null;
  const { figure, value, key, before } = gap;
  const say = (one: Amount) => figure.replace(value, writtenLike(value, one)).trim();
  const wrong = wrongFor(key, before, known, library).map(say);
  if (wrong.length < FEWEST_WRONG) return null;
  const right = figure.trim();
  const statement = `${ask}\n«\u00a0${gap.rest}\u00a0»`;
  const order = drawn([right, ...wrong], `${passage.id} ${statement}`, (text) => text);
  const propositions = order.map((text, at) => {
    const correct = text === right;
    const explanation = correct ? `«\u00a0${sentence.trim()}\u00a0»` : because;
    return { id: letter(at), text, correct, explanation };
  });
  const difficulty: Difficulty = "medium";
  return {
    ...{ kind: "figure", key: right, passage: passage.id },
    content: {
      ...{ type: "qru", statement, propositions, difficulty, source },
      ...{ specialty: null, item: null, rank: null, explanation: null, ...spokenIn(language) },
    },
  };
}

/** Every question that the rules make of a text. `library` lends amounts, never a fact. */
export function textQuestions(
  { passages, title }: Material,
  words: TextWords & { library: QuizLibrary },
): Made[] {
  const said = new Set(passages.flatMap(({ text }) => [...saidIn(text)]));
  const known: Known = { amounts: passages.flatMap(({ text }) => amountsSaid(text)), said };
  const asked = new Set<string>();
  return passages.flatMap((passage) =>
    sentencesAlone(passage.text, title).flatMap((text) => {
      const made = questionIn(text, passage, known, words);
      if (!made || asked.has(made.content.statement)) return [];
      asked.add(made.content.statement);
      return [made];
    }),
  );
}

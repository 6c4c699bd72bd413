// What makes a card hard to learn from, each rule with its own sentence on screen (Wozniak 1999,
// "Effective learning: twenty rules of formulating knowledge": one fact a card, no enumerations, no
// ambiguity). A warning never decides: a person does.

import { gapsFilled } from "#features/flashcards/domain/public.ts";
import { fold } from "#platform/search/normalise.ts";
import { foreignFigures } from "./passage.ts";

export interface CardText {
  kind: "basic" | "cloze";
  /** Plain text; gaps {{c1::…}} in a cloze. */
  question: string;
  answer: string;
}

export const WARNINGS = [
  "severalFacts",
  "longList",
  "listCut",
  "negative",
  "noContext",
  "answerGiven",
  "longAnswer",
  "figures",
] as const;
export type Warning = (typeof WARNINGS)[number];

export const MOST_ITEMS = 5;
/** Beyond it a list in one answer is too long, even written without bullets. */
const MOST_LISTED = 10;
/** Gaps that only commas, bullets or "and" separate are the items of a list. */
const MOST_IN_A_ROW = 2;
const BETWEEN_ITEMS = /^(?:[\s,;/•*·–-]|(?<!\p{L})(?:et|ou|and|or|y|o)(?!\p{L}))*$/u;
const MOST_ANSWER = 320;

const ASKS =
  "(?:quel(?:le)?s?|comment|pourquoi|combien|quand|où|what|which|how|why|when|where|qué|cuál(?:es)?|cómo|cuánd?o|dónde)";
const TWO_QUESTIONS = new RegExp(
  String.raw`${ASKS}(?![\p{L}]).{0,200}(?:\bet|\band|\by|,)\s+(?:de\s+)?${ASKS}(?![\p{L}])`,
  "iu",
);
const NEGATION =
  /(?:^|[\s'’(])n(?:e\s|['’])[^.?!;]{0,60}?(?<!\p{L})(?:pas|jamais|aucune?|plus|point)(?!\p{L})|(?<!\p{L})(?:pas de|sauf|excepté|hormis|à l['’]exception|not|never|except|cannot|excepto|salvo|nunca|jamás|no)(?!\p{L})|n['’]t(?!\p{L})/giu;
const SAUF = /(?<!\p{L})(?:sauf|excepté|hormis|à l['’]exception|except|excepto|salvo)(?!\p{L})/iu;
const POINTING =
  /^(?:il|elle|ils|elles|celui-ci|celle-ci|ceux-ci|it|they|this|these|ello|esto|estos|estas)\s|(?<!\p{L})(?:ci-dessus|ci-dessous|ce (?:traitement|médicament|patient|tableau|texte|document|passage|cas|syndrome|score|signe)|cet(?:te)? (?:dose|maladie|situation|figure|patiente|examen|atteinte|pathologie)|ces (?:signes|critères|patients|médicaments)|le (?:texte|document|passage|cours)|th(?:is|e) (?:text|document|passage|treatment|drug)|(?:este|esta|el) (?:texto|documento|pasaje|tratamiento|fármaco|dosis))(?!\p{L})/iu;

const JOINED = /(?<!\p{L})(?:et|ou|and|or|y|o)(?!\p{L})/u;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).filter(Boolean).length;

/** What `between` separates, brackets left whole. */
function outsideBrackets(text: string, between: RegExp): string[] {
  const parts = [""];
  const separator = new RegExp(`^(?:${between.source})$`, "u");
  let depth = 0;
  for (const piece of text.split(new RegExp(`([()[\\]]|${between.source})`, "u"))) {
    if (/^[([]$/u.test(piece)) depth += 1;
    if (/^[)\]]$/u.test(piece)) depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(piece)) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * What commas, semicolons and a last "and" separate. Inside an item "or" joins two words of one
 * sign ("P aplatie ou absente"): cut there, half a sign would be asked. So only the last item is
 * cut, and only between two whole things.
 */
export function enumerated(text: string): string[] {
  const parts = outsideBrackets(text, /;|,(?!\d)/u);
  const joined = outsideBrackets(parts.at(-1) ?? "", JOINED);
  const whole = joined.every(
    (part, at) => at === 0 || wordsIn(part) >= wordsIn(joined[at - 1] ?? ""),
  );
  return parts.length > 1 && whole ? [...parts.slice(0, -1), ...joined] : parts;
}

/** Items of an answer: its bullets, or what commas and semicolons separate when each is short. */
export function itemsOf(answer: string): string[] {
  const lines = answer.split("\n").map((line) => line.trim());
  const bullets = lines.filter((line) => /^(?:[-•–*▪·]|\d{1,2}[.)])\s/u.test(line));
  if (bullets.length > 1) return bullets;
  if (lines.length > 2) return lines.filter(Boolean);
  const parts = enumerated(answer);
  return parts.length > 2 && parts.every((part) => part.split(/\s+/u).length <= 7)
    ? parts
    : [answer];
}

const sentencesIn = (text: string): number =>
  text.split(/(?<=[.!?…])\s+(?=\p{Lu})/u).filter((one) => one.trim()).length;
const gapsOf = (question: string) => [
  ...question.matchAll(/\{\{c(\d+)::((?:(?!\{\{|\}\})[\s\S])*)\}\}/gu),
];
/**
 * How many gaps of different cards follow each other with nothing but the marks of a list between
 * them.
 */
function longestRow(question: string): number {
  const row = new Set<string | undefined>();
  let [longest, end] = [0, 0];
  for (const { 0: gap, 1: number, index } of gapsOf(question)) {
    if (!BETWEEN_ITEMS.test(question.slice(end, index))) row.clear();
    longest = Math.max(longest, row.add(number).size);
    end = index + gap.length;
  }
  return longest;
}
const isListed = (answer: string) => itemsOf(answer).length > 1;

const RULES: Readonly<Record<Exclude<Warning, "figures">, (card: CardText) => boolean>> = {
  severalFacts: ({ kind, question, answer }) =>
    kind === "basic" &&
    ((question.match(/\?/g) ?? []).length > 1 ||
      TWO_QUESTIONS.test(question) ||
      (!isListed(answer) && sentencesIn(answer) > 2)),
  longList({ kind, question, answer }) {
    if (kind === "basic")
      return itemsOf(answer).length > MOST_ITEMS || enumerated(answer).length > MOST_LISTED;
    const byNumber = Map.groupBy(gapsOf(question), ([, number]) => number);
    return [...byNumber.values()].some(
      (gaps) =>
        gaps.length > MOST_ITEMS ||
        gaps.some(([, , text = ""]) => itemsOf(text).length > MOST_ITEMS),
    );
  },
  // Each of its cards shows all the items but one: the place is learnt, not the list.
  listCut: ({ kind, question }) => kind === "cloze" && longestRow(question) > MOST_IN_A_ROW,
  // A question asked in the negative is misread; a sentence with a gap is only ambiguous when it
  // denies twice.
  negative: ({ kind, question }) =>
    kind === "basic"
      ? SAUF.test(question) || (question.match(NEGATION) ?? []).length > 0
      : (gapsFilled(question).match(NEGATION) ?? []).length > 1,
  noContext: ({ kind, question }) =>
    POINTING.test(kind === "cloze" ? gapsFilled(question) : question) ||
    (kind === "basic" && (question.match(/\p{L}+/gu) ?? []).length < 2),
  answerGiven: ({ kind, question, answer }) => {
    const given = fold(answer)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    return (
      kind === "basic" &&
      given.length > 3 &&
      ` ${fold(question).replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${given} `)
    );
  },
  longAnswer: ({ kind, answer }) => kind === "basic" && answer.length > MOST_ANSWER,
};

/** What to look at before accepting a card; `passage` is where it comes from. */
export function warningsOf(card: CardText, passage: string): Warning[] {
  const found = WARNINGS.filter((warning) => warning !== "figures" && RULES[warning](card));
  return foreignFigures(`${card.question} ${card.answer}`, passage).length > 0
    ? [...found, "figures"]
    : found;
}

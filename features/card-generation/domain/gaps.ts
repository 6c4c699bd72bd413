// Which figures of a sentence are worth a gap, and whether the sentence is worth one. A gap is the
// point of its sentence and nothing beside it gives it away; else the sentence is left out.

import { figuresOf, numbersIn, quantitiesIn, type Range } from "./passage.ts";
import { hasCutGap, isCut, unitsOf, wholeFiguresOf } from "./whole-figures.ts";

const MOST_GAPS = 3;
const LONGEST = 280;
const FEWEST_WORDS = 4;
/** From this many parts on, a sentence lists: a figure in one of them is not its point. */
const A_LIST = 4;

const DOSE = /(?:\d\s?)(?:µg|ng|mg|g|UI|U|mL|mmol|mEq)(?:\/(?:kg|m[2²]|min|h|j|jour|prise))*$/u;
/** What stands before a colon is what is asked. */
const BEFORE_COLON = /^[^:.;!?]{2,160}?\s?:\s/u;
/** An age says who it is about, and a concentration names its product. */
const AGE = /\d\s?(?:ans?|années?|years?|años?)$/u;
const IN_MONTHS = /\d\s?(?:mois|months?|mes(?:es)?)$/u;
const AGED = /(?<!\p{L})(?:avant|âges?(?: corrigé)?|nourrisson de|enfant de)\s?$/iu;
/** "Une fièvre ≥ 38 °C" says what a fever is. */
const FEVER = /(?<!\p{L})fièvre\s?(?:[<>≤≥]\s?)?$/iu;
/** "1 goutte": nobody learns that it is one. */
const ONE = /^1\s?(?:gouttes?|comprimés?|ampoules?|points?|puntos?)$/u;
/** "4 à 10 bouffées de 100 µg": what is in one names the product. */
const A_PUFF = /(?<!\p{L})(?:bouffées?|pulvérisations?)\s(?:de|à)\s?$/iu;
/** "0,25 à 0,4 mg/kg IV (souvent 0,3)": the same again, without its unit. */
const SAID_AGAIN = /^[^.;:()]{0,24}\((?:souvent\s|soit\s|environ\s)?(?=\d)([^()]*)\)/u;
/** "Diurèse horaire sur 6 h": the span of a measure. */
const SPAN = /(?<!\p{L})sur\s?$/u;
const PERCENT = /%$/u;
const COMPARED = /^[<>≤≥]/u;
/** "NaCl 0,9 %", "mannitol 20 %": the name of a solution. */
const NAMED_BY =
  /(?<!\p{L})(?!(?:de|des|du|à|au|et|ou|environ|dans|sur|contre|entre|plus|moins|près|cible|que|jusqu|chez|pour|par|vers|est|sont)\s)\p{L}{2,}\s(?:à\s)?$/iu;
/** What has a range of concentrations only as a product: a saturation has one of its own. */
const SOLUTION =
  /(?<!\p{L})(?:glucosé?e?s?|salée?|NaCl|dextrose|mannitol|albumine|sérum|soluté|collyre|bicarbonate(?: de sodium)?)\s(?:à\s)?$/iu;
/** A trial speaks of its patients; what it found is no figure to know a patient's care by. */
const REPORTS =
  /(?<!\p{L})(?:essais?|études?|cohorte|randomisée?s?|mortalité|sans différence|n['’]améliore(?:nt)?|ne (?:dit|disent) pas)(?!\p{L})/iu;
/** "Une hyponatrémie à 118 mmol/L n’appelle…": a case, whose figure could be another. */
const EXAMPLE = /(?:^|[:;]\s)une?\s[^:;,]{3,60}\sà$/iu;
const UNDER_CONDITION = /(?<!\p{L})(?:si|selon|sauf|tant que|en cas d)(?!\p{L})[^,;:()]*$/iu;
/** An example, or the strongest case: not what the sentence says of all. */
const ASIDE = /(?<!\p{L})(?:surtout|notamment|par exemple|y compris|voire)(?!\p{L})[^.;:]*$/iu;
const PARTS = /[;,](?!\d)/u;
const WORDS = /\p{L}{2,}/gu;
const INNER_BRACKETS = /\([^()]*\)/gu;

interface Figure extends Range {
  words: string;
  bracketed: boolean;
}

function depthAt(text: string, at: number): number {
  const before = text.slice(0, at);
  return before.split("(").length - before.split(")").length;
}

/**
 * "0,5 mg (0,5 mL)", "5 g, soit 2 flacons de 2,5 g": one amount said twice, hidden at once. In the
 * same unit a bracket has another fact, and so has one that stands apart from a duration.
 */
function isSameAgain(sentence: string, before: Figure, figure: Figure): boolean {
  const between = sentence.slice(before.to, figure.from);
  if (DOSE.test(before.words) !== DOSE.test(figure.words)) return false;
  if (/^[^.;:()]{0,12}(?<!\p{L})soit\s[^.;:()]{0,20}$/u.test(between)) return true;
  const isOther = unitsOf(before.words).join() !== unitsOf(figure.words).join();
  const apart = DOSE.test(before.words) ? /^[^.;:,()]{0,24}\($/u : /^\s?\($/u;
  return isOther && apart.test(between.replace(/(?:soit |environ |≈ ?)$/u, ""));
}

const keyOf = (words: string): string =>
  [...quantitiesIn(words)]
    .sort()
    .join(" ")
    .concat(/[−+]/u.exec(words)?.[0] ?? "") || words.replace(/[\s<>≤≥]+/gu, "");

const isSolution = (sentence: string, { words, from }: Figure): boolean =>
  (/^\d[\d,.]*\s?%$/u.test(words) && NAMED_BY.test(sentence.slice(0, from))) ||
  (PERCENT.test(words) && SOLUTION.test(sentence.slice(0, from)));

/** Who it is about, an example, a count of one, a product: none of it is asked. */
const isNoAnswer = (sentence: string, figure: Figure): boolean => {
  const before = sentence.slice(0, figure.from);
  return (
    isSolution(sentence, figure) ||
    AGE.test(figure.words) ||
    (IN_MONTHS.test(figure.words) && AGED.test(before)) ||
    ONE.test(figure.words) ||
    FEVER.test(before) ||
    A_PUFF.test(before) ||
    EXAMPLE.test(before.trimEnd())
  );
};

/** What of a figure may be hidden: the others show, as the question needs them. */
function hiddenOf(sentence: string, figures: readonly Figure[]): Figure[] {
  const label = BEFORE_COLON.exec(sentence)?.[0].length ?? 0;
  const said = figures.filter(({ from }) => from >= label);
  const doses = said.filter(({ words, bracketed }) => !bracketed && DOSE.test(words));
  return said.filter((figure, at) => {
    const { words, from, bracketed } = figure;
    if (isNoAnswer(sentence, figure) || ASIDE.test(sentence.slice(label, from))) return false;
    if (bracketed) {
      const before = said[at - 1];
      const opening = sentence.slice(sentence.lastIndexOf("(", from) + 1, from);
      return (
        /^(?:dose |soit )?(?:max(?:imum|imale)?|au plus)\s/iu.test(opening) ||
        (before !== undefined && isSameAgain(sentence, before, figure))
      );
    }
    if (doses.length === 0) return true;
    return (
      !PERCENT.test(words) &&
      !(COMPARED.test(words) && UNDER_CONDITION.test(sentence.slice(label, from)))
    );
  });
}

/** Whether a figure says what the sentence says: it is no item of a list, no aside. */
function isPoint(sentence: string, hidden: readonly Figure[]): boolean {
  const label = BEFORE_COLON.exec(sentence)?.[0].length ?? 0;
  const open = hidden.filter(({ bracketed }) => !bracketed);
  if (open.length === 0) return false;
  const said = sentence.slice(label).replace(INNER_BRACKETS, (aside) => " ".repeat(aside.length));
  const parts: Range[] = [];
  let at = label;
  for (const part of said.split(PARTS)) {
    parts.push({ from: at, to: at + part.length });
    at += part.length + 1;
  }
  const holding = parts.filter((part) =>
    open.some(({ from }) => from >= part.from && from < part.to),
  );
  const [first] = parts;
  const opens = open.some(
    ({ words, from }) => DOSE.test(words) && first !== undefined && from < first.to,
  );
  if (isAfterwards(sentence, open) || isSpanInList(sentence, open, parts.length)) return false;
  return parts.length < A_LIST || opens || holding.length * 2 > parts.length;
}

/** A delay that comes after two things to do, and no dose among them: when to be seen again. */
function isAfterwards(sentence: string, open: readonly Figure[]): boolean {
  const [figure, ...others] = open;
  if (!figure || others.length > 0 || DOSE.test(figure.words) || COMPARED.test(figure.words))
    return false;
  const before = sentence.slice(0, figure.from).replace(INNER_BRACKETS, "");
  return (/[^:;]*$/u.exec(before)?.[0] ?? "").split(PARTS).length > 2;
}

/** In a list of things to measure, over how long one of them is. */
const isSpanInList = (sentence: string, open: readonly Figure[], parts: number): boolean =>
  parts > 2 &&
  open.length === 1 &&
  open.every(({ words, from }) => !DOSE.test(words) && SPAN.test(sentence.slice(0, from)));

/** A number for each gap: the same amount, or one said in two units, has the same. */
function numbered(sentence: string, hidden: readonly Figure[]): number[] {
  const byKey = new Map<string, number>();
  let last = 0;
  return hidden.map((figure, at) => {
    const before = hidden[at - 1];
    const again = before !== undefined && isSameAgain(sentence, before, figure);
    const number = again ? last : (byKey.get(keyOf(figure.words)) ?? byKey.size + 1);
    if (!again) byKey.set(keyOf(figure.words), number);
    last = number;
    return number;
  });
}

const isPlainDose = (words: string): boolean => DOSE.test(words) && !COMPARED.test(words);
/** Two gaps asked apart that hold one amount: each card shows it. */
const isSharedOut = (hidden: readonly Figure[], numbers: readonly number[]): boolean =>
  hidden.some(({ words }, at) =>
    hidden.some(
      (other, place) =>
        numbers[at] !== numbers[place] &&
        [...quantitiesIn(words)].some((one) => quantitiesIn(other.words).has(one)),
    ),
  );

/** Whether what shows holds a number of what is hidden, another amount of the same unit, or another dose. */
function isGivenAway(
  sentence: string,
  figures: readonly Figure[],
  hidden: readonly Figure[],
): boolean {
  const label = BEFORE_COLON.exec(sentence)?.[0].length ?? 0;
  let [visible, at] = ["", 0];
  for (const { from, to } of hidden) {
    visible += `${sentence.slice(at, from)} … `;
    at = to;
  }
  // "SpO₂", "CHA2DS2", "G30" are names.
  const shown = numbersIn(`${visible}${sentence.slice(at)}`.replace(/\p{L}+[\d₀-₉]+/gu, " "));
  const others = figures.filter(
    (one) => !hidden.includes(one) && (one.from >= label || isPlainDose(one.words)),
  );
  const units = new Set(
    others.filter(({ words }) => !PERCENT.test(words)).flatMap(({ words }) => unitsOf(words)),
  );
  if (
    others.some(({ words }) => DOSE.test(words) && !COMPARED.test(words)) &&
    hidden.some(({ words }) => DOSE.test(words))
  )
    return true;
  const isSaidAgain = hidden.some(({ words, to }) => {
    const again = DOSE.test(words) ? SAID_AGAIN.exec(sentence.slice(to))?.[1] : undefined;
    return again !== undefined && (figuresOf(again)[0]?.from ?? again.length) > 0;
  });
  if (isSaidAgain) return true;
  const bare = /(?<![\p{L}\d])\d/u.test(`${visible.slice(label)}${sentence.slice(at)}`);
  return hidden.some(
    ({ words }) =>
      (bare && quantitiesIn(words).size === 0) ||
      [...numbersIn(words)].some((number) => shown.has(number)) ||
      unitsOf(words).some((unit) => units.has(unit)) ||
      /h\/\d/u.test(words),
  );
}

/** The figures of a sentence, none where it only reports, asks or says too little. */
function figuresWorth(sentence: string): Figure[] {
  if (sentence.length > LONGEST || /\?\s*$/u.test(sentence)) return [];
  if ((sentence.match(WORDS) ?? []).length < FEWEST_WORDS) return [];
  if (REPORTS.test(sentence.replace(INNER_BRACKETS, " "))) return [];
  return wholeFiguresOf(sentence).map(({ from, to }) => ({
    from,
    to,
    words: sentence.slice(from, to),
    bracketed: depthAt(sentence, from) > 0,
  }));
}

/**
 * The one figure of a sentence that may be asked among others: whole, no age, no aside, no name of a
 * product. Alone in its sentence it need not be the point: all the rest is shown.
 */
export function figureToAsk(sentence: string): Range | null {
  const figures = figuresWorth(sentence);
  const isAlone = figures.length === 1;
  const shown = isAlone ? figures.map((one) => ({ ...one, bracketed: false })) : figures;
  const hidden = hiddenOf(sentence, shown);
  const [figure, ...more] = hidden;
  if (!figure || more.length > 0 || isCut(sentence, figure)) return null;
  if (isGivenAway(sentence, shown, hidden) || !(isAlone || isPoint(sentence, hidden))) return null;
  return { from: figure.from, to: figure.to };
}

/** The sentence with its doses, thresholds and durations behind gaps, or null when none is its point. */
export function gapped(sentence: string): string | null {
  const figures = figuresWorth(sentence);
  const hidden = hiddenOf(sentence, figures);
  if (!isPoint(sentence, hidden)) return null;
  const numbers = numbered(sentence, hidden);
  if (Math.max(...numbers) > MOST_GAPS || isSharedOut(hidden, numbers)) return null;
  if (isGivenAway(sentence, figures, hidden)) return null;
  let [text, at] = ["", 0];
  hidden.forEach(({ from, to, words }, index) => {
    text += `${sentence.slice(at, from)}{{c${numbers[index]}::${words}}}`;
    at = to;
  });
  text += sentence.slice(at);
  return hasCutGap(text) ? null : text;
}

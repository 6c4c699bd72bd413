// Figures with all that belongs to them, and whether a gap leaves the other half of one beside it.

import { figuresOf, quantitiesIn, type Range } from "./passage.ts";

/** A number or a unit that goes on outside its gap: the half that shows gives the other. */
const CUT =
  /\d\s?(?:[,/–-]|ou|et|à|puis|à la|contre|x|×|\+)?\s?(?:puis\s)?\{\{|[−+]\{\{|\}\}(?:\s?(?:[,/–-]|ou|à|contre|sur|x|×)\s?|\s?)[<>≤≥]?\s?\d|\}\}\s?\p{L}{1,4}\/|\}\}\/|\/\{\{/u;

/** A number that belongs to the figure after it: "160/", "33 et", "5 ou", "−". */
const LEAD = /(?:(?<![\p{L}\d.,/])(?:[<>≤≥]\s?)?\d+(?:[.,]\d+)?\s?(?:\/|(?:et|ou)\s)\s?|[−+±])$/u;
/** "4 h 30", "2 min 30 s", "8 mg par 24 h". */
const MINUTES = /^\s?[0-5]\d(?!\d|[.,]\d|\s?[\p{L}%µ])(?:\s?min(?!\p{L}))?/u;
const SECONDS = /^\s?[0-5]\d(?:\s?s(?!\p{L})|(?!\d|[.,]\d|\s?[\p{L}%µ]))/u;
const A_DAY = /^\spar\s(?:24\s?h(?:eures)?|jour|kg(?: et par jour)?)(?!\p{L})/u;
const EITHER = /^\sou\s$/u;

const tailOf = (words: string, after: string): string =>
  (/h$/u.test(words) ? MINUTES.exec(after)?.[0] : undefined) ??
  (/min$/u.test(words) ? SECONDS.exec(after)?.[0] : undefined) ??
  A_DAY.exec(after)?.[0] ??
  "";

/**
 * Figures with what belongs to them: "4 h 30", "160/110 mmHg", "entre 33 et 50 %", "−3 mmol/L",
 * "1 h ou 2 h".
 */
export function wholeFiguresOf(sentence: string): Range[] {
  const whole: Range[] = [];
  for (const { from, to } of figuresOf(sentence)) {
    const lead =
      LEAD.exec(sentence.slice(Math.max(0, from - 24), from))?.[0].trimStart().length ?? 0;
    const end = to + tailOf(sentence.slice(from, to), sentence.slice(to, to + 24)).length;
    const last = whole.at(-1);
    const isChoice =
      last !== undefined &&
      EITHER.test(sentence.slice(last.to, from)) &&
      unitsOf(sentence.slice(last.from, last.to)).join() ===
        unitsOf(sentence.slice(from, to)).join();
    if (last && (isChoice || from - lead < last.to)) last.to = Math.max(last.to, end);
    else whole.push({ from: from - lead, to: end });
  }
  return whole;
}

/** Whether a gap of a sentence leaves the other half of its figure beside it. */
export const hasCutGap = (gapped: string): boolean =>
  CUT.test(gapped.replace(/\{\{[^{}]*\}\}/gu, "{{}}"));
/** Whether what stays beside a gap is the other half of its figure. */
export const isCut = (sentence: string, { from, to }: Range): boolean =>
  hasCutGap(`${sentence.slice(Math.max(0, from - 24), from)}{{}}${sentence.slice(to, to + 24)}`);

export const unitsOf = (words: string): string[] =>
  [...quantitiesIn(words)].map((quantity) => quantity.split(" ").slice(1).join(" "));

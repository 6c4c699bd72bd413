// Whether words stand in a text, word for word: a key that its passage does not hold is no key.
import { fold } from "#platform/search/normalise.ts";

/** One way to write a figure: "1 000" is "1000". */
export const flat = (text: string): string => fold(text).replace(/(?<=\d) (?=\d{3}(?!\d))/gu, "");

const WORD = /[\p{L}\d]/u;
/** What would make of a figure a part of another: "5 mg" in "0,5 mg", in "5 mg/kg". */
const FIGURE_BEFORE = /\d[.,]$/u;
const FIGURE_AFTER = /^(?:[.,]\d|\/)/u;
/** One end of a range is not its amount: "0,5 mg" in "0,3 à 0,5 mg". */
const RANGE_BEFORE = /\d[^\d.;:]{0,12}(?:[-–]|(?:^|\s)(?:a|to|et|and|y|e))\s?$/u;
const RANGE_AFTER = /^\s?(?:[-–]|(?:a|to)\s)\s?\d/u;

function isWhole(text: string, from: number, to: number): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (WORD.test(before.at(-1) ?? "") || WORD.test(after[0] ?? "")) return false;
  const [first = "", last = ""] = [text[from], text[to - 1]];
  if (/\d/u.test(first) && (FIGURE_BEFORE.test(before) || RANGE_BEFORE.test(before))) return false;
  return !(
    FIGURE_AFTER.test(after) ||
    (/\d/u.test(text.slice(from, to)) && RANGE_AFTER.test(after) && /[\d\p{L}%]/u.test(last))
  );
}

/** Places where words stand whole in a text, both flattened. */
function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (isWhole(text, at, at + words.length)) places.push(at);
  return places;
}

const withoutEnd = (text: string) => flat(text).replace(/[.;:,\s]+$/u, "");

/** Accents, case and white space may differ; words, figures and units may not. */
export function standsIn(words: string, text: string): boolean {
  const wanted = withoutEnd(words);
  return wanted !== "" && placesOf(wanted, flat(text)).length > 0;
}

const SENTENCE_END = /[.;!?](?=\s|$)/gu;
const DENIES =
  /(?<!\p{L})(?:pas|jamais|sans|aucune?s?|sauf|eviter|evitez|interdi\p{L}*|contre-indi\p{L}*|deconseill\p{L}*|ni|no|not|never|without|except|avoid\p{L}*|contraindicat\p{L}*|nunca|sin|evitar|excepto|salvo)(?!\p{L})/u;

/** Whether each sentence that says the words denies or forbids something. */
export function isDenied(words: string, text: string): boolean {
  const whole = flat(text);
  const places = placesOf(withoutEnd(words), whole);
  return places.every((at) => {
    const ends = [...whole.matchAll(SENTENCE_END)].map(({ index }) => index);
    const from = (ends.findLast((end) => end < at) ?? -1) + 1;
    const to = ends.find((end) => end >= at) ?? whole.length;
    return DENIES.test(whole.slice(from, to));
  });
}

/** A question that asks for what is not: read the wrong way round. */
const NEGATIVE =
  /(?<!\p{L})(?:sauf|excepte|hormis|n'(?:est|a|ont|entre)|ne (?:\p{L}+ ){1,4}(?:pas|jamais)|except|not|never|excepto|salvo|nunca)(?!\p{L})/u;
export const isNegative = (statement: string): boolean => NEGATIVE.test(flat(statement));

/** A question that asks what is forbidden says so. */
const FORBIDDEN =
  /(?<!\p{L})(?:contre-indi|evit|interdi|deconseill|contraindic|avoid|forbid|prohib|sans|without|sin)/u;
export const asksForbidden = (statement: string): boolean => FORBIDDEN.test(flat(statement));

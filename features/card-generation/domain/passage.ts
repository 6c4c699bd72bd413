// Where a proposed card comes from in a text, and whether its figures are those of its passage.
import { gapsFilled } from "#features/flashcards/domain/public.ts";

/** Places of a text, in UTF-16 units. */
export interface Range {
  from: number;
  to: number;
}

const SAME: Readonly<Record<string, string>> = {
  "’": "'",
  ʼ: "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
};

/**
 * The text with one space for white space and one glyph for each kind of quotation mark, and where
 * each unit stood.
 */
function flatten(text: string): { flat: string; places: number[] } {
  const places: number[] = [];
  let flat = "";
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? "";
    const space = /\s/u.test(unit);
    if (space && (flat === "" || flat.endsWith(" "))) continue;
    flat += space ? " " : (SAME[unit] ?? unit);
    places.push(at);
  }
  return { flat, places };
}

/**
 * Finds quoted passages in one text, word for word; only white space and the shape of quotation
 * marks may differ.
 */
export function locator(text: string): (quote: string) => Range | null {
  const { flat, places } = flatten(text);
  return (quote) => {
    const wanted = flatten(quote).flat.trim();
    const at = wanted === "" ? -1 : flat.indexOf(wanted);
    if (at < 0) return null;
    return { from: places[at] ?? 0, to: (places[at + wanted.length - 1] ?? 0) + 1 };
  };
}

/** Longest first: "mg/kg" before "mg". A slash adds what it is per. */
const UNIT = `(?:mmol|µmol|mosmol|mol|mEq|mmHg|cmH2O|kPa|µg|ng|mg|kg|g|[GT](?=/L)|mL|dL|cL|L|UI|U|%|°C|bpm|cm|mm|m|kcal|Gy|Hz|kHz|ms|J|semaines?|weeks?|semanas?|minutes?|minutos?|min|secondes?|seconds?|segundos?|s|heures?|hours?|horas?|h|jours?|days?|d[ií]as?|j|mois|months?|mes(?:es)?|ans?|années?|years?|años?|ampoules?|comprimés?|gouttes?|points?|puntos?)`;
// Read from its first figure only: tried from each, a long run of figures would cost its square.
const NUMBER = String.raw`(?<!\d)\d+(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?`;
const PER = String.raw`(?:\/(?:\d{1,3}[ \u00a0]?)?(?:kg|min|mL|dL|L|m[2²]|mm[3³]|jour|day|día|prise|h|j|d|s))*`;
const UNITS = new RegExp(
  String.raw`(${NUMBER})(?:\s?(?:-|à|to|a)\s?(${NUMBER}))?\s?(${UNIT}${PER})(?![\p{L}\d])`,
  "gu",
);
const NUMBERS = new RegExp(NUMBER, "gu");

/** One way to write a text's figures: subscripts as digits, one mu, capital litres. */
const written = (text: string): string =>
  gapsFilled(text)
    .normalize("NFKC")
    .replace(/[–‐‑]/gu, "-")
    .replace(/μ/gu, "µ")
    .replace(/(?<=[\d\s/mdc])l(?![\p{L}\d])/gu, "L");
const valueIn = (number: string): string =>
  number
    .replace(/\s/gu, "")
    .replace(",", ".")
    .replace(/^0+(?=\d)/, "");

/**
 * Numbers of a text, each once: "1 000" and "1000" are one number, "0,5" and "0.5" too; the numbers
 * of gaps are none.
 */
export const numbersIn = (text: string): Set<string> =>
  new Set([...written(text).matchAll(NUMBERS)].map(([number]) => valueIn(number)));

/** Numbers with their unit: "0.5 mg/kg". Both ends of a range have it. */
export const quantitiesIn = (text: string): Set<string> =>
  new Set(
    [...written(text).matchAll(UNITS)].flatMap(([, first = "", second, unit = ""]) =>
      (second === undefined ? [first] : [first, second]).map(
        (number) => `${valueIn(number)} ${unit}`,
      ),
    ),
  );

/**
 * Figures of a card that its passage does not hold: a number that is not there, or one that has
 * another unit there.
 */
export function foreignFigures(card: string, passage: string): string[] {
  const numbers = numbersIn(passage);
  const quantities = quantitiesIn(passage);
  return [
    ...[...numbersIn(card)].filter((number) => !numbers.has(number)),
    ...[...quantitiesIn(card)].filter(
      (quantity) => numbers.has(quantity.split(" ", 1)[0] ?? "") && !quantities.has(quantity),
    ),
  ];
}

/**
 * Where the doses, thresholds and durations of a sentence stand, with what compares them: "≥ 65
 * mmHg", "0,5 mg".
 */
export function figuresOf(sentence: string): Range[] {
  const figure = new RegExp(
    String.raw`(?:[<>≤≥]\s?)?(?:${NUMBER})(?:\s?(?:-|–|à)\s?(?:${NUMBER}))?\s?${UNIT}${PER}(?![\p{L}\d])|[<>≤≥]\s?(?:${NUMBER})(?:\/(?:min|h|j|mm[3³]))?(?![\p{L}\d])`,
    "gu",
  );
  return [...sentence.matchAll(figure)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

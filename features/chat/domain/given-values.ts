// A value that the question gives (a clearance, an age, a weight, a pressure, a potassium), against
// the bounds that a statement is told for: "ClCr ≥ 30 mL/min", "< 25 kg", "kaliémie < 3,5 mmol/L".
// Only what is told in one unit everywhere: a glucose has two.
import { fold } from "#platform/search/normalise.ts";

interface Measure {
  given: RegExp;
  bound: RegExp;
  /** Of the person, not of what they have: an age or a weight makes no case by itself. */
  whom?: true;
}

/** A value by its name, "à 2,9", ": 2,9" or "= 2,9" after it; the bound has the name and a sign. */
function measured(names: string, bound: string, value: string): Measure {
  return {
    given: new RegExp(
      `\\b(?:${names})(?: (?:a|de|est|at|of|is|en))?\\s?[:=]?\\s?(${value})\\b`,
      "u",
    ),
    bound: new RegExp(`${bound}\\s?([<>≤≥])\\s?(\\d+(?:,\\d+)?)`, "gu"),
  };
}

const MEASURES: readonly Measure[] = [
  {
    given:
      /\b(?:clairance|clcr|dfg|clearance|e?gfr|aclaramiento|filtrado)\b[a-z ]{0,20}[:=]? ?(\d+)/u,
    bound: /(?:clairance|clcr|dfg) ?([<>≤≥]) ?(\d+)/gu,
  },
  {
    given: /\b(\d+) ?(?:ans|years?|yo|anos)\b/u,
    bound: /([<>≤≥]|a partir de|des|moins de|plus de|avant|apres) ?(\d+) ?ans/gu,
    whom: true,
  },
  {
    given: /\b(\d+) ?(?:kg|kilos?)\b/u,
    bound: /([<>≤≥]|moins de|plus de) ?(\d+) ?kg/gu,
    whom: true,
  },
  measured(
    "(?:hyper|hypo)?kali?emie|potassium|potasio|potassemie|k ?\\+?",
    "kaliemie",
    "\\d(?:[.,]\\d+)?",
  ),
  measured("(?:hyper|hypo)?natremie|sodium|sodio|na ?\\+?", "natremie", "\\d{3}"),
  measured("ph", "\\bph", "\\d[.,]\\d+"),
  measured("spo ?2|sao2|sat|saturation|saturacion", "spo2", "\\d{2,3}"),
  measured("fc|hr|pouls|frequence cardiaque", "fc", "\\d{2,3}"),
  measured("fr|rr|frequence respiratoire", "\\bfr(?:equence(?: respiratoire)?)?", "\\d{2,3}"),
  measured("glasgow|gcs|scg", "glasgow", "\\d{1,2}"),
  measured("lactates?|lactato", "lactate", "\\d{1,2}(?:[.,]\\d+)?"),
  measured("hb|hemoglobine|hemoglobina", "hemoglobine", "\\d{1,2}(?:[.,]\\d+)?"),
  measured("pa?co ?2", "paco2", "\\d{2,3}"),
  measured("ta|pa|tension|pression|bp|sbp|systolique", "\\bpas?", "\\d{2,3}"),
];

/** "FC 125", "Glasgow 14": a vital sign is told of any patient, and its name tells no case. */
const VITAL_SIGN =
  /(?<![\p{L}\d])(fc|hr|fr|rr|spo ?2|sao2|sat|ta|pa|bp|ph|pa?co ?2|pao2|glasgow|gcs|hb|t)(?: (?:a|de|est|at|of|is|en))?\s?[:=]?\s?\d/gu;

/** The vital signs that the question gives, by their names. */
export const vitalSigns = (question: string): string[] =>
  [...fold(question).matchAll(VITAL_SIGN)].map(([, name = ""]) => name);

const holds = (value: number, sign: string, limit: number): boolean => {
  if (["<", "moins de", "avant"].includes(sign)) return value < limit;
  if (sign === "≤") return value <= limit;
  return [">", "plus de", "apres"].includes(sign) ? value > limit : value >= limit;
};

const numberOf = (text = ""): number => Number(text.replace(",", "."));

/** 1 when the values given are within every bound, −1 when one is not, 0 without bound; null without value. */
export const boundsOf = (question: string) => readBounds(question, MEASURES);

/** The same of what was found, age and weight left out. */
export const findingBounds = (question: string) =>
  readBounds(
    question,
    MEASURES.filter(({ whom }) => whom !== true),
  );

function readBounds(
  question: string,
  measures: readonly Measure[],
): ((head: string) => number) | null {
  const said = fold(question);
  const given = measures.flatMap(({ given: of, bound }) => {
    const [, value] = of.exec(said) ?? [];
    return value === undefined ? [] : [{ value: numberOf(value), bound }];
  });
  if (given.length === 0) return null;
  return (head) => {
    const within = given.flatMap(({ value, bound }) =>
      [...fold(head).matchAll(bound)].map(([, sign = "", limit]) =>
        holds(value, sign, numberOf(limit)),
      ),
    );
    if (within.length === 0) return 0;
    return within.every(Boolean) ? 1 : -1;
  };
}

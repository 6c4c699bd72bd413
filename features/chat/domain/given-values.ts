// A value that the question gives (a clearance, an age, a weight), against the bounds that a
// statement is told for: "ClCr ≥ 30 mL/min", "< 25 kg", "à partir de 75 ans".
import { fold } from "#platform/search/normalise.ts";

interface Measure {
  given: RegExp;
  bound: RegExp;
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
  },
  { given: /\b(\d+) ?(?:kg|kilos?)\b/u, bound: /([<>≤≥]|moins de|plus de) ?(\d+) ?kg/gu },
];

const holds = (value: number, sign: string, limit: number): boolean => {
  if (["<", "moins de", "avant"].includes(sign)) return value < limit;
  if (sign === "≤") return value <= limit;
  return [">", "plus de", "apres"].includes(sign) ? value > limit : value >= limit;
};

/** 1 when the values given are within every bound, −1 when one is not, 0 without bound; null without value. */
export function boundsOf(question: string): ((head: string) => number) | null {
  const said = fold(question);
  const given = MEASURES.flatMap(({ given: of, bound }) => {
    const [, value] = of.exec(said) ?? [];
    return value === undefined ? [] : [{ value: Number(value), bound }];
  });
  if (given.length === 0) return null;
  return (head) => {
    const within = given.flatMap(({ value, bound }) =>
      [...fold(head).matchAll(bound)].map(([, sign = "", limit]) =>
        holds(value, sign, Number(limit)),
      ),
    );
    if (within.length === 0) return 0;
    return within.every(Boolean) ? 1 : -1;
  };
}

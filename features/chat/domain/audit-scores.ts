// Values of named scores in a text or in the result of a tool.
import { scoresIn } from "./audit-context.ts";
import { numberOf } from "./audit-quantities.ts";

interface ScoreValue {
  value: { name: string; number: number };
  at: number;
  to: number;
  bound: boolean;
}

export function scoreValues(text: string): ScoreValue[] {
  return scoresIn(text).flatMap(({ value: name, to }) => {
    const found =
      /^(?:\s*\([^)\d]*\))?[^\d.;,()]{0,28}?(\d+(?:[.,]\d+)?)(?![\d.,]*\d|\s*(?:ans|years|años))/u.exec(
        text.slice(to),
      );
    if (!found?.[1]) return [];
    const end = to + found[0].length;
    const bound = /[<>≤≥]|inférieur|supérieur|moins|plus de|au moins/u.test(found[0]);
    return [
      { value: { name, number: numberOf(found[1]) }, at: end - found[1].length, to: end, bound },
    ];
  });
}

export const scoreNames = (text: string): Set<string> =>
  new Set(scoreValues(text).map(({ value }) => `${value.name} ${value.number}`));

/** The result of a tool holds the number, and the tool is about this score. */
export function toolGives(tool: string, name: string, number: number): boolean {
  const letters = tool.toLowerCase().replace(/[^a-z0-9]/gu, "");
  return letters.includes(name.replace(/score$/u, "")) && numbersOf(tool).has(number);
}

const numbersOf = (text: string): Set<number> =>
  new Set((text.match(/\d+(?:[.,]\d+)?/gu) ?? []).map(numberOf));

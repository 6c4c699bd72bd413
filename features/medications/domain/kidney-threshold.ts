// Whether a line that sets limits of renal function speaks of a patient's: for pointing at it, never
// for a dose. Only limits written in figures with their unit are read.
import { fold } from "#platform/search/normalise.ts";

interface Range {
  from: number;
  to: number;
}

const UNIT = "(?: ?ml ?/ ?min(?:ute)?s?(?: ?/ ?1[.,]73 ?m ?2)?)";
const NUMBER = "(\\d{1,3}(?:[.,]\\d)?)";
const BETWEEN = new RegExp(`${NUMBER}${UNIT}? ?(?:et|a|-|–) ?(?:<|≤)? ?${NUMBER}${UNIT}`, "g");
const BELOW = new RegExp(
  `(?:<|≤|<=|inferieure?s?(?: ou egale?s?)? a|au-dessous de|en dessous de|moins de|sous) ?${NUMBER}${UNIT}`,
  "g",
);
const ABOVE = new RegExp(
  `(?:>|≥|>=|superieure?s?(?: ou egale?s?)? a|au-dessus de|plus de|a partir de) ?${NUMBER}${UNIT}`,
  "g",
);

const number = (text = ""): number => Number(text.replace(",", "."));

function rangesIn(line: string): Range[] {
  const text = fold(line);
  const between = [...text.matchAll(BETWEEN)].map(([, from, to]) => ({
    ...{ from: number(from), to: number(to) },
  }));
  const rest = text.replace(BETWEEN, " ");
  return [
    ...between,
    ...[...rest.matchAll(BELOW)].map(([, to]) => ({ from: 0, to: number(to) })),
    ...[...rest.matchAll(ABOVE)].map(([, from]) => ({
      ...{ from: number(from), to: Number.POSITIVE_INFINITY },
    })),
  ];
}

/** Null: the line sets no limit in figures. A value that stands on a limit is in it. */
export function limitHolds(line: string, millilitres: number): boolean | null {
  const ranges = rangesIn(line);
  if (ranges.length === 0) return null;
  return ranges.some(({ from, to }) => millilitres >= from && millilitres <= to);
}

// What sums of points share.
import type { Band, Extra, Item, Outcome, TypedUnits } from "./calculator.ts";

/**
 * Twelve digits: what binary arithmetic leaves beyond them is no result, and passes no threshold. A
 * ratio of 84 mmHg to 28 % is 300, and not 299.99999999999994.
 */
export const settled = (value: number): number => Number(value.toPrecision(12));

/**
 * Points of the first step the value reaches; steps go down, the last one holds for everything
 * below.
 */
export function steps(
  value: number,
  table: readonly (readonly [from: number, points: number])[],
): number {
  const reached = table.find(([from]) => settled(value) >= from);
  return reached?.[1] ?? 0;
}

export const bandOf = (bands: readonly Band[], value: number): string | null =>
  bands.findLast(({ from, after }) => (after ? settled(value) > from : settled(value) >= from))
    ?.id ?? null;

/** Sum of the items, each with its points. */
export function sumOf<V>(
  items: readonly Item<V>[],
  values: V,
  typed: TypedUnits,
  bands: readonly Band[],
  also: readonly Extra[] = [],
): Outcome {
  const parts = items.map((item) => ({ id: item.id, points: item.points(values, typed) }));
  const value = parts.reduce((sum, { points }) => sum + points, 0);
  return { value, band: bandOf(bands, value), parts, also, formula: "", notes: [] };
}

/** One line worth `points` when the answer is yes. */
export const criterion = <V, N extends keyof V & string>(id: N, points: number): Item<V> => ({
  id,
  inputs: [id],
  min: Math.min(0, points),
  max: Math.max(0, points),
  points: (values) => (values[id] === true ? points : 0),
});

/** A criterion of a list to tick. */
export const listed = { kind: "yesno", listed: true } as const;

/** The criteria of a list, each with its points. */
export const criteria = <V>(
  points: Readonly<Partial<Record<keyof V & string, number>>>,
): Item<V>[] =>
  Object.entries(points).map(([id, worth]) =>
    criterion<V, keyof V & string>(id as keyof V & string, worth as number),
  );

/**
 * One line of points that a number reaches, from the highest step down; the last one holds for
 * everything below.
 */
export const stepped = <V>(
  id: keyof V & string,
  table: readonly (readonly [from: number, points: number])[],
): Item<V> => {
  const points = table.map(([, worth]) => worth);
  return {
    id,
    inputs: [id],
    min: Math.min(...points),
    max: Math.max(...points),
    points: (values) => steps(Number(values[id]), table),
  };
};

/** One line worth `points` when its inputs, numbers for instance, meet a condition. */
export const meets = <V>(
  id: string,
  inputs: readonly (keyof V & string)[],
  points: number,
  test: (values: V) => boolean,
): Item<V> => ({
  id,
  inputs,
  min: Math.min(0, points),
  max: Math.max(0, points),
  points: (values) => (test(values) ? points : 0),
});

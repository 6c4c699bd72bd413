// What sums of points share.
import type { Band, Extra, Item, Outcome, TypedUnits } from "./calculator.ts";

/** Points of the first step the value reaches; steps go down, the last one holds for everything below. */
export function steps(value: number, table: readonly (readonly [from: number, points: number])[]): number {
  const reached = table.find(([from]) => value >= from);
  return reached?.[1] ?? 0;
}

export const bandOf = (bands: readonly Band[], value: number): string | null =>
  bands.findLast(({ from, after }) => (after ? value > from : value >= from))?.id ?? null;

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
  min: 0,
  max: points,
  points: (values) => (values[id] === true ? points : 0),
});

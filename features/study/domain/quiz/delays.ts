// Delays as people write them: nobody says 140 hours, nor seven and a half days.
import type { Amount } from "./amounts.ts";

const WRITTEN: readonly (readonly [unit: RegExp, values: readonly number[]])[] = [
  [/^(?:s|secondes?|seconds?|segundos?)$/u, [5, 10, 15, 20, 30, 45, 60, 90]],
  [/^(?:min|minutes?|minutos?)$/u, [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120]],
  [/^(?:h|heures?|hours?|horas?)$/u, [1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96]],
  [/^(?:j|jours?|days?|d[ií]as?)$/u, [1, 2, 3, 5, 7, 10, 14, 21, 28, 42, 60, 90, 180]],
  [/^(?:semaines?|weeks?|semanas?)$/u, [1, 2, 3, 4, 6, 8, 12, 16, 24]],
  [/^(?:mois|months?|mes(?:es)?)$/u, [1, 2, 3, 4, 6, 9, 12, 18, 24, 36]],
];

/** A word in the plural is more than one; in the singular it is only one. */
const isPlural = (unit: string): boolean => unit.length > 3 && unit.endsWith("s");
const isSingular = (unit: string): boolean => unit.length > 3 && !unit.endsWith("s");

/** The delays that are written in the unit of this one, in order; null when it is no delay. */
export function delaysIn(unit: string): Amount[] | null {
  const [, values] = WRITTEN.find(([units]) => units.test(unit)) ?? [];
  if (!values) return null;
  if (isSingular(unit)) return [];
  return values
    .filter((value) => value > 1 || !isPlural(unit) || unit === "mois")
    .map((value) => ({ value: String(value), unit }));
}

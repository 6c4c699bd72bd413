// The unit of a number written without one: the only one in which people write it so. Supposed,
// shown as such, or asked for.
import type { NumberInput } from "../calculator.ts";
import type { NumberReading } from "../reading.ts";
import { toCanonical, type UnitSymbol } from "../units.ts";

/** `most`: the highest canonical value that another value of the question allows. */
export function bareUnit(
  input: NumberInput,
  bare: NumberReading["bare"],
  value: number,
  most = Number.POSITIVE_INFINITY,
): UnitSymbol | "ask" {
  const [canonical] = input.units;
  const within = (unit: UnitSymbol, { min, max }: { min: number; max: number }) => {
    const made = toCanonical(value, unit);
    return made >= min && made <= max && made <= most;
  };
  const usual = input.units.filter((unit) => within(unit, input.usual));
  const possible = input.units.filter((unit) => within(unit, input.possible));
  const written =
    bare &&
    possible.filter((unit) => {
      const [from, to] = bare[unit] ?? [1, 0];
      return value >= from && value <= to;
    });
  const found = written ?? (usual.length > 0 ? usual : possible);
  if (found.length > 1) return "ask";
  // Possible in none: the engine says between which limits it is expected. Possible in a unit that
  // nobody leaves out: asked.
  return found[0] ?? (possible.length > 0 && input.units.length > 1 ? "ask" : canonical);
}

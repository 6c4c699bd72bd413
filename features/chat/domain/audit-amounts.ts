// Amounts of a dose that are the same, said in another rhythm.
import { type Quantity, sameQuantity } from "./audit-quantities.ts";

/** The amounts agree; "10 mg/j" is "10 mg, once a day", "3 g/j" is "1 g every 8 h". */
export function sameAmount(
  a: Quantity,
  aRhythms: readonly string[],
  b: Quantity,
  bRhythms: readonly string[],
): boolean {
  if (sameQuantity(a, b)) return true;
  return inADay(a, b, bRhythms) || inADay(b, a, aRhythms);
}

/** A daily amount against one dose and its rhythm. */
function inADay(daily: Quantity, one: Quantity, rhythms: readonly string[]): boolean {
  if (!daily.unit.endsWith("/d")) return false;
  return rhythms.some((rhythm) => {
    const hours = Number(/^every (\d+) h$/u.exec(rhythm)?.[1]);
    const times = 24 / hours;
    const [low, high] = [daily.low / times, daily.high / times];
    return (
      hours > 0 && sameQuantity({ ...daily, low, high, unit: daily.unit.replace(/\/d$/u, "") }, one)
    );
  });
}

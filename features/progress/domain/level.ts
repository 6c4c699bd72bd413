import { xpOfLevel } from "./amounts.ts";

export interface Level {
  number: number;
  /** Experience at which it began, and at which the next one does. */
  from: number;
  next: number;
}

export function levelOf(xp: number): Level {
  let number = Math.max(1, Math.floor((1 + Math.sqrt(1 + Math.max(0, xp) / 25)) / 2));
  // The square root of a large number may fall on the wrong side of a whole one.
  while (xpOfLevel(number + 1) <= xp) number += 1;
  while (number > 1 && xpOfLevel(number) > xp) number -= 1;
  return { number, from: xpOfLevel(number), next: xpOfLevel(number + 1) };
}

// "HTA oui diabète non IC oui AVC non": answers that follow what they answer, without a comma. There a
// "non" is of what stands before it, never of what comes next.
import type { Place } from "./phrases.ts";

const ANSWERS = /(?<![a-z])(?:oui|non|yes|no)(?![a-z-])/g;
const OTHER_DENIAL =
  /(?<![a-z])(?:pas(?! (?:min |mini |max )?[:=]? ?\d)|sans|ni|aucune?|without|denies)(?![a-z])/;
const FAREST = 30;

/** Whether the place is denied by the answer that follows it; null when the clause is not so written. */
export function answeredNo(
  folded: string,
  { from, to }: Place,
  spoken: readonly Place[],
): boolean | null {
  const start =
    Math.max(...[".", ";", ":", "(", ","].map((sign) => folded.lastIndexOf(sign, from))) + 1;
  const length = folded.slice(to).search(/[,;:)]|\.(?!\d)|$/);
  const clause = folded.slice(start, to + length);
  const answers = [...clause.matchAll(ANSWERS)];
  const [last] = answers.slice(-1);
  const ends = last !== undefined && clause.slice(last.index + last[0].length).trim() === "";
  if (answers.length < 2 || !ends || OTHER_DENIAL.test(clause)) return null;
  const next = answers.find(({ index }) => start + index >= to);
  if (!next) return null;
  const at = start + next.index;
  const other = spoken.some((one) => one.from >= to && one.from < at);
  return other || at - to > FAREST ? null : next[0].startsWith("n");
}

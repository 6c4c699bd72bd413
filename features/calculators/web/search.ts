import { allowedSlips, editDistance } from "#platform/search/edit-distance.ts";
import { words } from "#platform/search/normalise.ts";
import type { CalculatorSummary } from "../contract.ts";

/** Every typed word must begin a word of the names, or be it with a slip of the finger. */
export function matching(all: readonly CalculatorSummary[], query: string): CalculatorSummary[] {
  const typed = words(query);
  if (typed.length === 0) return [...all];
  return all.filter(({ name, summary, names }) => {
    const known = words([name, summary, ...names].join(" "));
    return typed.every((word) =>
      known.some(
        (one) =>
          one.startsWith(word) ||
          (word.length > 4 &&
            editDistance(one, word, allowedSlips(word.length)) <= allowedSlips(word.length)),
      ),
    );
  });
}

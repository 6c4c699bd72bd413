// Whom a statement is for. A question about an adult is not given what is meant for someone else,
// one about a child is not given adult doses where the sheet has doses for the child.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";

/**
 * A passage for another person than the question's. A newborn is not a child, and neither is an
 * adult.
 */
export const unlike = (passage: Population, asked: Population | null): boolean =>
  passage !== "all" && (asked === null ? passage !== "adult" : passage !== asked);

/**
 * What suits the person asked about, as long as something remains; anything else is kept, to be
 * labelled.
 */
export function suitablePassages(
  passages: readonly RankedPassage[],
  asked: Population | null,
): RankedPassage[] {
  const fitting = passages.filter(({ passage }) => !unlike(passage.population, asked));
  if (asked === "adult" && fitting.length > 0) return fitting;
  const young = asked === "child" || asked === "newborn";
  const hasOwnDoses = passages.some(
    ({ passage }) => passage.population === asked && passage.doses.length > 0,
  );
  if (!young || !hasOwnDoses) return [...passages];
  return passages.filter(
    ({ passage }) => passage.doses.length === 0 || !unlike(passage.population, asked),
  );
}

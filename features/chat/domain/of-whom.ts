// Passages that speak of the person asked about although they are written for others: magnesium in a
// sheet of adults, told for the pregnant one. They come first, and nobody says that there are none.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { ACTION } from "./answer-parts.ts";
import { isSection } from "./modes.ts";
import type { Topic } from "./topic.ts";
import { headOf } from "./wanted-detail.ts";

const NAMES: Partial<Record<Population, RegExp>> = {
  pregnant: /\b(?:enceintes?|grossesses?|gestante?s?|eclampsies?|obstetri\w*|\d+ sa)\b/u,
  child: /\b(?:enfants?|nourrissons?|pediatri\w*)\b/u,
  newborn: /\b(?:nouveau[- ]nes?|neonatal\w*)\b/u,
};
/** "Hors grossesse" tells the others. */
const OTHERS =
  /\b(?:hors|en dehors de(?: la| l)?|sauf)[ ’']*(?:grossesse|eclampsie|enfant|nourrisson)s?\b/gu;

const names = (text: string, person: Population | null): boolean =>
  person !== null && NAMES[person]?.test(fold(text).replace(OTHERS, "")) === true;

/** It begins by naming them: it is theirs, whoever the sheet is for. */
export const isOf = ({ passage }: RankedPassage, person: Population | null): boolean =>
  passage.population === person || names(headOf(passage.text), person);

export const speaksOfPerson = (one: RankedPassage, person: Population | null): boolean =>
  isOf(one, person) || names(one.passage.text, person);

const MOST = 3;

/**
 * What the sheet says of that person, when the lines that answer say nothing of them: what says by
 * another name what they take or have; their own passages in the order of action, then what forbids
 * before what doses.
 */
export function ofPerson(
  { passages, first = [] }: Topic,
  lead: readonly RankedPassage[],
  person: Population | null,
): RankedPassage[] {
  const named = passages.filter(({ passage }) => first.includes(passage.id));
  if (named.length > 0 && !lead.some((one) => named.includes(one))) return named.slice(0, MOST);
  if (lead.some((one) => isOf(one, person))) return [];
  const place = ({ passage: { section } }: RankedPassage) =>
    isSection(section) ? ACTION.indexOf(section) : ACTION.length;
  const later = (one: RankedPassage) =>
    Number(!isOf(one, person)) * 2 + Number(!isOf(one, person) && one.passage.doses.length > 0);
  return passages
    .filter((one) => speaksOfPerson(one, person))
    .sort((a, b) => later(a) - later(b) || place(a) - place(b))
    .slice(0, MOST);
}

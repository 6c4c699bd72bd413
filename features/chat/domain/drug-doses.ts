// The drugs whose dose is asked, by whatever name, and those of them that the sheet gives no dose of
// for that person.
import type { Population, RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { cachedRoots, root, roots } from "./roots.ts";
import { unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";
import { remainder } from "./wanted-detail.ts";

const DOSES =
  /\b(?:doses?|posologies?|combien(?! de (?:temps|jours|semaines|mois))|dosing|dosis|debits?|how much|charge|loading|bolus|mg)\b/u;

export const asksADose = (question: string): boolean => DOSES.test(fold(question));

/** What somebody takes, took or does not bear is told, not asked. */
const TAKEN =
  /(?:^|[^a-z])(?:sous|on|taking|takes|took|prend|prenait|pris|toma|tomaba|bajo|allergi\w*|alergi\w*|intoleran\w*|overdose|surdosage|sobredosis)(?: (?:a|au|aux|la|le|les|de|du|d|to|of|al|un|une))*[ '’]*$/u;

const POISONING = /\b(?:intoxication|surdosage)\b/u;
/** "12 g de", "30 comprimés de", "30 tablets of", after the word that says it was taken. */
const SO_MUCH =
  / \d+(?:[.,]\d+)? ?(?:mg|g|gr?ammes?|grams?|gramos|cp|compri\w+|gelules?|tablets?|pills?|pastillas)(?: (?:de|d|of))?[ '’]*$/u;

/** The drugs that the question names and does not tell as taken; never the poison itself. */
function namedDrugs({ asked, title: of, drugs = [] }: Topic): readonly RecognisedEntity[] {
  const said = fold(remainder(asked));
  const poison = POISONING.test(fold(of)) ? new Set(roots(of)) : new Set<string>();
  return drugs.filter(({ words, title }) => {
    if (roots(title).every((one) => poison.has(one))) return false;
    const at = said.indexOf(fold(words));
    return at >= 0 && !TAKEN.test(said.slice(0, at).replace(SO_MUCH, ""));
  });
}

/** Roots of the drugs whose dose is asked, each by its name in the sheets. */
export const dosedDrugs = (topic: Topic): readonly (readonly string[])[] =>
  asksADose(topic.asked) ? namedDrugs(topic).map(({ title }) => roots(title)) : [];

const dosedIn = ({ passage }: RankedPassage): ReadonlySet<string> =>
  new Set(passage.doses.flatMap(({ drug }) => cachedRoots(drug)));

/** The drugs whose dose is asked, when the sheet doses none of them for that person. */
export function undosed(topic: Topic, person: Population | null): readonly RecognisedEntity[] {
  if (!asksADose(topic.asked)) return [];
  const named = namedDrugs(topic);
  const given = new Set([
    ...named.flatMap(({ title }) => roots(title)),
    ...(topic.classDrugs ?? []).map(root),
  ]);
  const isDosed = topic.passages.some(
    (one) =>
      (person === null || !unlike(one.passage.population, person)) &&
      [...dosedIn(one)].some((drug) => given.has(drug)),
  );
  return isDosed ? [] : named;
}

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

/** The drugs that the question names and does not tell as taken. */
function namedDrugs({ asked, drugs = [] }: Topic): readonly RecognisedEntity[] {
  const said = fold(remainder(asked));
  return drugs.filter(({ words }) => {
    const at = said.indexOf(fold(words));
    return at >= 0 && !TAKEN.test(said.slice(0, at));
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

// "FC 70 à l'accueil mais 125 dans le dossier": a second value of the measure that was named, said
// against the first. A course ("puis", "après remplissage") is no contradiction, unless both are of
// the same moment.
import type { FoundNumber } from "./numbers.ts";
import type { Place } from "./phrases.ts";

const LINK = "(?:a|de|at|of|en|est|is|es|etait|was|era|plutot|rather|mas bien)";
const AGAINST = new RegExp(
  `(?<![a-z])(?:mais|alors que|contre|versus|vs|ou|but|whereas|or|pero|mientras que|frente a|o)(?: ${LINK}){0,2}\\s*$`,
);
const AFTERWARDS = new RegExp(`(?<![a-z])(?:puis|then|luego|despues)(?: ${LINK}){0,2}\\s*$`);
const AND = new RegExp(`(?<![a-z])(?:et|and|y)(?: ${LINK}){0,2}\\s*$`);
/** What may follow a bare value: the end, where it was read, or how; never what is counted. */
const READ_THERE =
  /^\s*(?:$|[,.;:)?!]|(?:sur|dans|au|aux|a|en|selon|par|pour|chez|d'apres|affich|not[ee]|mesur|relev|trouv|lu|on|in|at|by|per|according|shown|display|measur|segun|por|anotad|medid|mostrad)[a-z]*(?![a-z]))/;
const COURSE =
  /(?<![a-z])(?:puis|apres|initial|corrig|remont|descen|maintenant|actuel|arrivee|ensuite|then|after|correct|now|arrival|later|luego|despues|tras|ahora|llegada|posterior|inicial)|->|=>|→/;
const SAME_TIME =
  /(?<![a-z])(?:meme|same|mism[oa]) (?:moment|instant|heure|jour|bilan|prelevement|time|hour|day|sample|dia|hora|analitica)/;
const LONGEST = 60;

/** The number after `first` that contradicts it, if any. */
export function otherValueAfter(
  folded: string,
  first: FoundNumber,
  numbers: readonly FoundNumber[],
  mentions: readonly Place[],
): FoundNumber | null {
  const other = numbers.find((one) => one.from >= first.to);
  if (!other || other.foreignUnit || other.limit !== null) return null;
  const between = folded.slice(first.to, other.from);
  const named = mentions.some((one) => one.from >= first.to && one.to <= other.from);
  if (between.length > LONGEST || named || /[.;?!]/.test(between)) return null;
  const after = folded.slice(other.to);
  if (other.units.length === 0 && !READ_THERE.test(after)) return null;
  const clause = after.split(/[;?!]|\.(?= |$)/)[0] ?? "";
  if (SAME_TIME.test(clause))
    return [AGAINST, AFTERWARDS, AND].some((link) => link.test(between)) ? other : null;
  return AGAINST.test(between) && !COURSE.test(between + clause) ? other : null;
}

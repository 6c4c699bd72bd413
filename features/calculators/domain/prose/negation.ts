// Whether the words say that something is there, or that it is not: one rule for French, English
// and Spanish. A negation reaches to the end of its own clause and no further, and a phrase that
// has a sense of its own uses up the negation in it.
import { answeredNo } from "./answered.ts";
import type { Place } from "./phrases.ts";

const NEGATOR =
  /(?<![a-z'])(?:pas|(?<=(?<![a-z])n'est )plus|sans|aucune?s?|absence|ni|jamais|nie|no|not|without|denies|denied|never|neither|nor|sin|niega|nunca|ninguna?|ausencia|tampoco|[a-z]+n't|zero(?= (?:[a-z]{3}|$))|palpation (?:est )?(?:indolore|normale|non douloureuse)(?= )|(?<![\d.,])0(?= (?!mmol|umol|mmhg|point|heure|jour|minute|hour|day|hora|dia)(?:[a-z]{3}|$)))(?![a-z])/g;
/**
 * What ends its reach. A comma or an "and" lets it go on when the next word takes it up again
 * ("ni", "or", "de").
 */
const STOP =
  /[;:()]|[.?!](?= |$)|,(?! ?(?:de |d'|ni |ou |or |nor |o |u ))|(?<![a-z])(?:mais|but|pero|aunque|avec|with|con|chez|presence|oui|yes|si|et (?!de |d'|ni )|and (?!no |not |or )|y (?!de |ni )|donc|so|entonces)(?![a-z])|\d(?:[.,]\d+)?(?!\d|(?:e|er|eme|th|st|nd|rd)(?![a-z])| ?(?:jour|semaine|mois|ans?(?![a-z])|day|week|month|year|dia|mes|ano))/;
/** "N'ouvre les yeux qu'à la douleur": not a negation but a limit. */
const ONLY = /(?<![a-z])(?:qu'|que |sauf |except |unless |salvo |mas que |excepto |sino )/;
/**
 * Said after it: "confusion : non", "HTA -". A bare "no" must end its clause, or it belongs to what
 * follows.
 */
const AFTER =
  /^\s*(?:[:=(]\s*(?:non|no|not|aucune?|none|nulle?|0(?![.,\d]))(?![a-z])|-(?:non|no)(?![a-z-])|(?:non|no|aucune?|none|0(?![.,]\d)|-|pas(?: du tout)?)(?=\s*(?:[,;.)]|$))|(?:[:=(]\s*|est |sont |is |are |es )?(?:absente?s?|ausentes?|negati(?:f|ve|vo|va)s?|neg|nulle?|exclue?s?|ecartee?s?|descartad[oa]s?|indolores?|ras)(?![a-z])|(?:est |sont )?(?:normale?s?|normaux|saine?s?|intacte?s?|indemnes?|libres?)(?=\s*(?:[,;.)]|$)))/;
/** "Tête de fibula et rotule indolores": said of both. */
const AFTER_BOTH =
  /^,?\s*(?:et|ni|and|y|e)\s+(?:[^\s,;:.]+ ){1,4}(?:sont |are |both |son )?(?:absent(?:e)?s|negati(?:f|ve)s|indolor[ea]s?|normaux|normales|ausentes|negativ[oa]s|(?<=are |both )(?:absent|negative|painless|normal))(?![a-z])/;
/** "Cancer, foie, cœur et rein absents": said of all. */
const AFTER_ALL =
  /^(?:, (?!(?:oui|yes|si|mais|but|pero|avec|with|con|pas|sans|sin|no|ni)(?![a-z]))[a-z'-]+(?: [a-z'-]+){0,2}){1,6},? (?:et|and|y|e) [a-z'-]+(?: [a-z'-]+){0,2} (?:sont absente?s|are (?:all )?absent|absente?s|ausentes|(?:sont )?negati(?:fs|ves)|negativ[oa]s)(?![a-z])/;
/** "Chirurgie/trauma : non": said of both. */
const AFTER_STROKE =
  /^ ?\/ ?[^\s,;:./]+(?: [^\s,;:./]+){0,2} ?[:=] ?(?:non|no|aucune?|none|neg[a-z]*|absent[a-z]*|0(?![.,\d]))(?![a-z])/;
/** "(œstrogènes, chirurgie : non)": said of all that the brackets hold. */
const ALL_IN_BRACKETS =
  /[:=]\s*(?:tou(?:te)?s )?(?:non|no|aucune?s?|none|ningun[oa]s?|negati(?:fs?|ves?)|negativ[oa]s|absent(?:e?s)?|ausentes)\s*$/;
/** "Cancer actif non", "metastatic cancer : no": its clause ends in "no", and says nothing else. */
const CLAUSE_ENDS_IN_NO =
  /^(?: (?!(?:ou|or|o|u|oui|yes|si|et|and|y|mais|but|pero|avec|with|con|si|pas|sans|ni)(?![a-z]))[a-z'-]+){1,4}(?: ?[:=] ?| )(?:non|no|nie|absente?s?|ausentes?|negati(?:f|ve|vo|va)s?)(?=\s*(?:[,;.)]|$))/;
/** "Pas de méléna syncope oui": answered yes after another thing was denied. */
const AFFIRMED = /^ (?:oui|yes)(?![a-z])/;
/** "Ne vomit pas": around the verb. "Ne vomit plus" has vomited. */
const AROUND_BEFORE = /(?<![a-z])(?:ne |n')(?:se |s')?$/;
const AROUND_AFTER = /^ (?:toujours )?(?:pas|jamais|guere)(?![a-z])/;
/** "Pas d'hématome hors petite bosse frontale": what is left out of a denial takes none of it back. */
const SET_APART =
  /(?<![a-z])(?:hors|sauf|hormis|excepte|except|apart from|other than|salvo|excepto)(?![a-z])/;
const JUST_BEFORE = /(?<![a-z])non[ -]+$/;
const REACH = 90;

/**
 * "Pas de cancer, insuffisance cardiaque ou BPCO", "no fever, cough or sputum": a list that ends in
 * "or" is one, whatever commas stand in it. "Pas d'AVC, hémorragie digestive, ni aspirine ni AINS"
 * is none: two "ni" begin a denial of their own.
 */
const LIST_ENDS =
  /^(?: ?,(?! ?ni )[^,;:.()\d]{2,40}){0,6},? ?(?<![a-z])(?:ou|or|o|u|ni(?! [^,;.]{1,30} ni )|nor)(?![a-z'])(?: de| d'| des| du)? ?(?!(?:non|pas|no|not|si|plus|moins)(?![a-z]))[a-z]/;
const LIST_BROKEN =
  /(?<![a-z])(?:mais|but|pero|avec|with|con|chez|presence|oui|yes|et|and|y|connue?s?|known|conocid[oa]s?|depuis|since|desde|sous|on|bajo|pas|sans|aucune?s?|no|not|without|sin|jamais|never|nunca|norma[a-z]+|positi[a-z]+|elev[a-z]+|raised|ok|ras)(?![a-z])/;

const lastNegator = (before: string, start: number, from: number, spoken: readonly Place[]) =>
  [...before.matchAll(NEGATOR)].findLast(
    ({ index }) =>
      !spoken.some(
        (one) =>
          start + index >= one.from &&
          start + index < one.to &&
          one.to <= from &&
          // "Aucun antécédent | de cancer": it goes on to what follows.
          !/^ (?:de |d'|of )(?!risque)/.test(before.slice(one.to - start)),
      ),
  );

const OWN_DENIAL = /^(?:pas|sans|aucune?|ni|jamais|no|without|sin)(?![a-z])/;
const SAYS_WELL = /(?:indolor|ras|norma|sain|intact|indemne|libre)/;

/**
 * "Pas de chirurgie ni trauma jambes symétriques": words that say absent by themselves turn into
 * their contrary only when nothing else was denied before them.
 */
export function isContradicted(
  folded: string,
  place: Place,
  spoken: readonly Place[],
  /** Every place that speaks of something, answered or not. */
  all: readonly Place[] = spoken,
): boolean {
  // "Ni cardiaque", "mollets souples indolores": the phrase denies by itself, and is said twice.
  const words = folded.slice(place.from, place.to);
  if (OWN_DENIAL.test(words) || SET_APART.test(words)) return false;
  const said = AFTER.exec(folded.slice(place.to, place.to + 24));
  if (said && SAYS_WELL.test(said[0])) return false;
  if (!isNegated(folded, place, spoken)) return false;
  const start = Math.max(0, place.from - REACH);
  const last = lastNegator(folded.slice(start, place.from), start, place.from, spoken);
  const at = start + (last?.index ?? 0);
  return !last || !all.some((one) => one.from >= at && one.to <= place.from);
}

function bracketsDeny(folded: string, { from, to }: Place): boolean {
  const open = folded.lastIndexOf("(", from);
  const close = folded.indexOf(")", to);
  if (open < 0 || close < 0 || folded.slice(open, from).includes(")")) return false;
  const rest = folded.slice(from, close);
  return ALL_IN_BRACKETS.test(rest) && !/[;(]|[.?!] |(?<![a-z])(?:oui|yes|si)(?![a-z])/.test(rest);
}

/** No other thing is spoken of between it and the "no". */
function clauseDenies(folded: string, { to }: Place, spoken: readonly Place[]): boolean {
  const end = CLAUSE_ENDS_IN_NO.exec(folded.slice(to, to + 60));
  const last = to + (end?.[0].length ?? 0);
  return end !== null && !spoken.some((one) => one.from >= to && one.from < last);
}

/** What stands between a negation and the place, without the commas and links that it passes. */
function reachOf(negator: string, said: string, after: string, length: number): string {
  if (isListed(said, after, length)) return said.replaceAll(",", " ");
  return negator.startsWith("palpation") ? said.replace(/ et (?:du|des|de) /g, " ni ") : said;
}

/** `spoken`: places of phrases with a sense of their own. */
export function isNegated(
  folded: string,
  { from, to, denied }: Place,
  spoken: readonly Place[] = [],
): boolean {
  if (denied) return true;
  const answered = answeredNo(folded, { from, to }, spoken);
  if (answered !== null) return answered;
  if (AFTER.test(folded.slice(to, to + 24))) return true;
  const after = folded.slice(to, to + 160);
  if ([AFTER_BOTH, AFTER_ALL, AFTER_STROKE].some((said) => said.test(after))) return true;
  if (bracketsDeny(folded, { from, to })) return true;
  if (clauseDenies(folded, { from, to }, spoken)) return true;
  const start = Math.max(0, from - REACH);
  const before = folded.slice(start, from);
  if (JUST_BEFORE.test(before)) return true;
  if (AROUND_BEFORE.test(before) && AROUND_AFTER.test(after)) return true;
  const last = lastNegator(before, start, from, spoken);
  if (!last) return false;
  const between = ({ from: at, to: end }: Place) => at >= start + last.index && end <= from;
  if (AFFIRMED.test(folded.slice(to, to + 6)) && spoken.some(between)) return false;
  const said = before.slice(last.index + last[0].length);
  const reach = reachOf(last[0], said, folded.slice(from, to + 160), to - from);
  return !STOP.test(reach) && !ONLY.test(folded.slice(start + last.index + last[0].length, to));
}

/** An organ alone is in a list of what is denied: "pas de cancer, foie, rein, AVC". */
const ORGAN_ALONE =
  /, ?(?:foie|reins?|coeur|poumons?|liver|kidneys?|heart|lungs?|higado|rinon(?:es)?|corazon|pulmon(?:es)?)(?= ?,)/;

/** The last of such a list. */
const LAST =
  /,[^;:.()\d]{2,80}? (?:ou|or|o|u|ni|nor)(?![a-z'])(?: de| d'| des| du| any| a)? ?(?:[a-z']+ ){0,2}$/;

function isListed(before: string, after: string, length: number): boolean {
  if (!before.includes(",") || LIST_BROKEN.test(before)) return false;
  if (LAST.test(before)) return !LIST_BROKEN.test(after.slice(0, length));
  if (ORGAN_ALONE.test(before) && /^\s*(?:[,;.)]|$)/.test(after.slice(length))) return true;
  const end = LIST_ENDS.exec(after.slice(length));
  return end !== null && !LIST_BROKEN.test(after.slice(0, length + end[0].length));
}

const DAYS: Readonly<Record<string, number>> = { j: 1, d: 1, s: 7, w: 7, m: 30, a: 365, y: 365 };
const UNIT =
  "(jours?|j(?![a-z])|semaines?|sem|mois|ans?|annees?|days?|weeks?|months?|years?|dias?|semanas?|meses|mes|anos?)";

const daysOf = (count: string, unit: string): number => Number(count) * (DAYS[unit[0] ?? ""] ?? 1);

/**
 * Days since an event told in its clause ("il y a 3 mois", "2 weeks ago", "hace 10 dias"), or null.
 */
export function daysSince(clause: string): number | null {
  const before = new RegExp(
    `(?:il y a|date de|remonte a|hace|j-?) ?(?:plus de |environ |mas de |unos )?(\\d+) ?${UNIT}?`,
  );
  const told =
    new RegExp(`(\\d+) ?${UNIT} (?:ago|earlier|avant|antes)`).exec(clause) ?? before.exec(clause);
  return told && !/desde hace/.test(clause) ? daysOf(told[1] ?? "", told[2] ?? "j") : null;
}

/** Days that a state lasts ("depuis 5 jours", "for 2 days", "desde hace una semana"), or null. */
export function daysLasting(clause: string): number | null {
  const told = new RegExp(
    `(?:depuis|pendant|for|since|desde hace|durante) ?(?:plus de |over |mas de )?(\\d+) ?${UNIT}`,
  ).exec(clause);
  const simply = new RegExp(
    `(?<![a-z])(?:alite\\w*|immobilis\\w*|bed rest|encamad\\w*) (\\d+) ?${UNIT}`,
  ).exec(clause);
  const found = told ?? simply;
  return found ? daysOf(found[1] ?? "", found[2] ?? "") : null;
}

// What nobody spoke of. It is absent when the question says "nothing else" or has no history;
// counted absent, and shown, when the question only lists what is present; asked for when it also
// lists what is absent, or when it is a judgement.
import type { Calculator } from "../calculator.ts";
import type { CriterionReading, Reading } from "../reading.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import { places } from "./phrases.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

/** "Nothing else", of criteria: another diagnosis that is denied says nothing of them. */
const NOTHING_ELSE =
  /(?:(?:sans|aucune?s?(?: des)?|pas d') ?autres? (?:critere|facteur|antecedent|atcd|comorbidite|element|signe|item)s?|rien d'autre|(?:et )?c'est tout(?! (?:ce|a|de|pour))|(?:and )?that's (?:all|it)(?![a-z])|(?:y )?(?:eso|nada mas) es todo|(?:(?:le|tout le) |(?<=[,;.:] ?))reste (?:(?:du|des|de la|de l') ?[a-z]+ )?(?:est |sont )?(?:tout )?(?:negatif|neg|normal|normaux|absents?|sans particularite|ras|nuls?|non|rien|(?:est )?(?:a )?(?:0|zero)(?![.,]?\d))|tous les autres (?:criteres |items |signes )?(?:sont )?(?:(?:a )?(?:0|zero)|negatifs|absents|normaux|nuls|non)(?![a-z.,\d])|tout (?:est )?(?:a )?(?:0|zero|normal|negatif) sauf|(?:par ailleurs|sinon),? (?:tout (?:est )?)?(?:rien|ras|negatif|normal|nul)(?![a-z])|ras par ailleurs|rien de plus|(?:aucun|pas d') ?autres? points?(?![a-z])|(?:everything|all) else (?:is )?(?:normal|negative|absent|0|zero|no)(?![a-z])|(?:todo )?lo demas (?:es )?(?:normal|negativo|a (?:0|cero)|no)(?![a-z])|demas items? (?:a )?(?:0|cero|normal(?:es)?)|autres? (?:criteres?|items?|facteurs?|elements?) ?(?:: ?)?(?:sont )?(?:tous )?(?:absents?|negatifs?|non|nuls?)|(?:seul|unique|comme seul) (?:critere|facteur|antecedent)|sans autre (?:particularite|chose)|(?:aucun|sans) (?:des )?autres?(?=\s*(?:[,;.)]|$))|critere isole|(?<=[a-z] )isolee?s?\b|no other (?:criteri\w+|risk factors?|history|comorbid\w*|factors?|items?|findings?|features?)|nothing else|otherwise (?:negative|well|healthy|fit)|(?:only|sole) (?:criterion|risk factor)|(?:all )?(?:the )?(?:others?|rest) (?:criteria |items )?(?:are |is )?(?:negative|absent|normal|no|none|0|zero)\b|sin (?:ningun )?otr[oa]s? (?:criterios?|factor(?:es)?|antecedentes?|comorbilidad\w*|signos?)|ningun otro (?:criterio|factor|antecedente)|nada mas|sin mas(?= *(?:[,;.)]|$))|(?:el )?resto (?:es )?(?:negativo|normal|ausente|no))/;
/** "Aucun critère", of all of them. */
const NONE_OF_THEM =
  /(?<![a-z])(?:(?:normal|0|zero) (?:a|sur|pour) tous les items|tous les items (?:a 0|normaux|nuls)|normal on all items|all items (?:0|normal)|tout (?:est )?negatif|tous (?:les )?(?:criteres |items )?(?:sont )?(?:negatifs|absents)|(?:all|every) (?:criteria |items )?(?:are |is )?(?:negative|absent)|todo negativo|todos (?:los )?(?:criterios )?(?:son )?(?:negativos|ausentes))(?! sauf)(?![a-z])|(?<![a-z0-9])(?:aucun|0|zero|no|none of the|ningun) (?:des |de los |of the )?(?:(?:\d+|deux|trois|quatre|cinq|six|sept|huit|two|three|four|five|six|seven|eight|dos|tres|cuatro|cinco|seis|siete|ocho) )?(?:criteres?|items?|criteria|criterios?|items? present|facteurs?(?= *(?:[,;.)]|$)))(?! (?:de |d'|of |majeur|mineur))(?![a-z])/;
/** No history at all, which answers every question of history. */
const NO_HISTORY =
  /(?:(?:sans|aucune?|pas d'|pas de|(?<![a-z])ni(?: d')?) ?(?:antecedents?|atcds?|comorbidites?|tares?|terrain(?: (?:a risque|particulier))?|maladies? (?:sous-jacentes?|associees?|chroniques?)|facteurs? de risque)(?! (?:de |d'|thrombo|familia|cardio|vasc|embol|corona))|(?:antecedents?|atcds?|comorbidites?) ?:? ?(?:aucun|neant|0|rien|ras|sans particularite)(?![a-z.,\d])|rien dans (?:les|ses) (?:antecedents?|atcds?)|par ailleurs sain|bonne sante|no (?:past |significant |medical )*(?:history|pmh|comorbid\w*)(?! of)|previously (?:well|healthy|fit)|sin (?:antecedentes|comorbilidad\w*)(?! de (?!interes))|previamente san[oa])/;

const criterionOf = (reading: Reading, name: string): CriterionReading | undefined => {
  const one = reading.inputs[name];
  return one && "yes" in one ? one : undefined;
};

const PERSON =
  /^(?:chez|pour|une?|la|le|les|de|du|des|en|avec|et|patiente?s?|femme|homme|dame|monsieur|fille|gars|a|an|the|in|for|of|with|and|woman|man|lady|gentleman|male|female|years?|old|aged?|agee?|ans?|paciente|mujer|varon|hombre|anos?|un|el|con|y|score|echelle|escala|calcul\w*|compute|quel|what|donne|svp|please|h|f|m)$/;

/** "CHA2DS2-VA in a 67 year old woman, no other risk factor": nothing was left out. */
function saysOnlyWhom(
  calculator: Calculator,
  reading: Reading,
  values: Readonly<Record<string, ReadValue>>,
  folded: string,
): boolean {
  if (!values.age) return false;
  const names = places(folded, reading.names);
  const rest = names.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    folded,
  );
  const told = rest.replace(NOTHING_ELSE, " ").match(/[a-z]+/g) ?? [];
  return calculator.inputs.age !== undefined && told.every((word) => PERSON.test(word));
}

/** What "the rest is normal" says of each choice that has such an option. */
const restOf = (calculator: Calculator, reading: Reading): [string, string][] =>
  Object.entries(reading.inputs).flatMap(([name, one]): [string, string][] =>
    "options" in one && one.absent && calculator.inputs[name] ? [[name, one.absent]] : [],
  );

/** "Paralysie faciale (2)": the points of an item, as it is dictated with them. */
const POINTS = /\((?:[=+] ?)?([1-9])(?: ?(?:points?|pts?|puntos?))?\)/g;

/** Points beside words that nothing was read from: the rest is not what it seems. */
function hasUnreadPoints(values: Readonly<Record<string, ReadValue>>, folded: string): boolean {
  const read = Object.values(values).map(({ given }) => String(given));
  return [...folded.matchAll(POINTS)].some(([, points = ""]) => {
    const at = read.indexOf(points);
    if (at >= 0) read.splice(at, 1);
    return at < 0;
  });
}

/** A judgement must be said either way: denied, it does not begin a list of what is absent. */
const isDenied = (
  reading: Reading,
  name: string,
  values: Readonly<Record<string, ReadValue>>,
): boolean =>
  values[name]?.given === false &&
  !values[name].measured &&
  !values[name].collective &&
  !criterionOf(reading, name)?.judgement;

/**
 * Fills `values` with what was said of all at once; returns what is counted absent without a word.
 */
export function silent(
  calculator: Calculator,
  reading: Reading,
  values: Record<string, ReadValue>,
  problems: readonly UnreadValue[],
  text: FoldedText,
  /** A clause of the question was not understood. */
  left: boolean,
): string[] {
  const flags = Object.entries(calculator.inputs).flatMap(([name, input]) =>
    input.kind === "yesno" && input.needed === undefined ? [name] : [],
  );
  const unsaid = () =>
    flags.filter((name) => !values[name] && !problems.some((problem) => problem.name === name));
  // The rest of nothing: what was said was not understood, and the rest is not what it seems.
  const begun =
    Object.keys(values).some((name) => name !== "age" && name !== "sex") ||
    saysOnlyWhom(calculator, reading, values, text.folded);
  const all = (begun ? NOTHING_ELSE.exec(text.folded) : null) ?? NONE_OF_THEM.exec(text.folded);
  const history = NO_HISTORY.exec(text.folded);
  const wordsOf = ({ index, 0: match }: RegExpExecArray) =>
    wordsAt(text, index, index + match.length);
  const answered = (match: RegExpExecArray, names: readonly string[]) => {
    const words = wordsOf(match);
    for (const name of names) values[name] = { given: false, words };
  };
  if (history)
    answered(
      history,
      unsaid().filter((name) => criterionOf(reading, name)?.history),
    );
  if (all) {
    answered(
      all,
      unsaid().filter((name) => !criterionOf(reading, name)?.apart),
    );
    const rest = hasUnreadPoints(values, text.folded) ? [] : restOf(calculator, reading);
    for (const [name, given] of rest)
      if (!values[name] && !problems.some((problem) => problem.name === name))
        values[name] = { given, words: wordsOf(all) };
    return [];
  }
  const implied = unsaid().filter((name) => {
    const other = criterionOf(reading, name)?.absentWith;
    return other !== undefined && values[other] !== undefined;
  });
  if (implied.length > 0) return implied;
  const said = flags.filter((name) => values[name]);
  if (said.length === 0 || said.some((name) => isDenied(reading, name, values)) || left) return [];
  return unsaid().filter((name) => {
    const criterion = criterionOf(reading, name);
    if (!criterion || criterion.judgement || criterion.absentWith !== undefined) return false;
    return criterion.oneOf?.some((other) => values[other]?.given) ?? true;
  });
}

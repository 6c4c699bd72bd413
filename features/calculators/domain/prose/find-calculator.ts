// Which of the calculators a question names: the longest name at a place, then the first of the
// question. A Glasgow score inside a SOFA question is a value, not the calculator.
import type { Calculator } from "../calculator.ts";
import { CALCULATORS, findById } from "../catalogue.ts";
import { readingOf } from "../readings.ts";
import { type FoldedText, foldText, wordsAt } from "./folded-text.ts";
import { NO_SCORES, OTHER_SCORES } from "./other-scores.ts";
import { type Place, places } from "./phrases.ts";
import { inSigns } from "./spellings.ts";

interface Name extends Place {
  /** Null for what is none of ours. */
  id: string | null;
  /** Another score, whose name is never answered with ours. */
  other?: true;
}

const inCapitals = (text: FoldedText, { from, to }: Place): boolean => {
  const [name = ""] = wordsAt(text, from, to).split(" ");
  return name === name.toUpperCase();
};

function namesOf(text: FoldedText, calculator: Calculator): Name[] {
  const { names, capitals, doubtful } = readingOf(calculator);
  const found = places(text.folded, names);
  if (capitals) found.push(...places(text.folded, capitals).filter((one) => inCapitals(text, one)));
  // Few texts hold a doubtful name, and numbers in words take long to read.
  const doubted = doubtful ? places(text.folded, doubtful.names) : [];
  // "Cinq gammas par kilo par minute" is beside a syringe as "5 µg/kg/min" is.
  const besides = (one: FoldedText) => doubtful && places(one.folded, doubtful.beside).length > 0;
  if (doubted.length > 0 && (besides(text) || besides(inSigns(text)))) found.push(...doubted);
  return found.map((place) => ({ ...place, id: calculator.id }));
}

const length = ({ from, to }: Place): number => to - from;

/** At each place, the longest of the names; of two names alike, both. */
function longest(names: readonly Name[]): Name[] {
  const kept: Name[] = [];
  for (const one of [...names].sort((a, b) => length(b) - length(a)))
    if (!kept.some((other) => one.from < other.to && other.from < one.to && !same(one, other)))
      kept.push(one);
  return kept.sort((a, b) => a.from - b.from);
}
const same = (a: Place, b: Place): boolean => a.from === b.from && a.to === b.to;

/**
 * Two scores of Wells have one name: the one whose subject the question speaks of. Neither, when
 * nothing tells them apart and none is the usual one.
 */
function meant(folded: string, named: readonly Calculator[]): Calculator | null {
  // Two phrases of one reading may stand at one place.
  const alike = [...new Set(named)];
  const spoken = alike.filter((one) => {
    const { about } = readingOf(one);
    return about !== undefined && places(folded, about).length > 0;
  });
  const usual = alike.find((one) => readingOf(one).usual);
  const [only, ...others] = alike;
  return (spoken.length === 1 ? spoken[0] : (usual ?? (others.length === 0 ? only : null))) ?? null;
}

/** "DFG selon Cockcroft": the formula that is named last is the one. */
const BY =
  /^ *(?:selon|par|d'apres|by|using|according to|segun|por) (?:l'|(?:la|le|the) )?(?:(?:formule|equation|methode|formula|method|ecuacion) (?:de |of )?)?$/;

/** The calculator named first, or null. */
export function findCalculator(question: string): Calculator | null {
  const typed = foldText(question);
  // "CKD-EPI (2009)": brackets are no part of a name.
  const text = { ...typed, folded: typed.folded.replace(/[()]/g, " ") };
  const none = { id: null };
  const names = longest([
    ...CALCULATORS.flatMap((calculator) => namesOf(text, calculator)),
    ...places(text.folded, OTHER_SCORES).map(
      (place) => ({ ...place, ...none, other: true }) as const,
    ),
    ...places(text.folded, NO_SCORES).map((place) => ({ ...place, ...none })),
  ]);
  const ours = names.flatMap(({ id, ...place }) => {
    const calculator = id === null ? null : findById(id);
    return calculator ? [{ ...place, calculator }] : [];
  });
  const said = ours.filter((one, at) => {
    const next = ours[at + 1];
    return !next || !BY.test(text.folded.slice(one.to, next.from));
  });
  const scores = said.filter(({ calculator }) => !readingOf(calculator).value);
  // A value beside another score is a value of that score.
  const [first] = scores.length > 0 || names.some(({ other }) => other) ? scores : said;
  if (!first) return null;
  const alike = ours.filter((one) => same(one, first)).map(({ calculator }) => calculator);
  return meant(text.folded, alike);
}

/** The name of the calculator as it was typed; empty when its values alone told it. */
export function nameTyped(question: string, calculator: Calculator): string {
  const text = foldText(question);
  const [first] = longest(namesOf(text, calculator));
  return first ? wordsAt(text, first.from, first.to) : "";
}

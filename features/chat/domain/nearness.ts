// Of the statements of a sheet, those nearest to what was asked: the words of the question, rare ones
// weighing more, the drug it doses, the detail, the values and the person it asks about.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { asksADose, dosedDrugs } from "./drug-doses.ts";
import { boundsOf, vitalSigns } from "./given-values.ts";
import { subjectWords } from "./question.ts";
import { cachedRoots, readAs, root, roots } from "./roots.ts";
import { unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";
import {
  conditionsOf,
  detailReader,
  detailWords,
  givenInVain,
  headOf,
  isNext,
  lastQuestion,
  remainder,
  wantsADetail,
  wantsWhatNext,
} from "./wanted-detail.ts";

/** Words of a head that make no other case of it. */
const ORDINARY = new Set(
  roots(
    "adulte enfant patient dose poids aigu aiguë grave sévère traitement premières minutes chez dans avec",
  ),
);

/** "Quel antiagrégant", "antibiotique dans l'heure, lequel": the drug of a class is what is asked. */
const WHICH =
  /\b(?:quels?|quelles?|lequel|laquelle|lesquels|lesquelles|quoi|which|what|que|cual|cuales)\b/u;

/** Points, all beside the score of the search. */
const LEXICAL = 0.8;
/** The weight of one word that many passages hold: alone it decides little. */
const LITTLE = 2.5;
/** Of a word that not most passages hold. */
export const TELLING = 1;
/** What a statement is about stands before its colon: a word there that nobody asked is another case. */
const UNASKED = 0.05;
const MOST_UNASKED = 4;
/** A dose for an arrest does not lead the answer to somebody whose patient has a pulse. */
const OTHER_SITUATION = 0.8;
const SAME_SITUATION = 0.3;
/** The passage doses the drug that is asked about, or any. */
const DOSED = 0.25;
const ANY_DOSE = 0.2;
const FIRST_DOSE = 0.45;
/** Words of the question in what the statement is about; those that its head sets aside ("sans …"). */
const HEADED = 0.3;
const SET_ASIDE = 0.4;
const DETAIL = 0.5;
/** What treats, when treating is asked. */
const TREATS = 0.2;
const TERRAIN = 0.15;
const WITHIN = 0.5;
const WITHIN_A_CONDITION = 0.25;
/** One half of a sheet ("méningite et purpura fulminans") when the other was named. */
const OTHER_HALF = 0.2;
/** What was already given, where nothing says to give it again. */
const GIVEN = 0.6;
const PERSON = 0.1;
/** What is written for a child or a pregnancy answers for them. */
const ITS_PERSON = 0.4;
const OTHER_PERSON = 0.5;
const LAST = 2;

/** Whom or what a case is told for, when it is not for all. */
const TERRAINS =
  /insuffisants? (?:renal|hepat)\w*|allergi\w*|cirrho\w*|immunodeprim\w*|obes\w*|sous (?:avk|digoxine|anticoagul\w*)|sujet age|voie orale (?:impossible|inadaptee|refusee)|refractaire|resist\w*|persist\w*|echec|pas disponible|non disponible|indisponible|si prasugrel|alternative|apres \w+|entourage|entretien|relais|surveillance|prevention|piege/u;

/** How many words of a head nobody asked about. */
export const unaskedIn = (head: string, asked: ReadonlySet<string>): number =>
  new Set(roots(head).filter((one) => one.length > 3 && !asked.has(one))).size;

const ASIDE = /\b(?:sans|hors|ni|non)\b[^,;:]*/giu;

/** What its head says of the question's words. */
function headPoints(head: string, { share, terms }: Reading): number {
  const aside = roots((head.match(ASIDE) ?? []).join(" "));
  const own = new Set(roots(head.replace(ASIDE, " ")));
  const isSetAside = aside.some((word) => terms.has(word));
  return HEADED * share(own).share - (isSetAside ? SET_ASIDE : 0);
}

function terrainPoints(head: string, asked: ReadonlySet<string>): number {
  const [terrain] = TERRAINS.exec(fold(head)) ?? [];
  if (terrain === undefined) return 0;
  return roots(terrain).some((one) => asked.has(one)) ? TERRAIN : -TERRAIN;
}

const situationPoints = ({ unasked }: RankedPassage): number => {
  if (unasked === undefined) return 0;
  return unasked ? -OTHER_SITUATION : SAME_SITUATION;
};

/** What a passage gains or loses by the person it is written for. */
function personPoints(
  population: Population,
  asked: Population | null,
  passages: readonly RankedPassage[],
): number {
  const others = passages.filter(({ passage }) => unlike(passage.population, asked)).length;
  // Nobody spoke of a child or a pregnancy, and the sheet is for adults: theirs comes last.
  const isLast = asked === null && others < passages.length / 2;
  if (unlike(population, asked)) return isLast ? -LAST : -OTHER_PERSON;
  if (asked !== population) return 0;
  return population === "adult" ? PERSON : ITS_PERSON;
}

export interface Candidate {
  one: RankedPassage;
  words: ReadonlySet<string>;
  drugs: ReadonlySet<string>;
}

/** What the question at the end of a case asks about weighs so many times what the case tells. */
const ASKED_LAST = 2;

/** Words of the question with what each is worth here: the fewer passages hold it, the more. */
function weighed(
  terms: ReadonlySet<string>,
  held: readonly Candidate[],
  last: ReadonlySet<string>,
): Map<string, number> {
  const weights = [...terms].map((word) => {
    const holders = held.filter(({ words }) => words.has(word)).length;
    const rare = holders === 0 ? 0 : Math.log(1 + held.length / holders);
    return [word, rare * (last.has(word) ? ASKED_LAST : 1)] as const;
  });
  return new Map(weights.filter(([, weight]) => weight > 0));
}

/** The question against the passages of its sheet. */
export interface Reading {
  held: readonly Candidate[];
  weights: ReadonlyMap<string, number>;
  /** What share of its words, by their weight, a passage holds; how many they are. */
  share: (words: ReadonlySet<string>) => { share: number; count: number };
  terms: ReadonlySet<string>;
  /** These, and the words that make no other case of a head. */
  known: ReadonlySet<string>;
}

export function readTopic(
  { title, terms: told, asked }: Topic,
  passages: readonly RankedPassage[],
): Reading {
  const wanted = remainder(asked);
  const left = new Set(roots(wanted));
  const given = roots(asked).filter((word) => !left.has(word));
  const signs = vitalSigns(asked).flatMap(roots);
  const general = new Set([
    ...[...roots(title), ...ORDINARY, ...detailWords(asked)],
    ...[...given, ...signs],
  ]);
  const terms = new Set(
    [...told.map(root), ...roots(subjectWords(readAs(wanted)).join(" "))].filter(
      (word) => word.length > 1 && !general.has(word),
    ),
  );
  const held = passages.map((one) => {
    const drugs = new Set(one.passage.doses.flatMap(({ drug }) => cachedRoots(drug)));
    return { one, words: new Set([...cachedRoots(one.passage.text), ...drugs]), drugs };
  });
  const weights = weighed(terms, held, new Set(roots(lastQuestion(asked))));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const share = (words: ReadonlySet<string>) => {
    const own = [...weights].filter(([word]) => words.has(word));
    const sum = own.reduce((total, [, weight]) => total + weight, 0);
    const count = own.filter(([, weight]) => weight >= TELLING).length;
    return { share: sum / Math.max(whole, LITTLE), count };
  };
  return { held, weights, share, terms, known: new Set([...terms, ...general]) };
}

/** A dose asked of a drug, the drug of a class: another's is no answer to it. */
function answering(
  topic: Topic,
  { held, terms }: Reading,
  doses: boolean,
): { among: readonly Candidate[]; isDosed: (drugs: ReadonlySet<string>) => boolean } {
  const { classDrugs = [], asked, within } = topic;
  const drugs = doses ? dosedDrugs(topic) : [];
  const wanted = [...terms, ...classDrugs.map(root), ...drugs.flat()];
  const isDosed = (drugs: ReadonlySet<string>): boolean => wanted.some((word) => drugs.has(word));
  // "Corticoïdes ?", of the sheet at hand, asks which and how much.
  const isWhich = WHICH.test(fold(asked)) || (within === true && !wantsADetail(asked));
  // The class that was given in vain is not the one that is asked for.
  const which = classDrugs.length > 0 && isWhich && !wantsWhatNext(asked);
  const dosing = doses || which ? held.filter(({ drugs }) => isDosed(drugs)) : [];
  // What is told for the value that is given may forbid the drug: "kaliémie < 3,5 : différer".
  const bounds = boundsOf(asked);
  const forValue = held.filter(({ one, words, drugs }) => {
    const isAbout = wanted.some((word) => words.has(word)) && !isDosed(drugs);
    return isAbout && bounds?.(headOf(one.passage.text)) === 1;
  });
  if (dosing.length > 0) return { among: [...dosing, ...forValue], isDosed };
  // Of a drug that the sheet gives no dose of, what it says.
  const speaking = held.filter(({ words }) =>
    drugs.some((own) => own.every((one) => words.has(one))),
  );
  const about = speaking.filter(({ one }) => {
    const head = new Set(roots(headOf(one.passage.text)));
    return drugs.some((own) => own.every((word) => head.has(word)));
  });
  const [said = held] = [about, speaking].filter(({ length }) => length > 0);
  return { among: said, isDosed };
}

const isTreating = (section: string): boolean =>
  section === "treatment" || section === "firstMinutes";

/** Best first. */
export function byNearness(
  topic: Topic,
  passages: readonly RankedPassage[],
  person: Population | null,
  kind: "point" | "definition",
): RankedPassage[] {
  const reading = readTopic(topic, passages);
  const doses = asksADose(topic.asked);
  const { among, isDosed } = answering(topic, reading, doses && kind === "point");
  const detail = detailReader(topic.asked, reading.terms);
  const bounds = boundsOf(topic.asked);
  const treating = topic.sections.some(isTreating) || wantsWhatNext(topic.asked);
  const asked = new Set(roots(topic.asked));
  const named = roots(topic.title).filter((word) => asked.has(word));
  const isOtherHalf = (head: string) =>
    named.length > 0 && !roots(head).some((word) => named.includes(word));
  const dosePoints = ({ one, drugs }: Candidate): number => {
    const dosed = isDosed(drugs) ? DOSED : 0;
    if (!doses) return dosed * 0.8;
    // The first dose to give comes before those of a relay or of a complication.
    const first = dosed > 0 && one.passage.section === "firstMinutes" ? FIRST_DOSE : 0;
    return dosed + (one.passage.doses.length > 0 ? ANY_DOSE : 0) + first;
  };
  const given = givenInVain(topic.asked);
  const isGiven = ({ one, drugs }: Candidate): boolean =>
    given.size > 0 &&
    one.passage.doses.length > 0 &&
    one.passage.doses.every(({ drug }) => cachedRoots(drug).some((word) => given.has(word))) &&
    drugs.size > 0 &&
    !isNext(headOf(one.passage.text));
  const points = (own: Candidate): number => {
    const { passage, score } = own.one;
    const head = headOf(passage.text);
    return (
      score +
      LEXICAL * reading.share(own.words).share +
      headPoints(head, reading) +
      dosePoints(own) +
      personPoints(passage.population, person, passages) +
      (kind === "definition" && passage.section === "definition" ? 0.6 : 0) +
      DETAIL * (detail?.(passage) ?? 0) +
      (treating && isTreating(passage.section) ? TREATS : 0) +
      WITHIN * (bounds?.(head) ?? 0) +
      (bounds?.(conditionsOf(passage.text)) === 1 ? WITHIN_A_CONDITION : 0) +
      terrainPoints(head, reading.terms) +
      situationPoints(own.one) -
      (isGiven(own) ? GIVEN : 0) -
      (isOtherHalf(head) ? OTHER_HALF : 0) -
      UNASKED * Math.min(MOST_UNASKED, unaskedIn(head, reading.known))
    );
  };
  return among
    .map((own) => ({ one: own.one, points: points(own) }))
    .sort((a, b) => b.points - a.points || inOrder(a.one, b.one))
    .map(({ one }) => one);
}

const place = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
export const inOrder = (a: RankedPassage, b: RankedPassage) =>
  place(a.passage.id) - place(b.passage.id);

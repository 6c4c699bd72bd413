// The lines that answer, before the fold: the statements nearest to what was asked on a point, the
// first gestures of a situation. Statements are shown whole; their number is bounded by what is
// read at a glance.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { boundsOf, findingBounds } from "./given-values.ts";
import type { Section } from "./modes.ts";
import {
  byNearness,
  type Candidate,
  inOrder,
  type Reading,
  readTopic,
  TELLING,
  unaskedIn,
} from "./nearness.ts";
import { subjectWords } from "./question.ts";
import { roots } from "./roots.ts";
import { suitablePassages, unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";
import { detailReader, headOf, wantsADetail, wantsWhatNext } from "./wanted-detail.ts";

export type QuestionKind = "point" | "situation" | "definition";

const WORDS: Record<QuestionKind, number> = { point: 120, situation: 250, definition: 120 };
const MOST: Record<QuestionKind, number> = { point: 3, situation: 7, definition: 3 };

const DEFINES = /\b(?:c est quoi|qu est ce que|definition|definir|what is|definicion|que es)\b/u;
const ACTS =
  /\b(?:que faire|quoi faire|que dois je faire|conduite a tenir|cat|prise en charge|pec|par quoi commencer|what to do|what do i do|how to manage|management|que hago|que hacer|manejo)\b/u;
const DOSES = /\b(?:doses?|posologies?|combien|dosing|dosis|how much|debits?)\b/u;
const POINTS =
  /\b(?:doses?|posologies?|combien|quand|delais?|durees?|seuils?|objectifs?|cibles?|indications?|indiquee?|contre indications?|contre indiquee?s?|peut on|permise?s?|criteres?|quels?|quelles?|faut il|place d|vitesse|debits?|comment|pourquoi|ou|how|when|which|what|dosing|durations?|targets?|thresholds?|should|criteria|cuando|cuantos?|cuanta|cual|dosis|duracion|objetivo|umbral|antibiotiques?|antidote)\b/u;

const MANY_WORDS = 4;

/** A case is told, with its figures, and nothing is asked: not "salbutamol 4 ans". */
function isTold({ asked, title, passages }: Pick<Topic, "asked" | "title" | "passages">): boolean {
  const figures = asked.match(/\d+/gu) ?? [];
  if (figures.length === 0 || /\?\s*$/u.test(asked)) return false;
  const told = roots(subjectWords(asked).join(" "));
  const drugs = new Set(
    passages.flatMap(({ passage }) => passage.doses.flatMap(({ drug }) => roots(drug))),
  );
  if (told.some((word) => drugs.has(word))) return false;
  const name = new Set(roots(title));
  return told.length + figures.length > MANY_WORDS || told.some((word) => name.has(word));
}

/** A definition, a conduct and a detail are not the same question. */
export function questionKind(topic: Topic): QuestionKind {
  const { asked, sections, terms } = topic;
  const said = fold(asked)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();
  if (ACTS.test(said)) return "situation";
  if (DEFINES.test(said) && (sections.length === 0 || sections[0] === "definition"))
    return "definition";
  if (wantsADetail(asked) || isFollowUp(topic)) return "point";
  const isCase = isTold(topic);
  // The treatment of a disease, nothing else said, is its conduct: what is given first comes first.
  const isConduct = onlyTreats(sections) && !DOSES.test(said);
  if (isConduct && (isCase || terms.length === 0)) return "situation";
  const isPoint = POINTS.test(said) || sections.some((one) => one !== "firstMinutes");
  return isPoint || !(isCase || isManyOrNone(terms)) ? "point" : "situation";
}

const onlyTreats = (sections: readonly string[]): boolean =>
  sections.length > 0 && sections.every((one) => one === "treatment" || one === "firstMinutes");

/** Of the sheet at hand: a detail, a value, what next. */
const isFollowUp = ({ within, asked, title }: Topic): boolean => {
  if (!within) return false;
  const name = new Set(roots(title));
  const telling = roots(subjectWords(asked).join(" ")).filter((word) => !name.has(word));
  return telling.length > 0 || wantsWhatNext(asked) || boundsOf(asked) !== null;
};

const isManyOrNone = ({ length }: readonly string[]): boolean =>
  length === 0 || length >= MANY_WORDS;

/** Sections of a situation, in the order of action, and how many statements of each. */
const OF_A_SITUATION: readonly (readonly [Section, number])[] = [
  ["firstMinutes", 4],
  ["treatment", 2],
  ["redFlags", 2],
];

export const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** `among`: how many subjects share the lines before the fold. */
export function leadPassages(topic: Topic, asked: Population | null, among = 1): RankedPassage[] {
  const kind = questionKind(topic);
  const passages = suitablePassages(topic.passages, asked);
  const ordered =
    kind === "situation"
      ? [...new Set([...toldFor(topic, passages, asked), ...ofSituation(topic, passages, asked)])]
      : limitFirst(
          topic,
          passages,
          ownFirst(byNearness(topic, passages, asked, kind), () =>
            byNearness(topic, passages.filter(isOwn), asked, kind),
          ),
        );
  const chosen: RankedPassage[] = [];
  let left = WORDS[kind] / among;
  for (const one of ordered.slice(0, MOST[kind])) {
    left -= wordsOf(one.passage.text);
    if (chosen.length > 0 && left < 0 && isOwn(one)) break;
    chosen.push(one);
  }
  return chosen;
}

/**
 * The passage that limits the first line comes before it when the question tells its case: no
 * adrenaline below 30 °C, before the dose of adrenaline.
 */
function limitFirst(
  topic: Topic,
  passages: readonly RankedPassage[],
  ordered: readonly RankedPassage[],
): readonly RankedPassage[] {
  const [first] = ordered;
  const limiting = passages.filter(({ passage }) =>
    passage.limits?.includes(first?.passage.id ?? ""),
  );
  if (limiting.length === 0) return ordered;
  const { held, weights } = readTopic(topic, passages);
  const said = held.find(({ one }) => one === first)?.words;
  const told = [...weights].filter(([word, weight]) => weight >= TELLING && !said?.has(word));
  const isTold = ({ passage }: RankedPassage): boolean => {
    const head = new Set(roots(headOf(passage.text)));
    return told.some(([word]) => head.has(word));
  };
  const limit = limiting.find(isTold);
  return limit ? [limit, ...ordered.filter((one) => one !== limit)] : ordered;
}

const isOwn = ({ of }: RankedPassage): boolean => of === undefined;

/** A dose that another sheet holds comes under what its own says of the drug. */
function ownFirst(
  nearest: readonly RankedPassage[],
  own: () => readonly RankedPassage[],
): readonly RankedPassage[] {
  const [first] = nearest;
  return !first || isOwn(first) ? nearest : [...own().slice(0, 1), first];
}

/** Where nothing is written for that person, what is shown is for another, and labelled. */
function fitting(passages: readonly RankedPassage[], asked: Population | null) {
  const anyFits = passages.some(
    ({ passage }) => !unlike(passage.population, asked) && passage.population !== "all",
  );
  return ({ passage }: RankedPassage): boolean => !anyFits || !unlike(passage.population, asked);
}

/** So many words make a case, this much of what the question tells; one alone may be any patient's. */
const NAMES_A_CASE = 2;
const MOST_OF_IT = 0.55;
const NEARLY_ALL = 0.8;
const FEW_OTHERS = 3;

/** How much a passage is the case that is told; null when it is none. */
function casePoints(
  { one: { passage }, words }: Candidate,
  told: number,
  { share, weights, known }: Reading,
): number | null {
  const own = share(words);
  const head = headOf(passage.text);
  const inHead = new Set(roots(head));
  const isNamed =
    weights.size > 0 &&
    [...weights.keys()].every((word) => inHead.has(word)) &&
    unaskedIn(head, known) <= FEW_OTHERS;
  const isCase = own.count + Math.floor(told) >= NAMES_A_CASE || isNamed;
  const isAbout = share(inHead).count > 0 || own.share >= NEARLY_ALL;
  const points = own.share + told / 2;
  return isCase && isAbout && points >= MOST_OF_IT ? points : null;
}

/**
 * One sheet holds several cases ("Dystocie des épaules" in that of a birth): the passage that holds
 * most of what is told, before what is done for all.
 */
function namedCase(
  topic: Topic,
  passages: readonly RankedPassage[],
  person: Population | null,
): RankedPassage[] {
  const reading = readTopic(topic, passages.filter(fitting(passages, person)));
  const detail = detailReader(topic.asked, reading.terms);
  const [first] = reading.held
    .flatMap((held) => {
      const { passage } = held.one;
      const told = Math.max(0, detail?.(passage) ?? 0);
      const isAside =
        passage.section === "definition" || (passage.section === "orientation" && told === 0);
      const points = isAside ? null : casePoints(held, told, reading);
      return points === null ? [] : [{ one: held.one, points }];
    })
    .sort((a, b) => b.points - a.points || b.one.score - a.one.score);
  return first ? [first.one] : [];
}

/** Passages of the case before what is done for all. */
const MOST_TOLD = 2;

/** Another passage than these acts: a definition, an examination. */
const ACTING = new Set(["firstMinutes", "treatment", "redFlags", "pitfalls"]);

/**
 * A sheet is written by cases: "kaliémie < 3,5 mmol/L : …", "chez un cirrhotique : …". What is told
 * of the patient leads to the passages that are written for it.
 */
function toldFor(
  topic: Topic,
  passages: readonly RankedPassage[],
  person: Population | null,
): RankedPassage[] {
  const among = passages.filter(fitting(passages, person));
  const reading = readTopic(topic, among);
  const detail = detailReader(topic.asked, reading.terms);
  const next = wantsWhatNext(topic.asked);
  const [bounds, findings] = [boundsOf(topic.asked), findingBounds(topic.asked)];
  const isTold = ({ passage }: RankedPassage): boolean => {
    const head = headOf(passage.text);
    if ((bounds?.(head) ?? 0) < 0) return false;
    const gives = (detail?.(passage) ?? 0) > 0;
    if (!ACTING.has(passage.section) && !gives) return false;
    if (next && gives) return true;
    return (findings?.(head) ?? 0) > 0 || reading.share(new Set(roots(head))).count > 0;
  };
  return [
    ...namedCase(topic, passages, person),
    ...byNearness(topic, among, person, "point").slice(0, 6).filter(isTold),
  ]
    .filter((one, at, all) => all.indexOf(one) === at)
    .slice(0, MOST_TOLD);
}

function ofSituation(
  topic: Topic,
  passages: readonly RankedPassage[],
  asked: Population | null,
): RankedPassage[] {
  // Of several diseases in one sheet, the one that was named: every passage says whether it is.
  const isPart = passages.every(({ unasked }) => unasked !== undefined);
  const about = isPart ? passages.filter(({ unasked }) => unasked === false) : passages;
  const suits = fitting(passages, asked);
  const bounds = boundsOf(topic.asked);
  // What is written for another value than the one given does not lead.
  const fits = (one: RankedPassage) => suits(one) && (bounds?.(headOf(one.passage.text)) ?? 0) >= 0;
  const ordered = OF_A_SITUATION.flatMap(([section, most]) => {
    const own = about.filter((one) => one.passage.section === section && fits(one));
    // What the sheet says first is done first; the nearest to the question is kept with it.
    const [nearest] = [...own].sort((a, b) => b.score - a.score);
    const first = [...own].sort(inOrder).slice(0, most - 1);
    return [...new Set([...first, ...(nearest ? [nearest] : [])])].slice(0, most).sort(inOrder);
  });
  if (!isPart) return ordered;
  return byNearness({ ...topic, sections: ["treatment"] }, about.filter(fits), asked, "point");
}

// The lines that answer, before the fold: the statements nearest to what was asked on a point, the
// first gestures of a situation. Statements are shown whole; their number is bounded by what is
// read at a glance.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import type { Section } from "./modes.ts";
import { byNearness, inOrder, readTopic, unaskedIn } from "./nearness.ts";
import { subjectWords } from "./question.ts";
import { roots } from "./roots.ts";
import { suitablePassages, unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";
import { detailReader, headOf, wantsADetail } from "./wanted-detail.ts";

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
export function questionKind({ asked, sections, terms, title, passages }: Topic): QuestionKind {
  const said = fold(asked)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();
  if (ACTS.test(said)) return "situation";
  if (DEFINES.test(said) && (sections.length === 0 || sections[0] === "definition"))
    return "definition";
  // The treatment of a disease, nothing else said, is its conduct: what is given first comes first.
  const treats =
    sections.length > 0 && sections.every((one) => one === "treatment" || one === "firstMinutes");
  if (wantsADetail(asked)) return "point";
  const isCase = isTold({ asked, title, passages });
  if (treats && (isCase || terms.length === 0) && !DOSES.test(said)) return "situation";
  const isPoint = POINTS.test(said) || sections.some((one) => one !== "firstMinutes");
  return isPoint || !(isCase || isManyOrNone(terms)) ? "point" : "situation";
}

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
      ? [...new Set([...namedCase(topic, passages, asked), ...ofSituation(passages, asked)])]
      : byNearness(topic, passages, asked, kind);
  const chosen: RankedPassage[] = [];
  let left = WORDS[kind] / among;
  for (const one of ordered.slice(0, MOST[kind])) {
    left -= wordsOf(one.passage.text);
    if (chosen.length > 0 && left < 0) break;
    chosen.push(one);
  }
  return chosen;
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
const FEW_OTHERS = 3;

/**
 * One sheet holds several cases ("Dystocie des épaules" in that of a birth): the passages that hold
 * most of what is told, before what is done for all.
 */
function namedCase(
  topic: Topic,
  passages: readonly RankedPassage[],
  person: Population | null,
): RankedPassage[] {
  const { held, share, weights, terms, known } = readTopic(
    topic,
    passages.filter(fitting(passages, person)),
  );
  const detail = detailReader(topic.asked, terms);
  const isNamedIn = (head: string) => {
    const own = new Set(roots(head));
    const isWhole = weights.size > 0 && [...weights.keys()].every((word) => own.has(word));
    return isWhole && unaskedIn(head, known) <= FEW_OTHERS;
  };
  return held
    .filter(({ one }) => one.passage.section !== "definition")
    .flatMap(({ one, words }) => {
      const own = share(words);
      const told = Math.max(0, detail?.(one.passage) ?? 0);
      const points = own.share + told / 2;
      const isCase =
        own.count + (told === 1 ? 1 : 0) >= NAMES_A_CASE || isNamedIn(headOf(one.passage.text));
      return isCase && points >= MOST_OF_IT ? [{ one, points }] : [];
    })
    .sort((a, b) => b.points - a.points || b.one.score - a.one.score)
    .slice(0, 1)
    .map(({ one }) => one);
}

function ofSituation(
  passages: readonly RankedPassage[],
  asked: Population | null,
): RankedPassage[] {
  // Of several diseases in one sheet, the one that was named: every passage says whether it is.
  const isPart = passages.every(({ unasked }) => unasked !== undefined);
  const about = isPart ? passages.filter(({ unasked }) => unasked === false) : passages;
  const fits = fitting(passages, asked);
  const ordered = OF_A_SITUATION.flatMap(([section, most]) => {
    const own = about.filter((one) => one.passage.section === section && fits(one));
    // What the sheet says first is done first; the nearest to the question is kept with it.
    const [nearest] = [...own].sort((a, b) => b.score - a.score);
    const first = [...own].sort(inOrder).slice(0, most - 1);
    return [...new Set([...first, ...(nearest ? [nearest] : [])])].slice(0, most).sort(inOrder);
  });
  return isPart ? [...new Set([...ordered, ...about.filter(fits)])] : ordered;
}

// The lines that answer, before the fold: the statements nearest to what was asked on a point, the
// first gestures of a situation. Statements are shown whole; their number is bounded by what is
// read at a glance.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { fold, stem, stems } from "#platform/search/normalise.ts";
import type { Section } from "./modes.ts";
import { subjectWords } from "./question.ts";
import { suitablePassages, unlike } from "./suitable-passages.ts";
import type { Topic } from "./topic.ts";

export type QuestionKind = "point" | "situation" | "definition";

const WORDS: Record<QuestionKind, number> = { point: 120, situation: 250, definition: 120 };
const MOST: Record<QuestionKind, number> = { point: 3, situation: 7, definition: 3 };

const DEFINES = /\b(?:c est quoi|qu est ce que|definition|definir|what is|definicion|que es)\b/u;
const ACTS =
  /\b(?:que faire|quoi faire|que dois je faire|conduite a tenir|cat|prise en charge|pec|par quoi commencer|what to do|what do i do|how to manage|management|que hago|que hacer|manejo)\b/u;
const DOSES = /\b(?:doses?|posologies?|combien|dosing|dosis|how much|debits?)\b/u;
const POINTS =
  /\b(?:doses?|posologies?|combien|quand|delais?|durees?|seuils?|objectifs?|cibles?|indications?|indiquee?|contre indications?|criteres?|quels?|quelles?|faut il|place d|vitesse|debits?|comment|pourquoi|ou|how|when|which|what|dosing|durations?|targets?|thresholds?|should|criteria|cuando|cuantos?|cuanta|cual|dosis|duracion|objetivo|umbral|antibiotiques?|antidote)\b/u;

/** "Quel antiagrégant", "antibiotique dans l'heure, lequel": the drug of a class is what is asked. */
const WHICH =
  /\b(?:quels?|quelles?|lequel|laquelle|lesquels|lesquelles|quoi|which|what|que|cual|cuales)\b/u;

/** A definition, a conduct and a detail are not the same question. */
export function questionKind({ asked, sections, terms }: Topic): QuestionKind {
  const said = fold(asked)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();
  if (ACTS.test(said)) return "situation";
  if (DEFINES.test(said) && (sections.length === 0 || sections[0] === "definition"))
    return "definition";
  // The treatment of a disease, nothing else said, is its conduct: what is given first comes first.
  const treats =
    sections.length > 0 && sections.every((one) => one === "treatment" || one === "firstMinutes");
  if (treats && terms.length === 0 && !DOSES.test(said)) return "situation";
  if (POINTS.test(said) || sections.some((one) => one !== "firstMinutes")) return "point";
  return terms.length === 0 || terms.length >= 4 ? "situation" : "point";
}

/** Sections of a situation, in the order of action, and how many statements of each. */
const OF_A_SITUATION: readonly (readonly [Section, number])[] = [
  ["firstMinutes", 4],
  ["treatment", 2],
  ["redFlags", 2],
];

/** Words of a head that make no other case of it. */
const ORDINARY = stems(
  "adulte enfant patient dose poids aigu aiguë grave sévère traitement premières minutes chez dans avec",
);

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

/** So many words make a case; one alone may be any patient's. */
const NAMES_A_CASE = 2;

/**
 * One sheet holds several cases ("Dystocie des épaules" in that of a birth): the passage in which
 * every word of the question stands that is not its sheet's title, before what is done for all.
 */
function namedCase(
  { asked, title, terms }: Topic,
  passages: readonly RankedPassage[],
  person: Population | null,
): RankedPassage[] {
  const general = new Set([...stems(title), ...ORDINARY]);
  const words = new Set(
    [...terms, ...subjectWords(asked).map(stem)].filter((word) => !general.has(word)),
  );
  if (words.size < NAMES_A_CASE) return [];
  return passages
    .filter(fitting(passages, person))
    .filter(({ passage }) => {
      const held = new Set(stems(passage.text));
      return [...words].every((word) => held.has(word));
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 1);
}

function ofSituation(
  passages: readonly RankedPassage[],
  asked: Population | null,
): RankedPassage[] {
  // Of several diseases in one sheet, the one that was named: every passage says whether it is.
  const isPart = passages.every(({ unasked }) => unasked !== undefined);
  const about = isPart ? passages.filter(({ unasked }) => unasked === false) : passages;
  const fits = fitting(passages, asked);
  return OF_A_SITUATION.flatMap(([section, most]) => {
    const own = about.filter((one) => one.passage.section === section && fits(one));
    // What the sheet says first is done first; the nearest to the question is kept with it.
    const [nearest] = [...own].sort((a, b) => b.score - a.score);
    const first = [...own].sort(inOrder).slice(0, most - 1);
    return [...new Set([...first, ...(nearest ? [nearest] : [])])].slice(0, most).sort(inOrder);
  });
}

const place = (id: string) => Number(/(\d+)$/u.exec(id)?.[1] ?? 0);
const inOrder = (a: RankedPassage, b: RankedPassage) => place(a.passage.id) - place(b.passage.id);

/**
 * What a statement is about stands before its colon: words there that nobody asked about make it
 * another case.
 */
const UNASKED = 0.05;
/** A dose for an arrest does not lead the answer to somebody whose patient has a pulse. */
const OTHER_SITUATION = 0.8;
const SAME_SITUATION = 0.3;
const MOST_UNASKED = 4;

/** The passage doses the drug that is asked about. */
const DOSED = 0.25;

function unaskedIn(text: string, asked: ReadonlySet<string>): number {
  const [head = ""] = text.split(/\s:\s|:/u, 1);
  return new Set(stems(head).filter((one) => one.length > 3 && !asked.has(one))).size;
}

const situationOf = ({ unasked }: RankedPassage): number => {
  if (unasked === undefined) return 0;
  return unasked ? OTHER_SITUATION : -SAME_SITUATION;
};

/** Words of the question with what each is worth here: the fewer passages hold it, the more. */
const wordWeights = (terms: ReadonlySet<string>, held: readonly { words: ReadonlySet<string> }[]) =>
  [...terms].map((word) => {
    const holders = held.filter(({ words }) => words.has(word)).length;
    return [word, holders === 0 ? 0 : Math.log(1 + held.length / holders)] as const;
  });

/** What a passage gains or loses by the person it is written for. */
function personPoints(population: Population, asked: Population | null): number {
  if (unlike(population, asked)) return -0.5;
  return asked === population ? 0.1 : 0;
}

/**
 * The words of the question, rare ones weighing more, the drug it doses, the section and the person
 * it asks about.
 */
function byNearness(
  topic: Topic,
  passages: readonly RankedPassage[],
  asked: Population | null,
  kind: QuestionKind,
): RankedPassage[] {
  const title = new Set(stems(topic.title));
  const terms = new Set(
    [...topic.terms, ...subjectWords(topic.asked).map(stem)].filter((word) => !title.has(word)),
  );
  const known = new Set([...terms, ...title, ...ORDINARY]);
  const held = passages.map((one) => {
    const drugs = new Set(one.passage.doses.flatMap(({ drug }) => stems(drug)));
    return { one, words: new Set([...stems(one.passage.text), ...drugs]), drugs };
  });
  const weights = wordWeights(terms, held);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const doses =
    /\b(?:doses?|posologies?|combien|dosing|dosis|debit|how much|charge|loading)\b/u.test(
      fold(topic.asked),
    );
  const isDosed = (drugs: ReadonlySet<string>): boolean =>
    [...terms, ...(topic.classDrugs ?? [])].some((word) => drugs.has(word));
  const which = (topic.classDrugs ?? []).length > 0 && WHICH.test(fold(topic.asked));
  // A dose asked of a drug, the drug of a class: another's is no answer to it.
  const dosing =
    (doses || which) && kind === "point" ? held.filter(({ drugs }) => isDosed(drugs)) : [];
  return (dosing.length > 0 ? dosing : held)
    .map(({ one, words, drugs }) => {
      const lexical =
        whole === 0
          ? 0
          : weights.reduce((sum, [w, weight]) => sum + (words.has(w) ? weight : 0), 0) / whole;
      const dosed = isDosed(drugs) ? DOSED : 0;
      const anyDose = doses && one.passage.doses.length > 0 ? 0.1 : 0;
      const person = personPoints(one.passage.population, asked);
      // The first dose to give comes before those of a relay or of a complication.
      const first = doses && dosed > 0 && one.passage.section === "firstMinutes" ? 0.25 : 0;
      const unasked = UNASKED * Math.min(MOST_UNASKED, unaskedIn(one.passage.text, known));
      const situation = situationOf(one);
      const defines = kind === "definition" && one.passage.section === "definition" ? 0.6 : 0;
      return {
        one,
        points:
          one.score +
          0.8 * lexical +
          (doses ? dosed + anyDose : dosed / 2) +
          first +
          person +
          defines -
          unasked -
          situation,
      };
    })
    .sort((a, b) => b.points - a.points || inOrder(a.one, b.one))
    .map(({ one }) => one);
}

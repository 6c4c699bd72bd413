// What the question is about, by the names it says and by what it presents.
import { stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { isSymptom, presentedWithoutSheet } from "./rank-presentations.ts";
import {
  type AsideWords,
  isMentioned,
  type RankedSheet,
  type SheetRanking,
} from "./rank-sheets.ts";
import type { Aside } from "./register/aside.ts";
import { type Mention, mentionOf } from "./register/recognise.ts";
import { FORMS } from "./register/register.ts";
import { type Subject, subjectOf } from "./register/subject.ts";

interface Found extends SheetRanking {
  isSure: (sheet: RankedSheet) => boolean;
}

export function questionSubject(
  text: string,
  question: Question,
  mentions: readonly Mention[],
  ranking: Found,
  index: LibraryIndex,
): Subject {
  const ids = new Set(index.sheets.map(({ id }) => id));
  const [best] = ranking.sheets;
  const isPresented = best?.by === "presentation" && ranking.isSure(best);
  const spoken = subjectOf(text, mentions, (id) => ids.has(id), {
    presented: isPresented ? best.id : null,
    answered: ranking.sheets.some(ranking.isSure),
    certain:
      best !== undefined &&
      !isMentioned(best) &&
      ranking.isSure(best) &&
      !(isHalfNamed(best) && mentions.some((one) => isWholeName(one, ids))),
  });
  const told = presentedSubject(question, spoken, ranking, index);
  // What is named and is only a finding of it is said as well: "métrorragies" of an ectopic pregnancy.
  const found = spoken.absent.filter(({ sign }) => !sign);
  return told ? { ...spoken, absent: [told, ...found], closed: true } : spoken;
}

/** The disease without a sheet that explains what is told better than the best sheet does. */
function presentedSubject(
  question: Question,
  { absent, named, score, animal }: Subject,
  { sheets: [best], isSure }: Found,
  index: LibraryIndex,
): Mention | null {
  const isNamed = named.some(({ entity }) => !isSymptom(entity.sheet));
  if (isNamed || score || animal) return null;
  const stemsOf = absent.map(({ words }) => stems(words));
  const isOpen = !best || isMentioned(best) || !isSure(best);
  const told = presentedWithoutSheet(question, index).find(({ used, score: own, strong }) => {
    // A name alone tells the disease of that name: "fièvre jaune" is no jaundice with fever.
    const isTold = [...used].some((one) => !stemsOf.flat().includes(one));
    const areFindings = absent.every(
      ({ sign }, at) => sign || stemsOf[at]?.every((one) => used.has(one)),
    );
    return isTold && areFindings && (isOpen || best.score < own || (strong && isWeak(best)));
  });
  const entity = told ? FORMS.find((form) => form.entity.id === told.id)?.entity : null;
  const isTreated = index.sheets.some(({ id }) => id === entity?.sheet);
  return entity && !isTreated && absent.every((one) => one.entity !== entity)
    ? mentionOf(entity)
    : null;
}

/** A sheet that nobody named: lay words stand for its name ("saigne beaucoup"), or it is a symptom. */
const isWeak = ({ id, by }: RankedSheet): boolean => by === "name" || isSymptom(id);

/** Half the name of a sheet is nothing beside the whole name of a disease without one. */
const isHalfNamed = ({ by, score }: RankedSheet): boolean => by === "name" && score < WHOLE;
const WHOLE = 0.8;
const isWholeName = (
  { entity, first, last, denied, aside }: Mention,
  sheets: ReadonlySet<string>,
): boolean =>
  entity.kind === "disease" &&
  last > first &&
  !denied &&
  aside === null &&
  !sheets.has(entity.sheet);

/** Stems of the diseases that are not what is asked. */
export function asideWords(mentions: readonly Mention[]): AsideWords {
  const of = (wanted: Aside) =>
    new Set(
      mentions
        .filter(({ aside, entity }) => aside === wanted && entity.kind === "disease")
        .flatMap(({ words, entity }) => [...stems(words), ...stems(entity.title.fr)]),
    );
  return { past: of("past"), company: of("company") };
}

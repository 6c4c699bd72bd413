// What the question is about, by the names it says and by what it presents.
import { stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { presentedWithoutSheet } from "./rank-presentations.ts";
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
  const spoken = subjectOf(text, mentions, (id) => ids.has(id), {
    answered: ranking.sheets.some(ranking.isSure),
    certain: best !== undefined && !isMentioned(best) && ranking.isSure(best),
  });
  const told = presentedSubject(question, spoken, ranking, index);
  return told ? { ...spoken, absent: [told], closed: true } : spoken;
}

/** The disease without a sheet that explains what is told better than the best sheet does. */
function presentedSubject(
  question: Question,
  { absent, named, score, animal }: Subject,
  { sheets: [best] }: SheetRanking,
  index: LibraryIndex,
): Mention | null {
  if (absent.some(({ sign }) => !sign) || named.length > 0 || score || animal) return null;
  const told = presentedWithoutSheet(question, index);
  const isBetter = !best || isMentioned(best) || best.score < (told?.score ?? 0);
  const entity = told && isBetter ? FORMS.find((form) => form.entity.id === told.id)?.entity : null;
  return entity ? mentionOf(entity) : null;
}

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

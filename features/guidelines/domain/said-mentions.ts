// Which of the names that a question holds it really says.
import { stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import type { Mention } from "./register/recognise.ts";
import { FORMS } from "./register/register.ts";
import { QUALIFIERS } from "./stop-words.ts";

/**
 * A sign whose one word is part of a longer one is not named: "brûlures urinaires" are no burns. A name
 * of several words is: "fiebre tifoidea", whatever its words are rewritten to; but for the terrain of a
 * sheet's own disease ("severe asthma").
 */
const isReadIn =
  ({ said }: Question, { namesByStem }: LibraryIndex) =>
  ({ entity, sign, words, first, last }: Mention): boolean =>
    !sign ||
    (last > first && !isSeverityOfASheet(stems(words), namesByStem)) ||
    stems(words).every((stem) => said.has(stem)) ||
    FORMS.some((form) => form.entity === entity && form.stems.every((stem) => said.has(stem)));

const OF_THE_YOUNG: ReadonlySet<unknown> = new Set(["child", "newborn"]);
const OF_GROWN_UPS = ["VIEUX", "HOMME"];
const OF_THE_SMALL = ["BEBE", "ENFANT", "ADO"];

/** A child's disease is none of somebody who is told to be grown up: "elderly, wet lungs"; a sign is said by its own word. */
const isOfPerson = ({ population, signs }: Question) => {
  const isYoung = OF_THE_YOUNG.has(population) || OF_THE_SMALL.some((one) => signs.has(one));
  const isGrown = population !== null || OF_GROWN_UPS.some((one) => signs.has(one));
  return ({ entity, sign }: Mention) =>
    sign || isYoung || !isGrown || !OF_THE_YOUNG.has(entity.person);
};

const isSeverityOfASheet = (said: readonly string[], names: LibraryIndex["namesByStem"]): boolean =>
  said.every(
    (one) =>
      QUALIFIERS.has(one) ||
      names.get(one)?.some(({ sheet, stems: own }) => sheet >= 0 && own.length === 1) === true,
  );

/** The mentions that the question says, about whom it is about. */
export function isSaidIn(question: Question, index: LibraryIndex): (one: Mention) => boolean {
  const [isRead, isOf] = [isReadIn(question, index), isOfPerson(question)];
  return (one) => isRead(one) && isOf(one);
}

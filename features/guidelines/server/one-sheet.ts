// What is asked of one sheet: the one at hand in an exchange, or the one of the same disease in a
// child.
import type { DosedPassage } from "../domain/indications.ts";
import type { LibraryIndex } from "../domain/library-index.ts";
import type { Question } from "../domain/question.ts";
import type { SheetRanking } from "../domain/rank-sheets.ts";
import type { Mention } from "../domain/register/recognise.ts";
import { type Entity, FORMS, IN_A_CHILD } from "../domain/register/register.ts";
import { terms } from "../domain/terms.ts";
import { PLAIN_WORDS } from "../domain/vocabulary/plain-words.ts";

/**
 * A word that tells passages apart, or one of the sheet's own names; its ordinary words when it has
 * no other.
 */
export function holdsSome(
  { content }: Question,
  telling: readonly string[],
  text: ReadonlySet<string>,
  [first]: readonly { index: number }[],
  { namesByStem }: LibraryIndex,
): boolean {
  const isNamed = ({ stem }: { stem: string }) =>
    namesByStem.get(stem)?.some(({ sheet }) => sheet === first?.index) === true;
  if (telling.some((term) => text.has(term)) || content.some(isNamed)) return true;
  const ordinary = content.filter(({ stem, common }) => common && !PLAIN_WORDS.has(stem));
  return (
    telling.length === 0 && ordinary.length > 0 && ordinary.every(({ stem }) => text.has(stem))
  );
}

/**
 * Tells the passages about the one disease of a sheet that was named ("DRESS", in the sheet of severe
 * drug eruptions); null when it was the sheet itself, and nothing else of it.
 */
export function partOf(
  mentions: readonly Mention[],
  sheetId: string | undefined,
): ((text: string) => boolean) | null {
  const named = mentions.find(
    ({ entity, denied }) => !denied && entity.id !== sheetId && entity.sheet === sheetId,
  );
  if (!named) return null;
  const own = FORMS.filter(({ entity }) => entity === named.entity);
  return (text) => {
    const held = new Set(terms(text).map(({ stem }) => stem));
    return own.some(({ stems }) => stems.every((stem) => held.has(stem)));
  };
}

export function keepTo(sheetId: string, ranking: SheetRanking, index: LibraryIndex): void {
  const place = index.sheets.findIndex((sheet) => sheet.id === sheetId);
  const found = ranking.sheets.find((sheet) => sheet.id === sheetId);
  const title = index.sheets[place]?.title;
  if (found) ranking.sheets = [found];
  else
    ranking.sheets =
      title === undefined ? [] : [{ index: place, id: sheetId, title, score: 0.6, by: "name" }];
}

/**
 * The disease of a sheet that doses nothing for a child has a sheet of its own in them, or none:
 * never the doses of the adult for it.
 */
export function inAChild(
  sheetId: string,
  { population }: Question,
  dosed: readonly DosedPassage[],
): Entity | null {
  const young = population === "child" || population === "newborn";
  const own = dosed.some((one) => one.sheetId === sheetId && one.population === population);
  return young && !own ? (IN_A_CHILD.get(sheetId) ?? null) : null;
}

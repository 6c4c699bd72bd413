// Whether what was found is sure enough to answer, and whether the question is one of medicine.
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { holds } from "./rank-by-words.ts";
import { isFinding } from "./rank-presentations.ts";
import type { RankedSheet, SheetRanking } from "./rank-sheets.ts";
import type { Mention } from "./register/recognise.ts";
import { IN_A_CHILD } from "./register/register.ts";

/** Of what the question tells, the sheet must know this much when nothing names it. */
const TOLD = 0.3;
/** The score from which a presentation, a drug or the words of the text are no coincidence. */
const SURE = 0.6;
/** The words of passages, which any question may share, are the weakest evidence. */
const SURE_BY_WORDS = 0.7;
const CLOSE = 0.1;

/** Words beside a name, none of which anything of the library knows, speak of something else. */
const STRANGERS = 2;

/**
 * A sheet that the question names is sure, unless all the rest is strange: "stroke techniques for
 * swimming butterfly". One that is inferred is so when it knows what the
 * question tells: "poignet tombant en se réveillant" is not a coma because somebody woke up.
 */
export function sureOf(
  { content, values, sections, population }: Question,
  mentions: readonly Mention[],
  { naming, sheets: [, rival] }: SheetRanking,
  index: LibraryIndex,
): (sheet: RankedSheet) => boolean {
  const named = mentions.filter(({ entity, denied }) => entity.kind === "disease" && !denied);
  const own = new Set(
    named.flatMap(({ entity: { sheet: id } }) => [id, IN_A_CHILD.get(id)?.sheet ?? id]),
  );
  const telling = content.filter(({ common, aside }) => !common && !aside);
  const beside = telling.filter(({ stem }) => !naming.has(stem));
  const asks = sections.length > 0 || values.length > 0 || population !== null;
  const strange = !asks && beside.length >= STRANGERS && beside.every(({ known }) => !known);
  return (sheet) => {
    const isTold = sheet.by === "presentation" && sheet.score >= SURE;
    if (strange && !isTold) return false;
    // Two sheets that hold the same words: neither is what is asked.
    if (sheet.by === "content" && sheet.score - (rival?.score ?? 0) < CLOSE) return false;
    // "K 7,1": the value itself says what it is.
    const measured = sheet.by === "presentation" && values.length > 0;
    if (own.has(sheet.id) || measured || telling.length < 2) return true;
    const known = telling.filter(({ stem }) => holds(index, stem, sheet.index)).length;
    const share = known / telling.length;
    return sheet.by === "name"
      ? share >= TOLD
      : sheet.score >= (sheet.by === "content" ? SURE_BY_WORDS : SURE) || share === 1;
  };
}

/** Half a name, with nothing of the register beside it, is a coincidence. */
const HALF_A_NAME = 0.6;
/** Words of a sheet, few of them medical, that any text may share. */
const FEW_WORDS = 0.75;
/** Without a name of the register, the words themselves must be those of medicine. */
export function isMedical(
  { content, values }: Question,
  best: RankedSheet | undefined,
  index: LibraryIndex,
): boolean {
  if (!best) return true;
  if (best.by === "presentation" && (values.length > 0 || best.score >= SURE)) return true;
  const telling = content.filter(
    ({ known, common, stem }) => known && !common && (isFinding(stem) || index.topical.has(stem)),
  ).length;
  const unknown = content.some(({ known }) => !known);
  if (best.by === "name" && best.score < HALF_A_NAME) return false;
  if (best.by === "content" && best.score < FEW_WORDS && telling < 3) return false;
  return !(unknown && telling === 0);
}

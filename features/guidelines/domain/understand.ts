// A question read as a whole: the entities it names, the sheets that answer, what has no sheet and
// what stands beside it.

import { readIntent } from "./intent.ts";
import type { LibraryIndex } from "./library-index.ts";
import { type Question, readQuestion } from "./question.ts";
import { holds } from "./rank-by-words.ts";
import { isFinding, isSymptom } from "./rank-presentations.ts";
import { isMentioned, type RankedSheet, rankSheets, type SheetRanking } from "./rank-sheets.ts";
import { completedName } from "./register/complete.ts";
import { type Mention, recognise, withoutScores } from "./register/recognise.ts";
import { FORMS, GRAMMAR, IN_A_CHILD } from "./register/register.ts";
import { type Subject, subjectOf } from "./register/subject.ts";
import { tokens } from "./register/tokens.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { PLAIN_WORDS, THINGS } from "./vocabulary/plain-words.ts";

export interface Understood {
  question: Question;
  ranking: SheetRanking;
  mentions: readonly Mention[];
  subject: Subject;
  /** It is about an animal. */
  animal: boolean;
  /** Ids of sheets to offer as links, when what was asked has none. */
  neighbours: readonly string[];
  /** What it tells by a value or a sign is another disease than the subject before. */
  moves: boolean;
  /** Whether a sheet is sure enough to answer: the others are only worth a link. */
  isSure: (sheet: RankedSheet) => boolean;
}

/** Of what the question tells, the sheet must know this much when nothing names it. */
const TOLD = 0.3;
/** The score from which a presentation, a drug or the words of the text are no coincidence. */
const SURE = 0.6;
/** The words of passages, which any question may share, are the weakest evidence. */
const SURE_BY_WORDS = 0.7;

/** Words beside a name, none of which anything of the library knows, speak of something else. */
const STRANGERS = 2;

/**
 * A sheet that the question names is sure, unless all the rest is strange: "stroke techniques for
 * swimming butterfly". One that is inferred is so when it knows what the
 * question tells: "poignet tombant en se réveillant" is not a coma because somebody woke up.
 */
function sureOf(
  { content, values, sections, population }: Question,
  { named }: Subject,
  naming: ReadonlySet<string>,
  index: LibraryIndex,
): (sheet: RankedSheet) => boolean {
  const own = new Set(named.map(sheetOf).flatMap((id) => [id, IN_A_CHILD.get(id)?.sheet ?? id]));
  const telling = content.filter(({ common }) => !common);
  const beside = telling.filter(({ stem }) => !naming.has(stem));
  const asks = sections.length > 0 || values.length > 0 || population !== null;
  const strange = !asks && beside.length >= STRANGERS && beside.every(({ known }) => !known);
  return (sheet) => {
    if (strange) return false;
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
const MOST_NEIGHBOURS = 3;

const NO_SUBJECT: Subject = { absent: [], named: [], score: null, closed: true, animal: true };

/** `before`: the subject of the exchange, whose words an incomplete name borrows. */
export function understand(
  text: string,
  index: LibraryIndex,
  before: string | null = null,
): Understood {
  const said = recognise(text, isWordOf(index));
  const completed = before === null ? null : completion(text, said, before, index);
  const question = readQuestion(completed ? `${text} : ${completed.entity.title.fr}` : text, index);
  const own = said.filter(isReadIn(question));
  const mentions = completed ? [...own.filter((one) => !isOf(one, before)), completed] : own;
  const unscored = withoutScores(text, mentions);
  if (unscored !== text) question.population = readQuestion(unscored, index).population;
  const ranking = rankSheets(question, index);
  const ids = new Set(index.sheets.map(({ id }) => id));
  const subject = subjectOf(text, mentions, (id) => ids.has(id), ranking.sheets.length);
  const silent =
    subject.animal ||
    isFigurative(text, mentions) ||
    (mentions.length === 0 && !isMedical(question, ranking.sheets[0], index));
  if (silent)
    return {
      question,
      ranking: { ...ranking, sheets: [] },
      mentions: [],
      subject: NO_SUBJECT,
      animal: subject.animal,
      neighbours: [],
      moves: false,
      isSure: () => false,
    };
  const sheets = subject.closed ? [] : withNamedFirst(ranking.sheets, subject);
  const neighbours = [
    ...subject.absent.flatMap(({ entity }) => entity.near),
    ...subject.named.map(sheetOf),
  ];
  const isSure = sureOf(question, subject, ranking.naming, index);
  const [best] = sheets;
  return {
    question,
    ranking: { ...ranking, sheets },
    mentions,
    subject,
    animal: false,
    isSure,
    moves:
      before !== null &&
      best !== undefined &&
      isSure(best) &&
      isAway(best, question, before, index),
    neighbours:
      subject.absent.length > 0
        ? [...new Set(neighbours)].filter((id) => ids.has(id)).slice(0, MOST_NEIGHBOURS)
        : [],
  };
}

/**
 * What the question presents, after a sheet that is only about a symptom, that says nothing of what
 * was measured, or about another drug than the one it names.
 */
function isAway(
  best: RankedSheet,
  { content, measured }: Question,
  before: string,
  index: LibraryIndex,
): boolean {
  const place = index.sheets.findIndex(({ id }) => id === before);
  if (isMentioned(best) || best.id === before || isSymptom(best.id)) return false;
  const isUnheld = (stem: string) => index.postings.get(stem)?.has(place) !== true;
  const named = content.some(
    ({ stem }) =>
      index.drugs.has(stem) && index.namesByStem.get(stem)?.some((n) => n.sheet === best.index),
  );
  const analytes = [...measured].filter((stem) => !STOP_WORDS.has(stem) && !/^\d/.test(stem));
  return named || isSymptom(before) || (analytes.length > 0 && analytes.every(isUnheld));
}

/** The disease of a thing is a figure of speech: "infarctus du moteur". */
function isFigurative(text: string, mentions: readonly Mention[]): boolean {
  const said = tokens(text).map(({ stem }) => stem);
  return mentions.some(({ entity, last }) => {
    const after = said.slice(last + 1, last + 1 + NEAR);
    const at = after.findIndex((stem) => THINGS.has(stem));
    return (
      entity.kind === "disease" && at > 0 && after.slice(0, at).some((one) => GRAMMAR.has(one))
    );
  });
}
const NEAR = 4;

const sheetOf = ({ entity }: Mention): string => entity.sheet;

const isOf = ({ entity }: Mention, subject: string | null): boolean =>
  entity.id === subject || entity.sheet === subject;

/** A sign whose word is part of a longer one is not named: "brûlures urinaires" are no burns. */
const isReadIn =
  ({ said }: Question) =>
  ({ entity, sign }: Mention): boolean =>
    !sign ||
    FORMS.some((form) => form.entity === entity && form.stems.every((stem) => said.has(stem)));

/** A disease that the message names whole is never completed. */
function completion(
  text: string,
  mentions: readonly Mention[],
  before: string,
  index: LibraryIndex,
): Mention | null {
  const isWhole = (one: Mention) =>
    one.entity.kind === "score" || (one.entity.kind === "disease" && !isOf(one, before));
  if (mentions.some(isWhole)) return null;
  const said = tokens(text);
  const { spent } = readIntent(said.map(({ stem }) => stem));
  const isAside = (at: number) =>
    spent.has(at) ||
    readIntent([said[at]?.stem ?? ""]).sections.length > 0 ||
    mentions.some(
      ({ entity, first, last }) => entity.kind === "examination" && first <= at && at <= last,
    );
  return completedName(said, before, isAside, index);
}

/**
 * A word that the library, the grammar or everyday speech knows is itself: no slip of a disease.
 */
const isWordOf = (index: LibraryIndex) => (stem: string) =>
  index.postings.has(stem) ||
  STOP_WORDS.has(stem) ||
  QUALIFIERS.has(stem) ||
  COMMON_WORDS.has(stem) ||
  PLAIN_WORDS.has(stem) ||
  isFinding(stem);

/** Without a name of the register, the words themselves must be those of medicine. */
function isMedical(
  { content }: Question,
  best: RankedSheet | undefined,
  index: LibraryIndex,
): boolean {
  if (!best) return true;
  const telling = content.filter(
    ({ known, common, stem }) => known && !common && (isFinding(stem) || index.topical.has(stem)),
  ).length;
  const unknown = content.some(({ known }) => !known);
  if (best.by === "name" && best.score < HALF_A_NAME) return false;
  if (best.by === "content" && best.score < FEW_WORDS && telling < 3) return false;
  return !(unknown && telling === 0);
}

/** Of two sheets that the question names, the first is its subject, the other its company. */
function withNamedFirst(sheets: readonly RankedSheet[], { named }: Subject): RankedSheet[] {
  const [best] = sheets;
  const [first, ...others] = named.map(sheetOf);
  const own = sheets.find(({ id }) => id === first);
  if (!best || !own || own === best || !others.includes(best.id) || best.score - own.score > 0.05)
    return [...sheets];
  return [{ ...own, score: best.score }, ...sheets.filter((sheet) => sheet !== own)];
}

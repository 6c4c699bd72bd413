// A question read as a whole: the entities it names, the sheets that answer, what has no sheet and
// what stands beside it.

import { stem as stemOf, stems } from "#platform/search/normalise.ts";
import { readIntent } from "./intent.ts";
import type { LibraryIndex } from "./library-index.ts";
import { type Question, readQuestion, type Word } from "./question.ts";
import { asideWords, questionSubject } from "./question-subject.ts";
import { holds } from "./rank-by-words.ts";
import { isFinding, isSymptom } from "./rank-presentations.ts";
import {
  type AsideWords,
  isMentioned,
  type RankedSheet,
  rankSheets,
  type SheetRanking,
} from "./rank-sheets.ts";
import { completedName } from "./register/complete.ts";
import { isMedicine } from "./register/drugs.ts";
import { type Mention, recognise, withoutScores } from "./register/recognise.ts";
import { BECOMES } from "./register/register.ts";
import type { Subject } from "./register/subject.ts";
import { tokens } from "./register/tokens.ts";
import { isSaidIn } from "./said-mentions.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { isMedical, sureOf } from "./sure.ts";
import { isRewritten } from "./vocabulary/expand.ts";
import { GRAMMAR } from "./vocabulary/grammar.ts";
import { isLongTerm } from "./vocabulary/long-term.ts";
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
  const own = said.filter(isSaidIn(question, index));
  const mentions = completed ? [...own.filter((one) => !isOf(one, before)), completed] : own;
  const unscored = withoutScores(text, mentions);
  if (unscored !== text) question.population = readQuestion(unscored, index).population;
  const asides = asideWords(mentions);
  question.content = question.content.map(asideOf(asides, index));
  const ranking = withNames(rankSheets(question, index, asides), mentions, question, index);
  const isSure = sureOf(question, mentions, ranking, index);
  const subject = questionSubject(text, question, mentions, { ...ranking, isSure }, index);
  const [found] = ranking.sheets;
  const silent =
    subject.animal ||
    isFigurative(text, mentions) ||
    (mentions.length + subject.absent.length === 0 && !isMedical(question, found, index));
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
      isAway(best, question, mentions, before, index),
    neighbours: neighboursOf(subject, index),
  };
}

/** A word of the history or the company, or a medicine that no sheet knows, is no part of what happens. */
const asideOf =
  ({ past, company }: AsideWords, index: LibraryIndex) =>
  (word: Word): Word => {
    const isAside = [word.stem, stemOf(word.typed)].some(
      (one) =>
        past.has(one) ||
        company.has(one) ||
        (!index.postings.has(one) && isMedicine(one, word.typed)),
    );
    return isAside ? { ...word, aside: true } : word;
  };

/** Sheets that stand beside a subject without one. */
function neighboursOf({ absent, named }: Subject, { sheets }: LibraryIndex): string[] {
  if (absent.length === 0) return [];
  const near = new Set([...absent.flatMap(({ entity }) => entity.near), ...named.map(sheetOf)]);
  return [...near].filter((id) => sheets.some((one) => one.id === id)).slice(0, MOST_NEIGHBOURS);
}

/**
 * What the question presents, after a sheet that is only about a symptom, that says nothing of what
 * was measured, or about another drug than the one it names.
 */
function isAway(
  best: RankedSheet,
  { content, measured }: Question,
  mentions: readonly Mention[],
  before: string,
  index: LibraryIndex,
): boolean {
  const place = index.sheets.findIndex(({ id }) => id === before);
  // Half a name, in an exchange, is more likely a word of it: "elle convulse" in a pre-eclampsia.
  const isHalfNamed = best.by === "name" && best.score < NAMED;
  if (isHalfNamed || isMentioned(best) || best.id === before || isSymptom(best.id)) return false;
  if (place < 0) return true;
  const isUnheld = (stem: string) => index.postings.get(stem)?.has(place) !== true;
  const told = content.filter(({ stem, common }) => !common && holds(index, stem, best.index));
  // Nothing of what tells it is a word of the sheet at hand; a disease is told apart by its name.
  const isNamed = mentions.some(({ entity }) => entity.kind === "disease");
  if (!isNamed && told.length > 0 && told.every(({ stem }) => isUnheld(stem))) return true;
  const isDrugs = content.some(
    ({ stem }) =>
      index.drugs.has(stem) && index.namesByStem.get(stem)?.some((n) => n.sheet === best.index),
  );
  const analytes = [...measured].filter((stem) => !STOP_WORDS.has(stem) && !/^\d/.test(stem));
  return isDrugs || isSymptom(before) || (analytes.length > 0 && analytes.every(isUnheld));
}

/** The disease of a thing is a figure of speech: "infarctus du moteur", "l’économie est en coma". */
function isFigurative(text: string, mentions: readonly Mention[]): boolean {
  const said = tokens(text).map(({ stem }) => stem);
  return mentions.some(({ entity, first, last }) => {
    if (entity.kind !== "disease") return false;
    const after = upToAThing(said.slice(last + 1, last + 1 + NEAR));
    const before = upToAThing(said.slice(Math.max(0, first - NEAR), first).reverse());
    return after.some((one) => GRAMMAR.has(one)) || (before.length > 0 && before.every(isLink));
  });
}

/** The words before the first thing; none without a thing. */
const upToAThing = (said: readonly string[]): readonly string[] =>
  said.slice(
    0,
    Math.max(
      0,
      said.findIndex((stem) => THINGS.has(stem)),
    ),
  );
/** "Est en", "is in a", "está en": what a thing is. */
const LINKS: ReadonlySet<string> = new Set(
  stems("est était sont en dans le un une is was are in a an está esta es era"),
);
const isLink = (stem: string): boolean => LINKS.has(stem);
const NEAR = 4;

const sheetOf = ({ entity }: Mention): string => entity.sheet;

const isOf = ({ entity }: Mention, subject: string | null): boolean =>
  entity.id === subject || entity.sheet === subject;

/** A disease that the message names whole is never completed. */
function completion(
  text: string,
  mentions: readonly Mention[],
  before: string,
  index: LibraryIndex,
): Mention | null {
  const isWhole = (one: Mention) =>
    one.entity.kind === "score" || (one.entity.kind === "disease" && !isOf(one, before));
  const said = tokens(text);
  // "Le placenta ne sort pas" says what happens, not the rest of a name.
  if (mentions.some(isWhole) || said.some(({ stem }) => stem === "ne")) return null;
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
  isRewritten(stem) ||
  isFinding(stem);

/** By the register, which knows more names than the sheets: "estatus epiléptico". */
const NAMED = 0.8;
const OF_COMPANY = 0.6;

/**
 * A disease that the register recognised has its sheet, when no whole name of a sheet was read; what
 * the person lives with comes after everything else.
 */
function withNames(
  ranking: SheetRanking,
  mentions: readonly Mention[],
  { said }: Question,
  { sheets }: LibraryIndex,
): SheetRanking {
  if (ranking.sheets.some(({ by, score }) => by === "name" && score >= NAMED)) return ranking;
  const spoken = mentions.filter(({ entity, denied }) => entity.kind === "disease" && !denied);
  const sheetsOf = (own: readonly Mention[], score: number): RankedSheet[] =>
    [...new Set(own.map(sheetOf))].flatMap((id) => {
      const at = sheets.findIndex((sheet) => sheet.id === id);
      const sheet = sheets[at];
      // Whatever is told beside a symptom says more than its name.
      const isOpen = !isSymptom(id) || ranking.sheets.length === 0;
      return sheet && isOpen && !isLongTerm(id, said)
        ? [{ ...sheet, index: at, score, by: "name" }]
        : [];
    });
  const named = sheetsOf(
    spoken.filter(({ sign, aside }) => !sign && aside === null),
    NAMED,
  );
  // What a disease has become, told by the question, stands before it.
  const isPast = ({ id }: RankedSheet) =>
    ranking.sheets.some(
      (one) => one.by === "presentation" && BECOMES.get(id)?.includes(one.id) === true,
    );
  const company = sheetsOf(
    spoken.filter(({ aside }) => aside === "company"),
    OF_COMPANY,
  );
  const [overtaken, first] = [named.filter(isPast), named.filter((one) => !isPast(one))];
  const all = [...first, ...ranking.sheets, ...overtaken, ...company];
  return {
    ...ranking,
    sheets: all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at),
  };
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

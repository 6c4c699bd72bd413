// Which sheets answer a question, best first, and nothing rather than the wrong one. Four ways in,
// strongest first: the sheet's name, how it presents, a drug it uses, or the words of its passages.
// A condition the library has no sheet on closes the others: the answer to "pneumothorax" is not
// the asthma sheet that mentions it.
import { stem as stemOf } from "#platform/search/normalise.ts";
import type { LibraryIndex, Name } from "./library-index.ts";
import type { Question, Word } from "./question.ts";
import { contentScores, drugScores, holds } from "./rank-by-words.ts";
import { isSymptom, type Presented, presentedSheets } from "./rank-presentations.ts";
import type { Aside } from "./register/aside.ts";
import { BECOMES, SIGNS_AS_NAMES } from "./register/register.ts";
import { SEVERITY } from "./stop-words.ts";
import { FOREIGN_VALUES } from "./vocabulary/lab-values.ts";
import { isLongTerm } from "./vocabulary/long-term.ts";
import { ADJECTIVE } from "./vocabulary/word-parts.ts";

/** Below this a sheet is not an answer. Set by the table of queries in rank.test.ts. */
export const SHEET_THRESHOLD = 0.5;
const MOST_SHEETS = 5;
/** What somebody had leaves room for what they have now. */
const OF_THE_PAST = 0.2;
const OF_THE_COMPANY = 0.1;

export interface RankedSheet {
  index: number;
  id: string;
  title: string;
  /** 0 to 1. */
  score: number;
  by: "name" | "presentation" | "drug" | "content" | "meaning";
}

/**
 * The question neither names nor presents the sheet: only the passages that hold its words may
 * answer.
 */
export const isMentioned = ({ by }: RankedSheet): boolean => by === "drug" || by === "content";

export interface SheetRanking {
  sheets: RankedSheet[];
  /**
   * Conditions named by the question that the library has no sheet on, as the list of conditions
   * writes them.
   */
  missing: string[];
  /** Stems that named a sheet: what remains of the question tells its passages apart. */
  naming: Set<string>;
}

/** What a value tells stands before the sheet of a symptom. */
const TOLD_BY_A_VALUE = 0.85;
function giveWay(sheet: RankedSheet, told: number): void {
  if (told < TOLD_BY_A_VALUE || !isSymptom(sheet.id)) return;
  sheet.score = Math.min(sheet.score, told - 0.01, 0.99);
}

/** What happens now stands before what the person lives with, unless that is what is presented. */
function giveWayTo(
  score: number,
  asides: readonly RankedSheet[],
  presented: readonly { sheet: number }[],
): void {
  for (const aside of asides)
    if (presented.every(({ sheet }) => sheet !== aside.index))
      aside.score = Math.min(aside.score, score - 0.01);
}

/** The most that the sheet of a symptom scores beside a disease told strongly. */
const belowADisease = (presented: readonly Presented[], idOf: (sheet: number) => string): number =>
  Math.max(
    0,
    ...presented.flatMap(({ sheet, score, strong }) =>
      strong && !isSymptom(idOf(sheet)) ? score - 0.01 : [],
    ),
  ) || 1;

interface Match {
  name: Name;
  matched: Word[];
  full: boolean;
}

/** Stems of the diseases that are the history of the person, or the company of what is asked. */
export type AsideWords = Readonly<Record<Aside, ReadonlySet<string>>>;
const NONE: AsideWords = { past: new Set(), company: new Set() };

export function rankSheets(
  question: Question,
  index: LibraryIndex,
  { past, company }: AsideWords = NONE,
): SheetRanking {
  const matches = keepLongest(matchNames(question, index));
  const isIn = ({ matched }: Match, aside: ReadonlySet<string>) =>
    matched.every(({ stem, typed }) => aside.has(stem) || aside.has(stemOf(typed)));
  const foreign = matches.filter(
    (match) => match.name.sheet < 0 && match.full && !isIn(match, past) && !isIn(match, company),
  );
  const closing = foreign.filter((match) => !SIGNS_AS_NAMES.has(match.name.label));
  // Half a name is no answer beside the whole name of something else.
  const own = matches.filter(
    (match) => match.name.sheet >= 0 && (match.full || closing.length === 0),
  );
  const best = new Map<number, RankedSheet>();
  let longTerm = false;
  const offer = (sheet: number, score: number, by: RankedSheet["by"]) => {
    if (isLongTerm(index.sheets[sheet]?.id ?? "", question.said)) {
      longTerm = longTerm || by === "name";
      return;
    }
    if (score < SHEET_THRESHOLD || score <= (best.get(sheet)?.score ?? 0)) return;
    const { id, title } = index.sheets[sheet] ?? { id: "", title: "" };
    best.set(sheet, { index: sheet, id, title, score: Math.min(1, score), by });
  };
  const naming = new Set<string>();
  /** Sheets that are the subject: named, and neither the history nor the company. */
  const subjects = new Set<number>();
  for (const match of own) {
    const [isPast, isCompany] = [isIn(match, past), isIn(match, company)];
    if (!isPast && !isCompany) subjects.add(match.name.sheet);
    const score =
      nameScore(match, question, index) -
      (isPast ? OF_THE_PAST : 0) -
      (isCompany ? OF_THE_COMPANY : 0);
    offer(match.name.sheet, score, "name");
    if (score >= SHEET_THRESHOLD) for (const word of match.matched) naming.add(word.stem);
  }
  // A disease named beside a symptom is what the question is about.
  const disease = Math.max(
    ...[...best.values()].map(({ id, score }) => (isSymptom(id) ? 0 : score)),
  );
  if (disease >= 0.7)
    for (const sheet of best.values())
      if (isSymptom(sheet.id)) sheet.score = Math.min(sheet.score - 0.12, disease - 0.01);
  const foreignStems = new Set(foreign.flatMap((match) => match.matched.map((word) => word.stem)));
  const absent = question.values.flatMap((value) => FOREIGN_VALUES[value] ?? []);
  const closed = (sheet: string) =>
    new Set(
      closing
        .filter(({ name }) => BECOMES.get(name.label)?.includes(sheet) !== true)
        .flatMap(({ matched }) => matched.map((word) => word.stem)),
    );
  // A sheet named by half its name, or by a symptom, leaves room for a disease that the whole
  // question presents.
  const named = [...best.values()].filter(({ index: at }) => subjects.has(at));
  const weak = named.every((sheet) => sheet.score < 0.8 || isSymptom(sheet.id));
  // What it may become is open too: "infection urinaire, hypotendu malgré le remplissage".
  const next = new Set(named.flatMap(({ id }) => BECOMES.get(id) ?? []));
  const idOf = (sheet: number) => index.sheets[sheet]?.id ?? "";
  const isOpen = ({ sheet }: Presented) => weak || next.has(idOf(sheet));
  if (weak || next.size > 0) {
    const asides = [...best.values()].filter((sheet) => !named.includes(sheet));
    // "Adrenaline in a child with anaphylaxis": little told is no more than the disease that is named.
    const isAccompanied = own.some((match) => isIn(match, company) && best.has(match.name.sheet));
    let told = 0;
    // "K 3,1" in a ketoacidosis is a detail of it; alone it is another subject.
    const presented = presentedSheets(question, index, closed).filter(isOpen);
    // A low Glasgow of somebody thrown off a motorbike is a detail of that.
    const most = belowADisease(presented, idOf);
    for (const { sheet, score, strong, measured } of presented)
      if (!strong && (absent.length > 0 || (isAccompanied && !measured))) continue;
      else if (named.length === 0) {
        offer(sheet, isSymptom(idOf(sheet)) ? Math.min(score, most) : score, "presentation");
        giveWayTo(score, asides, presented);
      } else if ((strong || measured) && !isSymptom(idOf(sheet))) {
        offer(sheet, 0.36 + score, "presentation");
        told = Math.max(told, measured ? 0.36 + score : 0);
      }
    // A glucose of 0,4 in somebody violent is not an agitation.
    for (const other of best.values()) giveWay(other, told);
  }
  if (best.size === 0 && absent.length === 0 && !longTerm) {
    for (const [sheet, score] of drugScores(question, index, foreignStems))
      offer(sheet, score, "drug");
  }
  if (best.size === 0 && absent.length === 0 && !longTerm)
    for (const [sheet, score] of contentScores(question, index, foreignStems))
      offer(sheet, score, "content");
  // The same arrest in a child is another sheet, whatever words named it; when nobody spoke of a
  // child, one known by a drug or by its words alone is an adult's.
  const young = question.population === "child" || question.population === "newborn";
  if (young) give(best, index, OF_ADULTS, OF_CHILDREN);
  else give(best, index, OF_CHILDREN, OF_ADULTS, isMentioned);
  const sheets = [...best.values()].sort((a, b) => b.score - a.score || a.index - b.index);
  return {
    sheets: sheets.slice(0, MOST_SHEETS),
    missing: [...new Set([...foreign.map((match) => match.name.label), ...absent])],
    naming,
  };
}

const OF_ADULTS = "arret-cardiorespiratoire-adulte";
const OF_CHILDREN = "arret-cardiorespiratoire-enfant-et-nouveau-ne";

function give(
  best: Map<number, RankedSheet>,
  { sheets }: LibraryIndex,
  from: string,
  to: string,
  when: (sheet: RankedSheet) => boolean = () => true,
): void {
  const given = [...best.values()].find(({ id }) => id === from);
  const place = sheets.findIndex(({ id }) => id === to);
  const own = sheets[place];
  if (!given || !own || !when(given)) return;
  const score = Math.max(given.score, best.get(place)?.score ?? 0);
  best.set(place, { ...given, ...own, index: place, score });
  best.delete(given.index);
}

function matchNames(question: Question, index: LibraryIndex): Match[] {
  const byStem = new Map(question.content.map((word) => [word.stem, word]));
  const seen = new Set<Name>();
  const matches: Match[] = [];
  for (const word of question.content) {
    for (const name of index.namesByStem.get(word.stem) ?? []) {
      if (seen.has(name) || !concerns(name.person, question.population)) continue;
      seen.add(name);
      const matched = name.stems.flatMap((s) => byStem.get(s) ?? []);
      const full = matched.length === name.stems.length;
      // Half a name counts for a sheet only by a word that names something; never for a condition
      // without one. A drug in a name is no subject: "paracétamol" is not its overdose.
      if (
        full ||
        (name.sheet >= 0 &&
          matched.some((m) => !m.common && m.stem.length > 3 && !index.drugs.has(m.stem)))
      )
        matches.push({ name, matched, full });
    }
  }
  return matches;
}

/** "Réanimation du nouveau-né" is a name only when a newborn is treated; a newborn is a child. */
function concerns(person: Name["person"], asked: Name["person"]): boolean {
  return person === null || person === asked || (person === "child" && asked === "newborn");
}

/**
 * A longer complete name holds a shorter one: "AVC hémorragique" is not "AVC", "SCA ST-" is not
 * half "SCA ST+".
 */
function keepLongest(matches: Match[]): Match[] {
  const complete = matches.filter((match) => match.full);
  return matches.filter((match) => {
    const own = new Set(match.matched);
    return !complete.some(
      (other) =>
        other.name.sheet !== match.name.sheet &&
        other.matched.length > own.size &&
        [...own].every((word) => other.matched.includes(word)),
    );
  });
}

function nameScore(
  { name, matched, full }: Match,
  question: Question,
  index: LibraryIndex,
): number {
  const weight = (stem: string) => (matched.find((m) => m.stem === stem)?.common ? 0.4 : 1);
  const own = matched.filter((word) => !word.common).length;
  const total = name.stems.reduce((sum, s) => sum + weight(s), 0);
  const share = matched.reduce((sum, word) => sum + weight(word.stem), 0) / total;
  let score = full
    ? 0.88 + 0.03 * Math.min(3, own) + (name.isTitle ? 0.02 : 0) + (name.person ? 0.2 : 0)
    : 0.4 + 0.45 * share;
  score -= 0.04 * matched.reduce((sum, word) => sum + word.slips, 0);
  const rest = question.content.filter((word) => !matched.includes(word));
  const lost = rest.filter((word) => !holds(index, word.stem, name.sheet));
  if (rest.length > 0) score -= (full ? 0.15 : 0.4) * (lost.length / rest.length);
  // An unknown adjective after a name makes another disease of it ("infarctus splénique").
  const last = Math.max(...matched.map((word) => word.at));
  const renamed = lost.some(
    (word) =>
      word.at === last + 1 &&
      !word.common &&
      word.stem.length > 4 &&
      !SEVERITY.has(word.stem) &&
      ADJECTIVE.test(word.stem),
  );
  return renamed && !name.isTitle ? score * 0.45 : score;
}

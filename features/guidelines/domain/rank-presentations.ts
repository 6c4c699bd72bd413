// A subject told by how it presents: symptoms, signs, values and drugs together, none of which
// names it.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { stem as stemOf, stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { SITES } from "./vocabulary/person-classes.ts";
import { PRESENTATIONS } from "./vocabulary/presentations.ts";
import { PRESENTED_WITHOUT_SHEET } from "./vocabulary/presented-without-sheet.ts";
import { SIGNS } from "./vocabulary/signs.ts";

/**
 * Points that make a presentation, and those that make it stronger than a symptom named outright.
 */
const ENOUGH = 4;
const STRONG = 5;
const OVERWHELMING = 9;

interface Finding {
  /** Each a stem or a class of signs, or several any of which will do. */
  words: readonly (readonly string[])[];
  points: number;
}

interface Presentation {
  symptom: boolean;
  findings: Finding[];
  /** Of a sheet: its words are those of the library. */
  known: boolean;
  /** Places of the body that it is of; none when it may be of any. */
  sites: ReadonlySet<string>;
}

const anyOf = (word: string): string[] =>
  word.split("/").flatMap((one) => (/^[A-Z]{2,}$/.test(one) ? [one] : stems(one)));

const BY_SUBJECT = new Map<string, Presentation>();
const rowsOf = (tables: readonly string[]) => tables.flatMap((one) => one.trim().split("\n"));
const KNOWN_ROWS = rowsOf([PRESENTATIONS, SIGNS]);
for (const [at, row] of [...KNOWN_ROWS, ...rowsOf([PRESENTED_WITHOUT_SHEET])].entries()) {
  const [head = "", ...cells] = row.split("|").map((cell) => cell.trim());
  const findings = cells.map((cell) => {
    const [, points = "0", words = ""] = /^(-?[\d.]+) (.+)$/.exec(cell) ?? [];
    return { words: words.split(" ").map(anyOf), points: Number(points) };
  });
  const [id = "", ...sites] = head.replace("~", "").split(" @");
  const before = BY_SUBJECT.get(id);
  if (before) before.findings.push(...findings);
  else
    BY_SUBJECT.set(id, {
      symptom: head.startsWith("~"),
      findings,
      known: at < KNOWN_ROWS.length,
      sites: new Set(sites),
    });
}

const FINDING_STEMS: ReadonlySet<string> = new Set(
  [...BY_SUBJECT.values()].flatMap(({ findings, known }) =>
    known ? findings.flatMap(({ words }) => words.flat()) : [],
  ),
);
const nearest = new NearestWord([...FINDING_STEMS].filter((s) => s.length >= 6));

/** True for a word that some presentation reads. */
export const isFinding = (stem: string): boolean => FINDING_STEMS.has(stem);

/** The finding a misspelt word stands for. */
export const nearestFinding = (
  stem: string,
  slips: number,
): { word: string; slips: number } | null =>
  stem.length >= 6 ? nearest.find(stem, stem.length >= 10 ? slips : Math.min(slips, 1)) : null;

/** The sheet is about a symptom: a disease presented by the same words is a better answer. */
export const isSymptom = (sheetId: string): boolean => BY_SUBJECT.get(sheetId)?.symptom ?? false;

/** How strongly the question tells the findings, and which of its words they are. */
function toldOf(findings: readonly Finding[], { said, signs }: Question) {
  const told = findings.filter(({ words }) =>
    words.every((any) => any.some((one) => said.has(one) || signs.has(one))),
  );
  return {
    points: told.reduce((sum, finding) => sum + finding.points, 0),
    used: new Set(
      told
        .filter(({ points }) => points > 0)
        .flatMap(({ words }) => words.flat().flatMap((one) => signs.get(one) ?? one)),
    ),
  };
}

/** What is told of the eye is no disease of the mouth: another place than its own excludes it. */
const isElsewhere = ({ sites }: Presentation, { signs }: Question): boolean =>
  sites.size > 0 &&
  SITES.some((one) => signs.has(one)) &&
  !SITES.some((one) => signs.has(one) && sites.has(one));

/** What the words that a subject has no place for cost it; less where it has no text to hold them. */
const LOST = 0.2;
const LOST_WITHOUT_TEXT = 0.1;

/** `lost`: words of the question that the subject has no place for. */
function scoreOf(
  points: number,
  { content, measured }: Question,
  held: (s: string) => boolean,
  most = LOST,
) {
  const lost = content.filter(
    ({ common, aside, stem, typed }) =>
      !common && !aside && !measured.has(stem) && !held(stem) && !held(stemOf(typed)),
  ).length;
  const share = content.length > 0 ? lost / content.length : 0;
  return Math.min(0.9, 0.62 + 0.05 * (points - ENOUGH)) - most * share;
}

export interface Presented {
  sheet: number;
  /** 0 to 1. */
  score: number;
  strong: boolean;
  /** A value tells it. */
  measured: boolean;
}

/**
 * Sheets whose presentation the question tells, in no order. `foreign`: words that name a disease
 * without a sheet.
 */
export function presentedSheets(
  question: Question,
  index: LibraryIndex,
  foreign: (sheet: string) => ReadonlySet<string>,
): Presented[] {
  return index.sheets.flatMap(({ id }, sheet) => {
    const { points, used } = toldOf(BY_SUBJECT.get(id)?.findings ?? [], question);
    if (points < ENOUGH) return [];
    const measured = question.values.some((value) => used.has(stemOf(value)));
    // So much of a presentation outweighs a disease named beside it (an infected ulcer in shock is a
    // septic shock), and so does a value that tells it ("cirrhose, Na 118").
    const outweighs = points >= (measured ? STRONG : OVERWHELMING);
    if (!outweighs && [...foreign(id)].some((s) => !used.has(s))) return [];
    const held = (s: string) =>
      used.has(s) || index.postings.get(s)?.has(sheet) || index.drugs.get(s)?.has(sheet) || false;
    const score = scoreOf(points, question, held);
    return [{ sheet, score, strong: points >= STRONG, measured }];
  });
}

export interface PresentedWithoutSheet {
  id: string;
  score: number;
  /** Stems of the findings that tell it. */
  used: ReadonlySet<string>;
  strong: boolean;
}

/** The diseases without a sheet that the question tells, best first. */
export function presentedWithoutSheet(
  question: Question,
  index: LibraryIndex,
): PresentedWithoutSheet[] {
  const sheets = new Set(index.sheets.map(({ id }) => id));
  const found = [...BY_SUBJECT].flatMap(([id, presentation]) => {
    if (sheets.has(id) || isElsewhere(presentation, question)) return [];
    const { findings } = presentation;
    const { points, used } = toldOf(findings, question);
    const score = scoreOf(points, question, (s) => used.has(s), LOST_WITHOUT_TEXT);
    return points < ENOUGH ? [] : [{ id, score, used, strong: points >= STRONG }];
  });
  return found.sort((a, b) => b.score - a.score);
}

// A subject told by how it presents: symptoms, signs, values and drugs together, none of which
// names it.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { stems } from "#platform/search/normalise.ts";
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { PRESENTATIONS } from "./vocabulary/presentations.ts";
import { SIGNS } from "./vocabulary/signs.ts";

/**
 * Points that make a presentation, and those that make it stronger than a symptom named outright.
 */
const ENOUGH = 4;
const STRONG = 5;
const OVERWHELMING = 9;

interface Finding {
  stems: readonly string[];
  points: number;
}

const BY_SHEET = new Map<string, { symptom: boolean; findings: Finding[] }>();
for (const row of `${PRESENTATIONS.trim()}\n${SIGNS.trim()}`.split("\n")) {
  const [head = "", ...cells] = row.split("|").map((cell) => cell.trim());
  const findings = cells.map((cell) => {
    const [, points = "0", words = ""] = /^(-?[\d.]+) (.+)$/.exec(cell) ?? [];
    return { stems: stems(words), points: Number(points) };
  });
  const id = head.replace("~", "");
  const known = BY_SHEET.get(id);
  if (known) known.findings.push(...findings);
  else BY_SHEET.set(id, { symptom: head.startsWith("~"), findings });
}

const FINDING_STEMS: ReadonlySet<string> = new Set(
  [...BY_SHEET.values()].flatMap(({ findings }) => findings.flatMap((finding) => finding.stems)),
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
export const isSymptom = (sheetId: string): boolean => BY_SHEET.get(sheetId)?.symptom ?? false;

export interface Presented {
  sheet: number;
  /** 0 to 1. */
  score: number;
  strong: boolean;
}

/**
 * Sheets whose presentation the question tells, in no order. `foreign`: words that name a disease
 * without a sheet.
 */
export function presentedSheets(
  question: Question,
  index: LibraryIndex,
  foreign: ReadonlySet<string>,
): Presented[] {
  return index.sheets.flatMap(({ id }, sheet) => {
    const presentation = BY_SHEET.get(id);
    if (!presentation) return [];
    const told = presentation.findings.filter((finding) =>
      finding.stems.every((s) => question.said.has(s)),
    );
    const points = told.reduce((sum, finding) => sum + finding.points, 0);
    if (points < ENOUGH) return [];
    const used = new Set(
      told.filter((finding) => finding.points > 0).flatMap((finding) => finding.stems),
    );
    // So much of a presentation outweighs a disease named beside it: an infected ulcer in shock is
    // a septic shock.
    if (points < OVERWHELMING && [...foreign].some((s) => !used.has(s))) return [];
    const held = (s: string) =>
      used.has(s) || index.postings.get(s)?.has(sheet) || index.drugs.get(s)?.has(sheet);
    const lost = question.content.filter(
      (word) => !word.common && !question.measured.has(word.stem) && !held(word.stem),
    ).length;
    const share = question.content.length > 0 ? lost / question.content.length : 0;
    const score = Math.min(0.9, 0.62 + 0.04 * (points - ENOUGH)) - 0.2 * share;
    return [{ sheet, score, strong: points >= STRONG }];
  });
}

// Which passages of the chosen sheets say what was asked: the section asked for, the remaining
// words of the question, the drug whose dose is wanted, the person treated.
import type { Dose, Population } from "#platform/ai/toolbox.ts";
import { nameStems } from "./library-index.ts";
import type { Question } from "./question.ts";
import { isMentioned, type SheetRanking } from "./rank-sheets.ts";
import type { Section } from "./sheet.ts";
import { terms } from "./terms.ts";

export interface PassageCandidate {
  id: string;
  sheetId: string;
  section: Section;
  /** Rank of the passage in its sheet, for equal scores. */
  position: number;
  text: string;
  population: Population;
  doses: readonly Dose[];
}

/** What a question that names no section is shown first: what saves, then what treats. */
const UNASKED: Record<Section, number> = {
  firstMinutes: 0.62,
  redFlags: 0.55,
  treatment: 0.55,
  definition: 0.45,
  examinations: 0.42,
  orientation: 0.35,
  pitfalls: 0.3,
};

/**
 * Sections that also help when another one is asked: doses of the first minutes belong to a
 * treatment.
 */
const NEIGHBOURS: Partial<Record<Section, Partial<Record<Section, number>>>> = {
  firstMinutes: { treatment: 0.75, redFlags: 0.6, orientation: 0.45 },
  treatment: { firstMinutes: 0.7, pitfalls: 0.3 },
  redFlags: { definition: 0.3, orientation: 0.3 },
  examinations: { definition: 0.4, pitfalls: 0.3 },
  definition: { examinations: 0.3 },
  orientation: { redFlags: 0.4 },
  pitfalls: { examinations: 0.3 },
};

/** Less than a word of two that is held: the meaning orders what the words leave equal. */
const CLOSENESS = 0.1;

interface Stems {
  held: ReadonlySet<string>;
  drugs: ReadonlySet<string>;
}
/** Passages stay the same objects from question to question: each is read once. */
const read = new WeakMap<PassageCandidate, Stems>();

/** Stems of what a passage says and of the drugs that it doses. */
export function stemsOf(candidate: PassageCandidate): Stems {
  const known = read.get(candidate);
  if (known) return known;
  const stems = {
    held: new Set(terms(candidate.text).map((term) => term.stem)),
    drugs: new Set(candidate.doses.flatMap((dose) => nameStems(dose.drug))),
  };
  read.set(candidate, stems);
  return stems;
}

/**
 * Candidates with a score between 0 and 1, best first; those that say nothing of the question are
 * left out.
 */
export function rankPassages<Candidate extends PassageCandidate>(
  question: Question,
  ranking: SheetRanking,
  candidates: readonly Candidate[],
  closeness: ReadonlyMap<string, number> = new Map(),
): { candidate: Candidate; score: number }[] {
  const sheetScores = new Map(ranking.sheets.map((sheet) => [sheet.id, sheet]));
  const rest = question.content.filter((word) => !ranking.naming.has(word.stem));
  const weigh = (word: { common: boolean }) => (word.common ? 0.5 : 1);
  const whole = rest.reduce((sum, word) => sum + weigh(word), 0);
  return candidates
    .flatMap((candidate) => {
      const sheet = sheetScores.get(candidate.sheetId);
      if (!sheet) return [];
      const { held, drugs } = stemsOf(candidate);
      const words = rest.filter((word) => held.has(word.stem) || drugs.has(word.stem));
      if (
        isMentioned(sheet) &&
        (words.length === 0 || strangers(candidate.population, question.population))
      )
        return [];
      const lexical = whole > 0 ? words.reduce((sum, word) => sum + weigh(word), 0) / whole : 0.5;
      const dosed = words.some((word) => drugs.has(word.stem)) ? 0.15 : 0;
      const fit = sectionFit(candidate.section, question.sections);
      const person = populationFit(candidate.population, question.population);
      const meant = CLOSENESS * (closeness.get(candidate.id) ?? 0);
      const score = sheet.score * (0.1 + 0.4 * fit + 0.35 * lexical + dosed + meant) * person;
      return [{ candidate, score: Math.min(1, score) }];
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.candidate.sheetId.localeCompare(b.candidate.sheetId) ||
        a.candidate.position - b.candidate.position,
    );
}

function sectionFit(section: Section, asked: readonly Section[]): number {
  if (asked.length === 0) return UNASKED[section];
  return Math.max(
    0.1,
    ...asked.map(
      (wanted, place) =>
        (wanted === section ? 1 : (NEIGHBOURS[wanted]?.[section] ?? 0)) - 0.05 * place,
    ),
  );
}

/** A passage meant for another person is not hidden (the reader may need it) but comes last. */
function populationFit(meant: Population, asked: Question["population"]): number {
  if (asked === null || meant === asked) return 1;
  if (meant === "all") return 0.95;
  return asked === "adult" && meant !== "child" && meant !== "newborn" ? 0.9 : 0.6;
}

/**
 * An adult dose is no answer to a question about a child when the question does not even name the
 * sheet.
 */
function strangers(meant: Population, asked: Question["population"]): boolean {
  const small = asked === "child" || asked === "newborn";
  return small && meant !== asked && meant !== "all";
}

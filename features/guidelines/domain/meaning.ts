// What the meaning of a question adds to its words, where an embedding model is configured. It opens
// nothing that the words closed: what has no sheet, an animal, another subject than medicine. A sheet
// that the words found and the meaning finds too is sure; one that the meaning finds alone is a link.
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { isFinding } from "./rank-presentations.ts";
import { type RankedSheet, SHEET_THRESHOLD } from "./rank-sheets.ts";
import type { Understood } from "./understand.ts";

/** Of each passage, the cosine of its angle with the question, -1 to 1. */
export type Closeness = ReadonlyMap<string, number>;

/**
 * Models differ in how close any two texts are, so a sheet counts by how far it stands above the
 * others: in standard deviations above their mean, and above the next one.
 */
const STANDS_OUT = 2;
const BEFORE_THE_NEXT = 0.5;
const AGREED = 0.1;
/** Of two sheets that the words hold for almost equal, the meaning says which is first. */
const ALMOST_EQUAL = 0.1;

/** The sheet that stands out from all others, or null. */
export function nearestSheet(closeness: Closeness): string | null {
  const best = new Map<string, number>();
  for (const [passage, value] of closeness) {
    const sheet = passage.slice(0, passage.indexOf("#"));
    best.set(sheet, Math.max(value, best.get(sheet) ?? Number.NEGATIVE_INFINITY));
  }
  const [first, second] = [...best].sort(([, a], [, b]) => b - a);
  if (!first || !second) return null;
  const mean = [...best.values()].reduce((sum, value) => sum + value, 0) / best.size;
  const spread = Math.sqrt(
    [...best.values()].reduce((sum, value) => sum + (value - mean) ** 2, 0) / best.size,
  );
  const standsOut = first[1] - mean >= STANDS_OUT * spread;
  return standsOut && first[1] - second[1] >= BEFORE_THE_NEXT * spread ? first[0] : null;
}

/** The same reading, its sheets ordered and confirmed by their meaning too. */
export function withMeaning(
  understood: Understood,
  closeness: Closeness,
  index: LibraryIndex,
): Understood {
  const { ranking, subject, question } = understood;
  const near = nearestSheet(closeness);
  const place = index.sheets.findIndex(({ id }) => id === near);
  const sheet = index.sheets[place];
  const isClosed = subject.closed || subject.absent.length > 0 || understood.animal;
  if (!sheet || isClosed || ranking.sheets[0]?.by === "name") return understood;
  const [first] = ranking.sheets;
  const found = ranking.sheets.find(({ id }) => id === near);
  if (!first || !found) {
    if (first || !isMedicalEnough(question.content, index)) return understood;
    const alone: RankedSheet = { ...sheet, index: place, score: SHEET_THRESHOLD, by: "meaning" };
    return { ...understood, ranking: { ...ranking, sheets: [alone] }, isSure: () => false };
  }
  if (first.score - found.score >= ALMOST_EQUAL) return understood;
  const agreed = { ...found, score: Math.min(1, first.score + AGREED) };
  return {
    ...understood,
    ranking: { ...ranking, sheets: [agreed, ...ranking.sheets.filter((one) => one !== found)] },
    isSure: (one) => one.id === near || understood.isSure(one),
  };
}

/** Two medical words, or one beside nothing strange: "capitale de l’Australie" gets no link. */
function isMedicalEnough(content: Question["content"], index: LibraryIndex): boolean {
  const told = content.filter(
    ({ stem, known, common }) => known && !common && (isFinding(stem) || index.topical.has(stem)),
  ).length;
  return told >= 2 || (told === 1 && content.every(({ known }) => known));
}

/** Of these passages, how close each is: 1 for the closest, 0 for the farthest or when unknown. */
export function closenessAmong(ids: readonly string[], closeness: Closeness): Map<string, number> {
  const values = ids.flatMap((id) => closeness.get(id) ?? []);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  return new Map(
    ids.map((id) => {
      const value = closeness.get(id);
      return [id, value === undefined || range === 0 ? 0 : (value - lowest) / range];
    }),
  );
}

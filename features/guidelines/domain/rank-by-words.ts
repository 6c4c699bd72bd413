// The two weaker ways to a sheet: a drug that it uses, or the words of its passages.
import type { LibraryIndex } from "./library-index.ts";
import type { Question } from "./question.ts";
import { isFinding } from "./rank-presentations.ts";

export function holds(index: LibraryIndex, stem: string, sheet: number): boolean {
  return (
    index.postings.get(stem)?.has(sheet) ||
    index.drugs.get(stem)?.has(sheet) ||
    index.namesByStem.get(stem)?.some((name) => name.sheet === sheet) ||
    false
  );
}

/** Sheets beyond which a drug (oxygen, paracetamol, morphine) is nobody's own. */
const EVERYWHERE = 5;

/**
 * A drug alone opens every sheet that uses it; the other words of the question, and its weight
 * there, choose.
 */
export function drugScores(
  question: Question,
  index: LibraryIndex,
  foreign: ReadonlySet<string>,
): Map<number, number> {
  const scores = new Map<number, number>();
  const drugs = question.content.filter((word) => index.drugs.has(word.stem));
  if (foreign.size > 0 || drugs.length === 0) return scores;
  const rest = question.content.filter((word) => !drugs.includes(word));
  const sheets = new Set(drugs.flatMap((word) => [...(index.drugs.get(word.stem) ?? [])]));
  for (const sheet of sheets) {
    // A drug that serves everywhere says nothing of the subject; something else in the question
    // must.
    const everywhere = sheets.size > EVERYWHERE;
    if (everywhere && !rest.some((word) => !word.common && holds(index, word.stem, sheet)))
      continue;
    const having = drugs.filter((word) => index.drugs.get(word.stem)?.has(sheet));
    const lost = rest.reduce(
      (sum, word) => sum + (holds(index, word.stem, sheet) ? 0 : word.common ? 0.3 : 1),
      0,
    );
    const named = rest.some((word) =>
      index.namesByStem.get(word.stem)?.some((name) => name.sheet === sheet),
    );
    const mentions = having.reduce(
      (sum, word) => sum + (index.postings.get(word.stem)?.get(sheet) ?? 0),
      0,
    );
    const score =
      0.65 * (having.length / drugs.length) - (rest.length > 0 ? 0.45 * (lost / rest.length) : 0);
    scores.set(sheet, score + (named ? 0.1 : 0) + 0.06 * (mentions / (mentions + 5)));
  }
  return scores;
}

/**
 * The question's own words against those of each sheet, rare words weighing more. Two words of the
 * sheet's own vocabulary are needed, or one when the question holds no other; a condition without a
 * sheet asks for three.
 */
export function contentScores(
  question: Question,
  index: LibraryIndex,
  foreign: ReadonlySet<string>,
): Map<number, number> {
  const scores = new Map<number, number>();
  const total = index.sheets.length;
  const spread = Math.max(2, Math.ceil(total / 4));
  const weights = question.content.map((word) => {
    const holders = foreign.has(word.stem) ? undefined : index.postings.get(word.stem);
    const rarity = Math.log(1 + total / Math.max(1, holders?.size ?? 1));
    return {
      holders,
      common: word.common,
      weight: word.common ? rarity * 0.3 : rarity,
      specific: !word.common && !!holders && holders.size <= spread,
      clinical: index.topical.has(word.stem) || isFinding(word.stem) || index.drugs.has(word.stem),
    };
  });
  const whole = weights.reduce((sum, word) => sum + word.weight, 0);
  if (whole === 0) return scores;
  for (let sheet = 0; sheet < total; sheet++) {
    const held = weights.filter((word) => word.holders?.has(sheet));
    const specific = held.filter((word) => word.specific).length;
    const needed = foreign.size > 0 ? 3 : question.content.length <= 1 ? 1 : 2;
    const coverage = held.reduce((sum, word) => sum + word.weight, 0) / whole;
    const complete = coverage > 0.99 && question.content.length >= 3 && foreign.size === 0;
    if (specific < (complete ? 1 : needed)) continue;
    // Two ordinary words met in one sheet are a coincidence.
    if (question.content.length <= 2 && !held.some((word) => word.clinical)) continue;
    // A word met once in passing is not a subject; of two sheets, the one that speaks of it more
    // comes first.
    const mentions = held.reduce(
      (sum, word) => sum + (word.common ? 0 : (word.holders?.get(sheet) ?? 0)),
      0,
    );
    if (coverage < 0.6 || (specific === 1 && mentions < 2)) continue;
    scores.set(
      sheet,
      coverage * Math.min(0.9, 0.6 + 0.1 * specific) + 0.05 * (mentions / (mentions + 5)),
    );
  }
  return scores;
}

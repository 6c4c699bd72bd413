// The whole rule: a question, an index, and passages that may answer it → ranked sheets and
// passages, or nothing.
import { type Closeness, closenessAmong } from "./meaning.ts";
import type { Question } from "./question.ts";
import { type PassageCandidate, rankPassages } from "./rank-passages.ts";
import type { RankedSheet, SheetRanking } from "./rank-sheets.ts";

export interface RankedAnswer<Candidate> {
  sheets: RankedSheet[];
  passages: { candidate: Candidate; score: number }[];
}

/** A sheet found by a drug or by words stays only with a passage that holds them. */
export function rankAnswer<Candidate extends PassageCandidate>(
  question: Question,
  ranking: SheetRanking,
  candidates: readonly Candidate[],
  closeness: Closeness | null = null,
): RankedAnswer<Candidate> {
  const ids = candidates.map(({ id }) => id);
  const among = closeness === null ? new Map() : closenessAmong(ids, closeness);
  const passages = rankPassages(question, ranking, candidates, among);
  const held = new Set(passages.map((passage) => passage.candidate.sheetId));
  return { sheets: ranking.sheets.filter((sheet) => held.has(sheet.id)), passages };
}

// The library for other features: search it, open one of its passages.
import type { Passage, Population } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { rankAnswer } from "../domain/answer.ts";
import { buildIndex, type LibraryIndex } from "../domain/library-index.ts";
import { readQuestion } from "../domain/question.ts";
import { isMentioned, rankSheets } from "../domain/rank-sheets.ts";
import type { Section } from "../domain/sheet.ts";
import { citablePassage, sheetRoute } from "./citable-passage.ts";
import {
  allSheets,
  candidatePassages,
  editionHash,
  findPassage,
  findSheet,
  sheetsById,
  sheetTexts,
} from "./queries.ts";

export interface SearchOptions {
  /** At most this many passages; 12 when absent. */
  limit?: number;
  /** Keeps to one sheet, for a follow-up question that does not name it again. */
  sheetId?: string;
}

export interface LibraryAnswer {
  /** Best first; empty = the library has nothing on the question. */
  sheets: { id: string; title: string; score: number; route: string; population: Population }[];
  /** Best first, over all sheets. */
  passages: { passage: Passage; score: number }[];
  /** Sections the question asks for, in its order; empty when it asks for none. */
  sections: Section[];
  /** Whom the question is about, when it says so. */
  population: Exclude<Population, "all"> | null;
  /** Conditions the question names and the library has no sheet on. */
  missing: string[];
}

/** A sheet this far below the best one is about something else. */
const MARGIN = 0.25;
const DEFAULT_LIMIT = 12;

/** Answers a question asked in French, English or Spanish. Reads only; any transaction will do. */
export async function searchLibrary(tx: Tx, query: string, options: SearchOptions = {}): Promise<LibraryAnswer> {
  const index = await libraryIndex(tx);
  const question = readQuestion(query, index);
  const ranking = rankSheets(question, index);
  if (options.sheetId !== undefined) keepTo(options.sheetId, ranking, index);
  const best = ranking.sheets[0]?.score ?? 0;
  ranking.sheets = ranking.sheets.filter((sheet) => sheet.score >= best - MARGIN);
  const empty = { sections: question.sections, population: question.population, missing: ranking.missing };
  if (ranking.sheets.length === 0) return { sheets: [], passages: [], ...empty };

  const named = ranking.sheets.filter((sheet) => !isMentioned(sheet)).map((sheet) => sheet.id);
  const mentioned = ranking.sheets.filter(isMentioned).map((sheet) => sheet.id);
  const words = question.content.flatMap((word) => [word.typed, word.stem]);
  const candidates = await candidatePassages(tx, named, mentioned, words);
  const answer = rankAnswer(question, ranking, candidates);
  const rows = new Map(
    (
      await sheetsById(
        tx,
        answer.sheets.map((sheet) => sheet.id),
      )
    ).map((row) => [row.id, row]),
  );
  return {
    sheets: answer.sheets.flatMap(({ id, title, score }) => {
      const row = rows.get(id);
      return row ? [{ id, title, score, route: sheetRoute(id), population: row.population }] : [];
    }),
    passages: answer.passages.slice(0, options.limit ?? DEFAULT_LIMIT).flatMap(({ candidate, score }) => {
      const row = rows.get(candidate.sheetId);
      return row ? [{ passage: citablePassage(row, candidate), score }] : [];
    }),
    ...empty,
  };
}

/** The passage of that id ("embolie-pulmonaire#t1"), or null. */
export async function openPassage(tx: Tx, id: string): Promise<Passage | null> {
  const passage = await findPassage(tx, id);
  const sheet = passage ? await findSheet(tx, passage.sheetId) : null;
  return passage && sheet ? citablePassage(sheet, passage) : null;
}

function keepTo(sheetId: string, ranking: ReturnType<typeof rankSheets>, index: LibraryIndex): void {
  const place = index.sheets.findIndex((sheet) => sheet.id === sheetId);
  const found = ranking.sheets.find((sheet) => sheet.id === sheetId);
  const title = index.sheets[place]?.title;
  if (found) ranking.sheets = [found];
  else ranking.sheets = title === undefined ? [] : [{ index: place, id: sheetId, title, score: 0.6, by: "name" }];
}

// The index depends on nothing but the edition, whose hash names it: every database of the process may share it.
let current: { hash: string; index: LibraryIndex } | null = null;

async function libraryIndex(tx: Tx): Promise<LibraryIndex> {
  const hash = (await editionHash(tx)) ?? "";
  if (current?.hash === hash) return current.index;
  const texts = new Map((await sheetTexts(tx)).map((row) => [row.sheetId, row.text]));
  const sheets = await allSheets(tx);
  const index = buildIndex(
    sheets.map((sheet) => ({
      id: sheet.id,
      title: sheet.title,
      names: [...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings],
      drugs: sheet.drugs,
      text: texts.get(sheet.id) ?? "",
    })),
  );
  current = { hash, index };
  return index;
}

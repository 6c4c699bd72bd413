// The library for other features: search it, open one of its passages.
import type { Passage, Population, RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { rankAnswer } from "../domain/answer.ts";
import { classesOf, classNamed } from "../domain/indications.ts";
import { type Closeness, withMeaning } from "../domain/meaning.ts";
import { stemsOf } from "../domain/rank-passages.ts";
import { entitiesOf, recognisedEntity } from "../domain/register/entities.ts";
import { mentionOf, recognise, withoutScores } from "../domain/register/recognise.ts";
import type { Language } from "../domain/register/register.ts";
import { passagesOf, type Section } from "../domain/sheet.ts";
import { understand } from "../domain/understand.ts";
import { readRegisters } from "./check-content.ts";
import { citablePassage, sheetRoute } from "./citable-passage.ts";
import { parseContent, readContent } from "./content.ts";
import { type DoseLimits, doseLimits, everyContraindication } from "./dose-limits.ts";
import { dosedElsewhere } from "./dosed-elsewhere.ts";
import { drugsAlone, requestedIndications } from "./drug-indications.ts";
import type { Indication } from "./indications.ts";
import { limitsOf } from "./limits.ts";
import { holdsSome, inAChild, keepTo, partOf } from "./one-sheet.ts";
import { findPassage, findSheet } from "./queries.ts";
import { reviewsOn, usable } from "./queries-local-review.ts";
import { type Standing, standingOf } from "./standing.ts";
import { wholeLibrary } from "./whole-library.ts";
import { namedChecklists, writtenPassages } from "./written-passages.ts";

export { saidWords } from "../domain/said-words.ts";
export {
  type DoseLimits,
  doseLimits,
  everyContraindication,
  limitsOf,
  namedChecklists,
  wholeLibrary,
  writtenPassages,
};

export interface SearchOptions {
  /** At most this many passages; 12 when absent. */
  limit?: number;
  /** Keeps to one sheet, for a follow-up question that does not name it again. */
  sheetId?: string;
  /** The subject before, whose words an incomplete name borrows. */
  after?: string;
  /** Whom an earlier question was about, when this one does not say. */
  population?: Population | null;
  /** In which entities are named; French when absent. */
  language?: Language;
  /** What an embedding model says of the question; words alone when absent. */
  closeness?: Closeness | null;
  /** Sheets that are only likely are told as neighbours: what is answered is acted upon. */
  sureOnly?: boolean;
}

export interface LibraryAnswer {
  /** Best first; empty = the library has nothing on the question. */
  sheets: {
    id: string;
    title: string;
    score: number;
    route: string;
    population: Population;
    codes: readonly string[];
  }[];
  /** Best first, over all sheets. */
  passages: RankedPassage[];
  /** Sections the question asks for, in its order; empty when it asks for none. */
  sections: Section[];
  /** Whom the question is about, when it says so. */
  population: Exclude<Population, "all"> | null;
  /** Conditions the question names and the library has no sheet on. */
  missing: string[];
  /** What the question speaks of; of these, its subjects without a sheet; the score it asks for. */
  entities: RecognisedEntity[];
  absent: RecognisedEntity[];
  score: RecognisedEntity | null;
  /** Sheets that stand beside an absent subject. */
  neighbours: { id: string; title: string; route: string }[];
  /** Stems of its words that tell passages apart. */
  terms: string[];
  /** Stems of the drugs of the class that it names. */
  classDrugs: string[];
  /** Names, as stems, of the classes of the drugs that it names. */
  drugClasses: (readonly string[])[];
  /** False when no passage found holds any of them. */
  holdsTerms: boolean;
  /** What it asks for has no sheet, whatever resembles it. */
  closed: boolean;
  /** A word of it is known to no sheet. */
  strange: boolean;
  /** What it tells by a value or a sign is another disease than the subject before. */
  moves: boolean;
  /** A dose is asked without saying what for: each sheet that doses the drug, at least two. */
  indications: Indication[];
}

/** A sheet this far below the best one is about something else. */
const MARGIN = 0.25;
const DEFAULT_LIMIT = 12;
const MOST_NEIGHBOURS = 3;

/** Answers a question asked in French, English or Spanish. Reads only; any transaction will do. */
export const searchLibrary = async (
  tx: Tx,
  query: string,
  options: SearchOptions = {},
): Promise<LibraryAnswer> => searchStanding(await standingOf(tx), query, options);

/**
 * The same, of what the database said when it was asked: the question is worked out while nobody
 * waits for a connection.
 */
export async function searchStanding(
  standing: Standing,
  query: string,
  options: SearchOptions = {},
): Promise<LibraryAnswer> {
  const { edition, keep } = standing;
  const { index, dosed, sheets: rows } = edition;
  const closeness = options.closeness ?? null;
  const read = understand(query, index, options.after ?? null);
  const understood = closeness === null ? read : withMeaning(read, closeness, index);
  const { question, ranking, mentions, subject, neighbours } = understood;
  const said = options.population;
  if (said && said !== "all") question.population ??= said;
  const entities = entitiesOf(query, understood, index, options.language ?? "fr");
  const indications =
    options.sheetId === undefined
      ? await requestedIndications(standing, query, understood, entities)
      : [];
  // The name of another sheet tells passages apart inside the one at hand.
  const elsewhere =
    options.sheetId !== undefined && !ranking.sheets.some(({ id }) => id === options.sheetId);
  const child = options.sheetId === undefined ? null : inAChild(options.sheetId, question, dosed);
  // What is asked of an animal is asked of no sheet, not even of the one at hand.
  if (options.sheetId !== undefined && !understood.animal)
    keepTo(child?.sheet ?? options.sheetId, ranking, index);
  const sheet = new Map(index.sheets.map((one) => [one.id, one]));
  const named = (one: (typeof mentions)[number]) =>
    recognisedEntity(one, sheet, options.language ?? "fr", question.population);
  // A sheet that is not to be used here is not an answer, nor a document beside one.
  ranking.sheets = keep(ranking.sheets);
  const unsure =
    options.sureOnly && options.sheetId === undefined
      ? ranking.sheets.filter((sheet) => !understood.isSure(sheet))
      : [];
  ranking.sheets = ranking.sheets.filter((sheet) => !unsure.includes(sheet));
  const best = ranking.sheets[0]?.score ?? 0;
  ranking.sheets = ranking.sheets.filter((sheet) => sheet.score >= best - MARGIN);
  const alone =
    indications.length === 0 &&
    ranking.sheets.length === 0 &&
    mentions.length === 0 &&
    !subject.animal;
  const { unused, users } = alone ? drugsAlone(entities, index) : { unused: [], users: [] };
  const untold = child && ranking.sheets.length === 0 ? [named(mentionOf(child))] : [];
  const absent = [...subject.absent.map(named), ...unused, ...untold];
  const empty = {
    sections: question.sections,
    population: question.population,
    missing: absent.map(({ title }) => title),
    entities,
    absent,
    score: subject.score ? named(subject.score) : null,
    neighbours: (ranking.sheets.length === 0
      ? [...new Set([...neighbours, ...unsure.map(({ id }) => id), ...users])].slice(
          0,
          MOST_NEIGHBOURS,
        )
      : neighbours
    ).map((id) => ({
      id,
      title: sheet.get(id)?.title ?? id,
      route: sheetRoute(id),
    })),
    closed: subject.closed,
    strange: question.content.some(({ known }) => !known),
    moves: understood.moves,
    indications,
    holdsTerms: false,
    terms: question.content
      .filter(({ stem, common }) => !common && (elsewhere || !ranking.naming.has(stem)))
      .map(({ stem }) => stem),
    classDrugs: [...(classNamed(question.said)?.drugs.flat() ?? [])],
    drugClasses: classesOf(
      entities.filter(({ kind }) => kind === "drug").map(({ title }) => title),
    ),
  };
  if (ranking.sheets.length === 0) return { sheets: [], passages: [], ...empty };

  const candidates = keep(ranking.sheets.flatMap(({ id }) => edition.passages.get(id) ?? []));
  const answer = rankAnswer(question, ranking, candidates, closeness);
  const [first] = answer.sheets;
  const away = first ? keep(dosedElsewhere(first.id, question, edition)) : [];
  const reviews = await standing.reviewsOn(
    [...answer.passages.map(({ candidate }) => candidate), ...away].map(({ id }) => id),
  );
  const asked = new Set([
    ...answer.sheets.map(({ id }) => id),
    ...mentions.flatMap(({ entity, denied }) => (denied ? [] : [entity.sheet])),
  ]);
  const isOfPart = partOf(mentions, answer.sheets[0]?.id);
  const anyOfPart = answer.passages.some(({ candidate }) => isOfPart?.(candidate.text) === true);
  const text = new Set(answer.passages.flatMap(({ candidate }) => [...stemsOf(candidate).held]));
  return {
    ...empty,
    holdsTerms: holdsSome(question, empty.terms, text, answer.sheets, index),
    sheets: answer.sheets.flatMap(({ id, title, score }) => {
      const row = rows.get(id);
      if (!row) return [];
      const { population, icd10: codes } = row;
      return [{ id, title, score, route: sheetRoute(id), population, codes }];
    }),
    passages: [
      ...away.flatMap((one) => {
        const row = rows.get(one.sheetId);
        if (!row || !first) return [];
        const passage = citablePassage(row, one, reviews);
        return [{ passage, score: first.score, of: first.id, unasked: false }];
      }),
      ...answer.passages
        .slice(0, options.limit ?? DEFAULT_LIMIT)
        .flatMap(({ candidate, score }) => {
          const row = rows.get(candidate.sheetId);
          if (!row) return [];
          const other = edition.otherSheet(candidate.id, candidate.text, row.id);
          const passage = citablePassage(row, candidate, reviews);
          if (isOfPart && anyOfPart)
            return [{ passage, score, unasked: !isOfPart(candidate.text) }];
          return [{ passage, score, ...(other ? { unasked: !asked.has(other) } : {}) }];
        }),
    ],
  };
}

/** The passage of that id ("embolie-pulmonaire#t1"), or null. */
export async function openPassage(tx: Tx, id: string): Promise<Passage | null> {
  const row = await findPassage(tx, id);
  const [passage] = row ? await usable(tx, [row]) : [];
  const sheet = passage ? await findSheet(tx, passage.sheetId) : null;
  return passage && sheet ? citablePassage(sheet, passage, await reviewsOn(tx, [id])) : null;
}

/**
 * Every text the library ships, for who only needs to know which words exist: titles, names and
 * passages of the sheets, and the names of the substances that are marketed. Reads files, no
 * database.
 */
export async function writtenTexts(): Promise<string[]> {
  const [{ substances }, content] = await Promise.all([readRegisters(), readContent()]);
  const sheets = parseContent(content).flatMap((sheet) => [
    sheet.title,
    ...sheet.synonyms,
    ...passagesOf(sheet).map(({ passage }) => passage.text),
  ]);
  return [...substances.substances.map(([name]) => name), ...sheets];
}

/** The question without the names of its scores, which belong to no language: "Child-Pugh". */
export const withoutScoreNames = (text: string): string =>
  withoutScores(
    text,
    recognise(text, () => true),
  );

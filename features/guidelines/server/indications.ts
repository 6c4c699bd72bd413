// What the library gives a drug for, when its dose is asked without an indication.
import type { Passage } from "#platform/ai/toolbox.ts";
import { type DrugNames, passagesDosing } from "../domain/indications.ts";
import type { Question } from "../domain/question.ts";
import { rankPassages } from "../domain/rank-passages.ts";
import type { RankedSheet } from "../domain/rank-sheets.ts";
import { citablePassage } from "./citable-passage.ts";
import type { Standing } from "./standing.ts";

export interface Indication {
  id: string;
  title: string;
  passages: { passage: Passage; score: number }[];
}

/** Sheets that dose the drug, the likeliest first; empty when fewer than two do. */
export async function indicationsOf(
  { edition, keep, reviewsOn }: Standing,
  drug: DrugNames,
  question: Question,
  ranked: readonly RankedSheet[],
): Promise<Indication[]> {
  const bySheet = passagesDosing(drug, question.population, edition.dosed);
  if (bySheet.size < 2) return [];
  const place = (id: string) => ranked.findIndex((sheet) => sheet.id === id);
  const dosing = [...bySheet.keys()];
  const rows = keep(dosing.flatMap((id) => edition.sheets.get(id) ?? []));
  const sheets = rows.sort(
    (a, b) =>
      (place(a.id) + 1 || ranked.length + 1) - (place(b.id) + 1 || ranked.length + 1) ||
      a.title.localeCompare(b.title, "fr"),
  );
  const ids = new Set([...bySheet.values()].flat().map(({ id }) => id));
  const written = keep(dosing.flatMap((id) => edition.passages.get(id) ?? []));
  const reviews = await reviewsOn([...ids]);
  const found = sheets.flatMap((row): Indication[] => {
    const { id, title } = row;
    const sheet: RankedSheet = { index: 0, id, title, score: 0.7, by: "name" };
    const own = written.filter(({ sheetId }) => sheetId === id);
    const passages = rankPassages(
      question,
      { sheets: [sheet], missing: [], naming: new Set() },
      own,
    )
      .map(({ candidate, score }) => ({ passage: citablePassage(row, candidate, reviews), score }))
      // What bounds a dose goes with it.
      .filter(
        ({ passage }) => ids.has(passage.id) || passage.limits?.some((limited) => ids.has(limited)),
      );
    return passages.some(({ passage }) => ids.has(passage.id)) ? [{ id, title, passages }] : [];
  });
  return found.length > 1 ? found : [];
}

// From a written sheet to the rows of the library.
import type { Checked } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { passagesOf, type Sheet } from "../domain/sheet.ts";
import type { libraryPassage, librarySheet } from "./tables.ts";

export type SheetRow = typeof librarySheet.$inferSelect;
export type PassageRow = Omit<typeof libraryPassage.$inferSelect, "search">;

export const passageId = (sheetId: string, anchor: string) => `${sheetId}#${anchor}`;
export const anchorOf = (id: string) => id.slice(id.indexOf("#") + 1);

/** What is known of a passage's check: the most recent reading of one of its sources that names it. */
function checkedBy(sheet: Sheet, anchor: string): Checked | null {
  const reviews = sheet.sources.flatMap(({ review }) => (review?.passages.includes(anchor) ? [review] : []));
  const latest = reviews.sort((a, b) => b.day.localeCompare(a.day))[0];
  return latest ? { day: latest.day, opened: latest.opened, where: latest.where, how: latest.how } : null;
}

/** A drug that only a passage doses (oxygen, a crystalloid) is found by its name too. */
const dosedDrugs = (sheet: Sheet) =>
  passagesOf(sheet).flatMap(({ passage }) => passage.doses?.map((dose) => dose.drug) ?? []);

export function sheetRow(sheet: Sheet): SheetRow {
  const names = [sheet.title, ...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings];
  return {
    id: sheet.id,
    title: sheet.title,
    specialty: sheet.specialty,
    population: sheet.population,
    abbreviations: sheet.abbreviations,
    synonyms: sheet.synonyms,
    misspellings: sheet.misspellings,
    nameText: names.map((name) => ` ${fold(name).replace(/['-]/g, " ")}`).join(" |"),
    icd10: sheet.icd10,
    calculators: sheet.calculators,
    drugs: [...new Set([...sheet.drugs, ...dosedDrugs(sheet)])],
    sources: sheet.sources.map(({ review, ...source }) => ({
      ...source,
      ...(review ? { review: { day: review.day, opened: review.opened, where: review.where, how: review.how } } : {}),
    })),
    checked: sheet.checked,
  };
}

export function passageRows(sheet: Sheet): PassageRow[] {
  return passagesOf(sheet).map(({ section, passage }, position) => ({
    id: passageId(sheet.id, passage.id),
    sheetId: sheet.id,
    section,
    position,
    text: passage.text,
    population: passage.population ?? sheet.population,
    doses: passage.doses ?? [],
    sources: passage.sources,
    checked: checkedBy(sheet, passage.id),
  }));
}

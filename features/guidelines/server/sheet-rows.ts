// From a written sheet to the rows of the library.
import type { Checked } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { toDose } from "../domain/dose/wire.ts";
import { bestReading, gradeOf, isVerified, type Reading, yearOf } from "../domain/evidence.ts";
import { passagesOf, type Sheet } from "../domain/sheet.ts";
import type { libraryPassage, librarySheet } from "./tables.ts";

export type SheetRow = typeof librarySheet.$inferSelect;
export type PassageRow = typeof libraryPassage.$inferSelect;

export const passageId = (sheetId: string, anchor: string) => `${sheetId}#${anchor}`;
export const anchorOf = (id: string) => id.slice(id.indexOf("#") + 1);

/**
 * What is known of a passage's check: the reading that earns "vérifié dans la source", when there
 * is one.
 */
function checkedBy(sheet: Sheet, anchor: string): Checked | null {
  const reading = bestReading(sheet.sources, anchor);
  return reading && isVerified(reading.grade) ? checkedOf(reading) : null;
}

const checkedOf = ({ grade, day, opened, where, how }: Reading): Checked => ({
  grade,
  day,
  opened,
  where,
  how,
});

/** "t1" of the sheet itself, "other#t1" of another. */
const fullId = (sheet: Sheet, pointer: string) =>
  /^[drfetop]\d{1,2}$/.test(pointer) ? passageId(sheet.id, pointer) : pointer;

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
    sources: sheet.sources.map(({ id, organisation, title, link, readings, ...source }) => ({
      id,
      organisation,
      title,
      link,
      year: yearOf(source),
      readings: (readings ?? []).map((reading) => ({
        ...checkedOf(reading),
        passages: reading.passages,
        figures: reading.figures ?? [],
      })),
    })),
    checked: sheet.checked,
  };
}

/** `titles` of every sheet, by id: what a slot that points elsewhere is called. */
export function passageRows(
  sheet: Sheet,
  titles: ReadonlyMap<string, string> = new Map(),
): PassageRow[] {
  return passagesOf(sheet).map(({ section, passage }, position) => ({
    id: passageId(sheet.id, passage.id),
    sheetId: sheet.id,
    section,
    position,
    text: passage.text,
    population: passage.population ?? sheet.population,
    doses: (passage.doses ?? []).map((dose) => toDose(dose, passage.slots, titles)),
    sources: passage.sources,
    grade: gradeOf(sheet.sources, sheet.reread ?? [], passage.id),
    limits: (passage.limits ?? []).map((pointer) => fullId(sheet, pointer)),
    checked: checkedBy(sheet, passage.id),
  }));
}

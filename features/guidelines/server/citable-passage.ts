import type { Passage } from "#platform/ai/toolbox.ts";
import { anchorOf, type PassageRow, type SheetRow } from "./sheet-rows.ts";

/** Name of the library among the assistant's knowledge sources. */
export const LIBRARY = "guidelines";

export const sheetRoute = (sheetId: string, anchor?: string) =>
  `/guidelines/${sheetId}${anchor === undefined ? "" : `#${anchor}`}`;

/** A passage with everything a citation shows: it can leave the room alone. */
export function citablePassage(sheet: SheetRow, row: PassageRow): Passage {
  const references = row.sources.flatMap((id) => {
    const source = sheet.sources.find((candidate) => candidate.id === id);
    if (!source) return [];
    const { organisation, title, year, link } = source;
    return [{ id, organisation, title, year, link }];
  });
  return {
    id: row.id,
    knowledge: LIBRARY,
    documentId: sheet.id,
    title: sheet.title,
    section: row.section,
    text: row.text,
    language: "fr",
    population: row.population,
    doses: row.doses,
    references,
    year: latestYear(references),
    grade: row.grade,
    ...(row.checked ? { checked: row.checked } : {}),
    ...(row.limits.length > 0 ? { limits: row.limits } : {}),
    route: sheetRoute(sheet.id, anchorOf(row.id)),
  };
}

/** The year of the most recent document; null when none bears one. */
function latestYear(references: readonly { year: number | null }[]): number | null {
  const years = references.flatMap(({ year }) => (year === null ? [] : [year]));
  return years.length > 0 ? Math.max(...years) : null;
}

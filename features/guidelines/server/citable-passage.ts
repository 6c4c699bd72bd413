import type { Passage } from "#platform/ai/toolbox.ts";
import type { LocalReviewRow } from "./queries-local-review.ts";
import { anchorOf, type PassageRow, type SheetRow } from "./sheet-rows.ts";
import { passageVersion } from "./versions.ts";

/** Name of the library among the assistant's knowledge sources. */
export const LIBRARY = "guidelines";

export const sheetRoute = (sheetId: string, anchor?: string) =>
  `/guidelines/${sheetId}${anchor === undefined ? "" : `#${anchor}`}`;

/** A passage with everything a citation shows: it can leave the room alone. */
export function citablePassage(
  sheet: SheetRow,
  row: PassageRow,
  said: readonly LocalReviewRow[] = [],
): Passage {
  const references = row.sources.flatMap((id) => {
    const source = sheet.sources.find((candidate) => candidate.id === id);
    if (!source) return [];
    const { organisation, title, year, link } = source;
    return [{ id, organisation, title, year, link }];
  });
  const signed = signatures(row, said);
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
    ...(signed.length > 0 ? { signed } : {}),
    route: sheetRoute(sheet.id, anchorOf(row.id)),
  };
}

/** Of this very text: one that changed since is not signed any more. */
const signatures = (row: PassageRow, said: readonly LocalReviewRow[]) =>
  said
    .filter(({ kind, target }) => kind === "signed" && target === row.id)
    .filter(({ version }) => version === passageVersion(row))
    .map(({ name, place, at }) => ({ name, place, day: at.toISOString().slice(0, 10) }));

/** The year of the most recent document; null when none bears one. */
function latestYear(references: readonly { year: number | null }[]): number | null {
  const years = references.flatMap(({ year }) => (year === null ? [] : [year]));
  return years.length > 0 ? Math.max(...years) : null;
}

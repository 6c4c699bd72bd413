import { parseContent, readContent } from "./content.ts";
import { passageRows } from "./sheet-rows.ts";
import { passageVersion } from "./versions.ts";

/** A passage as it is written. `version` changes with its words, its doses and whom they are for. */
export interface WrittenPassage {
  title: string;
  text: string;
  drugs: string[];
  version: string;
  /** Ids of the passages that forbid, bound or condition it: who shows its doses shows them. */
  limitedBy: string[];
}

/**
 * Every passage the library ships, by id. Reads files, no database: for contents that stand on
 * passages.
 */
export async function writtenPassages(): Promise<Map<string, WrittenPassage>> {
  const sheets = parseContent(await readContent());
  const titles = new Map(sheets.map(({ id, title }) => [id, title]));
  const written = sheets.flatMap((sheet) =>
    passageRows(sheet, titles).map((row) => ({ title: sheet.title, row })),
  );
  return new Map(
    written.map(({ title, row }) => [
      row.id,
      {
        title,
        text: row.text,
        drugs: row.doses.map(({ drug }) => drug),
        version: passageVersion(row),
        limitedBy: written.flatMap((one) => (one.row.limits.includes(row.id) ? one.row.id : [])),
      },
    ]),
  );
}

/** The checklists that each sheet names, by sheet; reads files, no database. */
export async function namedChecklists(): Promise<Map<string, readonly string[]>> {
  const sheets = parseContent(await readContent());
  return new Map(sheets.map(({ id, checklists = [] }) => [id, checklists]));
}

import type { Tx } from "#platform/db/database.ts";
import { type LibraryContent, parseContent } from "./content.ts";
import { editionHash, lockLoading, replaceLibrary } from "./queries.ts";
import { passageRows, sheetRow } from "./sheet-rows.ts";

/**
 * Brings the tables to the shipped edition; does nothing when they already hold it. One
 * transaction: readers see the old edition whole or the new one whole. Throws InvalidSheet before
 * anything is written.
 */
export async function loadLibrary(
  tx: Tx,
  content: LibraryContent,
): Promise<"unchanged" | "loaded"> {
  if ((await editionHash(tx)) === content.hash) return "unchanged";
  await lockLoading(tx);
  if ((await editionHash(tx)) === content.hash) return "unchanged";
  const sheets = parseContent(content);
  const titles = new Map(sheets.map(({ id, title }) => [id, title]));
  const passages = sheets.flatMap((sheet) => passageRows(sheet, titles));
  await replaceLibrary(tx, content.hash, sheets.map(sheetRow), passages);
  return "loaded";
}

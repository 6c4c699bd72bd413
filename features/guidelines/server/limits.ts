import type { Passage } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { citablePassage } from "./citable-passage.ts";
import { limitingPassages, sheetsById } from "./queries.ts";
import { usable } from "./queries-local-review.ts";

/**
 * The passages that forbid, bound or condition that one, to be shown with its doses. Null when the
 * reader may not be shown all of them: then the doses are not shown either.
 */
export async function limitsOf(tx: Tx, id: string): Promise<Passage[] | null> {
  const rows = await limitingPassages(tx, id);
  if ((await usable(tx, rows)).length < rows.length) return null;
  const sheets = await sheetsById(tx, [...new Set(rows.map(({ sheetId }) => sheetId))]);
  return rows.flatMap((row) => {
    const sheet = sheets.find((one) => one.id === row.sheetId);
    return sheet ? [citablePassage(sheet, row)] : [];
  });
}

import type { Specialty } from "#features/accounts/domain/public.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import { citablePassage } from "./citable-passage.ts";
import { allSheets, editionHash, everyPassage } from "./queries.ts";
import { usable } from "./queries-local-review.ts";

export interface LibrarySheet {
  id: string;
  title: string;
  specialty: Specialty;
  /** What it doses or names among its drugs. */
  drugs: readonly string[];
}

export interface WholeLibrary {
  /** Changes with any byte of the sheets. */
  edition: string | null;
  /** Every sheet, in the order of the ids. */
  sheets: readonly LibrarySheet[];
  /** Every passage that the reader may be shown, sheet after sheet in reading order. */
  passages: readonly Passage[];
  /** Those that are held back from the reader: what one of them limits is not to be shown either. */
  heldBack: readonly { id: string; limits: readonly string[] }[];
}

/** All of the library, for who compares its passages with each other. Reads only. */
export async function wholeLibrary(tx: Tx): Promise<WholeLibrary> {
  const sheets = await allSheets(tx);
  const rows = await everyPassage(tx);
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const kept = await usable(tx, rows);
  const shown = new Set(kept.map(({ id }) => id));
  return {
    edition: await editionHash(tx),
    sheets: sheets.map(({ id, title, specialty, drugs }) => ({ id, title, specialty, drugs })),
    passages: kept.flatMap((row) => {
      const sheet = byId.get(row.sheetId);
      return sheet ? [citablePassage(sheet, row)] : [];
    }),
    heldBack: rows.flatMap(({ id, limits }) => (shown.has(id) ? [] : [{ id, limits }])),
  };
}

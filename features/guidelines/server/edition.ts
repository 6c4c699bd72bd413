import type { Tx } from "#platform/db/database.ts";
import { otherSheetOf } from "../domain/head.ts";
import { type DosedPassage, drugsGiven } from "../domain/indications.ts";
import { buildIndex, type LibraryIndex } from "../domain/library-index.ts";
import { allSheets, editionHash, everyPassage } from "./queries.ts";
import type { PassageRow, SheetRow } from "./sheet-rows.ts";

// The index depends on nothing but the edition, whose hash names it: every database of the process
// may share it.
export interface Edition {
  hash: string;
  index: LibraryIndex;
  /** By id. */
  sheets: ReadonlyMap<string, SheetRow>;
  /** By sheet, in reading order. The same objects for every question: what is read of one is kept. */
  passages: ReadonlyMap<string, readonly PassageRow[]>;
  dosed: DosedPassage[];
  /** Of a passage, once read. */
  otherSheet(id: string, text: string, own: string): string | null;
}
let current: Edition | null = null;

/** What the sheets of the database are, read once an edition. */
export async function libraryIndex(tx: Tx): Promise<Edition> {
  const hash = (await editionHash(tx)) ?? "";
  if (current?.hash === hash) return current;
  const [sheets, rows] = [await allSheets(tx), await everyPassage(tx)];
  const passages = Map.groupBy(rows, ({ sheetId }) => sheetId);
  const index = buildIndex(
    sheets.map((sheet) => ({
      id: sheet.id,
      title: sheet.title,
      names: [...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings],
      drugs: sheet.drugs,
      text: (passages.get(sheet.id) ?? []).map(({ text }) => text).join(" "),
    })),
  );
  const heads = new Map<string, string | null>();
  const otherSheet: Edition["otherSheet"] = (id, passage, own) => {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const other = otherSheetOf(passage, own);
    heads.set(id, other);
    return other;
  };
  current = {
    hash,
    index,
    sheets: new Map(sheets.map((sheet) => [sheet.id, sheet])),
    passages,
    dosed: dosedPassages(rows),
    otherSheet,
  };
  return current;
}

const dosedPassages = (rows: readonly PassageRow[]): DosedPassage[] =>
  rows.flatMap(({ id, sheetId, population, doses }) => {
    const drugs = drugsGiven(doses);
    return drugs.length > 0 ? [{ id, sheetId, population, drugs }] : [];
  });

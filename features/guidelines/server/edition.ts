import type { Tx } from "#platform/db/database.ts";
import { otherSheetOf } from "../domain/head.ts";
import type { DosedPassage } from "../domain/indications.ts";
import { buildIndex, type LibraryIndex } from "../domain/library-index.ts";
import { dosedPassages } from "./indications.ts";
import { allSheets, editionHash, sheetTexts } from "./queries.ts";

// The index depends on nothing but the edition, whose hash names it: every database of the process
// may share it.
export interface Edition {
  hash: string;
  index: LibraryIndex;
  dosed: DosedPassage[];
  /** Of a passage, once read. */
  otherSheet(id: string, text: string, own: string): string | null;
}
let current: Edition | null = null;

/** What the sheets of the database are, read once an edition. */
export async function libraryIndex(tx: Tx): Promise<Edition> {
  const hash = (await editionHash(tx)) ?? "";
  if (current?.hash === hash) return current;
  const texts = new Map((await sheetTexts(tx)).map((row) => [row.sheetId, row.text]));
  const sheets = await allSheets(tx);
  const index = buildIndex(
    sheets.map((sheet) => ({
      id: sheet.id,
      title: sheet.title,
      names: [...sheet.abbreviations, ...sheet.synonyms, ...sheet.misspellings],
      drugs: sheet.drugs,
      text: texts.get(sheet.id) ?? "",
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
  current = { hash, index, dosed: await dosedPassages(tx), otherSheet };
  return current;
}

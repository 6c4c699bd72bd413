// A sheet as one reader sees it.
import type { RequestContext } from "#platform/feature/server/context.ts";
import type { SheetView } from "../contract.ts";
import { isPrescription } from "../domain/dose/words.ts";
import { localView } from "./local-reviews.ts";
import type { LocalReviewRow } from "./queries-local-review.ts";
import { anchorOf, type PassageRow, type SheetRow } from "./sheet-rows.ts";
import { passageVersion, sheetVersion } from "./versions.ts";

export interface ReadSheet {
  sheet: SheetRow;
  passages: readonly PassageRow[];
  /** What is said of the sheet and of its passages. */
  said: readonly LocalReviewRow[];
}

export function sheetView(
  { sheet: row, passages, said }: ReadSheet,
  me: RequestContext["me"],
): SheetView {
  const version = sheetVersion(passages);
  const own = (target: string, read: string) => {
    const local = localView(said, target, read, me);
    return local ? { local } : {};
  };
  const { misspellings: _misspellings, nameText: _nameText, ...sheet } = row;
  return {
    ...sheet,
    version,
    ...own(sheet.id, version),
    passages: passages.length,
    confirmed: passages.filter((passage) => passage.checked !== null).length,
    doses: passages.flatMap(({ doses }) => doses.filter(isPrescription)).length,
    content: passages.map((passage) => {
      const { id, section, text, population, doses, sources, checked, grade, limits } = passage;
      return {
        anchor: anchorOf(id),
        section,
        text,
        population,
        doses,
        sources,
        grade,
        limits,
        version: passageVersion(passage),
        ...own(id, passageVersion(passage)),
        ...(checked ? { checked } : {}),
      };
    }),
  };
}

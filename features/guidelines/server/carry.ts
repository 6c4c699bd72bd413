// The whole library for a device, by difference: what it holds already is named, not sent again.
import type { Tx } from "#platform/db/database.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import type { SheetView } from "../contract.ts";
import { allSheets, everyPassage, listSheets } from "./queries.ts";
import { allReviews } from "./queries-local-review.ts";
import { sheetView } from "./sheet-view.ts";
import { viewMark } from "./versions.ts";

export interface Carried {
  /** Every sheet there is, in the order of the list, with the mark of what this reader sees. */
  held: { id: string; mark: string }[];
  /** Those whose mark is not the one that the device named. */
  sheets: SheetView[];
}

export async function carryLibrary(
  tx: Tx,
  known: Readonly<Record<string, string>>,
  me: RequestContext["me"],
): Promise<Carried> {
  const order = (await listSheets(tx)).map(({ id }) => id);
  const rows = new Map((await allSheets(tx)).map((row) => [row.id, row]));
  const passages = Map.groupBy(await everyPassage(tx), ({ sheetId }) => sheetId);
  const said = Map.groupBy(await allReviews(tx), ({ target }) => target.split("#")[0] ?? target);
  const carried: Carried = { held: [], sheets: [] };
  for (const id of order) {
    const sheet = rows.get(id);
    if (!sheet) continue;
    const read = { sheet, passages: passages.get(id) ?? [], said: said.get(id) ?? [] };
    const view = sheetView(read, me);
    const mark = viewMark(view);
    carried.held.push({ id, mark });
    if (!Object.hasOwn(known, id) || known[id] !== mark) carried.sheets.push(view);
  }
  return carried;
}

import { NEW_CARD } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { edited, sameSections } from "../domain/edit.ts";
import type { Sheet, WrittenSections } from "../domain/wire.ts";
import { addSheet, changeSheet, findSheet, sheetOf, wordsOf } from "./queries.ts";

interface Edit {
  id: string;
  version: number;
  title: string;
  sections: WrittenSections;
  /** Of the sheet that keeps this edit when another one came first. */
  copyId: string;
}
export type Updated =
  | { ok: true; kept: "here" | "beside"; sheet: Sheet }
  | { ok: false; reason: "notFound" | "taken" };

/**
 * Two devices never have to choose a side (product.md §3): an edit of an older version becomes a
 * sheet of its own.
 */
export async function updateSheet(
  tx: Tx,
  { id, version, title, sections: written, copyId }: Edit,
  now: Date,
  copyTitle: (title: string) => string,
): Promise<Updated> {
  const before = await findSheet(tx, id, true);
  if (!before) return { ok: false, reason: "notFound" };
  const sections = edited(before.sections, written, before.evidence);
  // The same edit again, its answer lost on the way: nothing to do.
  if (before.title === title && sameSections(before.sections, sections))
    return { ok: true, kept: "here", sheet: sheetOf(before) };
  const change = { title, sections, words: wordsOf(title, sections), edited: true, updatedAt: now };
  if (before.version === version)
    return { ok: true, kept: "here", sheet: sheetOf(await changeSheet(tx, id, change)) };
  const own = { id: copyId, copyOf: id, version: 1, createdAt: now, deletedAt: null };
  await addSheet(tx, { ...before, ...NEW_CARD, ...change, ...own, title: copyTitle(title) });
  const copy = await findSheet(tx, copyId);
  // The id stands for another sheet: nothing was kept under it.
  return copy?.copyOf === id
    ? { ok: true, kept: "beside", sheet: sheetOf(copy) }
    : { ok: false, reason: "taken" };
}

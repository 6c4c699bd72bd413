// Keeps a checklist that a person writes: each save is a version, and the former ones stay.
import { openPassage } from "#features/guidelines/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { OwnContent } from "../domain/own.ts";
import { MOST_OWN } from "../domain/own-limits.ts";
import { addOwn, addVersion, countOwn, findVersion, lockOwn, versionsOf } from "./queries-own.ts";

export interface GivenOwn extends OwnContent {
  id: string;
  versionId: string;
  after: number;
}

export type SavedOwn =
  | { ok: true; number: number }
  | { ok: false; code: "NOT_FOUND" | "CONFLICT" | "TOO_MANY" }
  | { ok: false; code: "UNKNOWN_PASSAGE"; passage: string };

const refused = (code: "NOT_FOUND" | "CONFLICT" | "TOO_MANY") => ({ ok: false as const, code });

/** Runs as the person: row security refuses what is not theirs. */
export async function saveOwn(
  tx: Tx,
  { id, versionId, after, ...content }: GivenOwn,
  who: { id: string; name: string },
  now: Date,
): Promise<SavedOwn> {
  const same = await findVersion(tx, versionId);
  if (same)
    return same.checklistId === id ? { ok: true, number: same.number } : refused("CONFLICT");
  const unknown = await unknownPassage(tx, content);
  if (unknown !== null) return { ok: false, code: "UNKNOWN_PASSAGE", passage: unknown };
  if (after === 0) {
    if ((await countOwn(tx, who.id)) >= MOST_OWN) return refused("TOO_MANY");
    const row = { id, ownerId: who.id, author: who.name, createdAt: now };
    if (!(await addOwn(tx, row))) return refused("NOT_FOUND");
  }
  if (!(await lockOwn(tx, id, who.id))) return refused("NOT_FOUND");
  const [latest] = await versionsOf(tx, id);
  if ((latest?.number ?? 0) !== after) return refused("CONFLICT");
  const number = after + 1;
  await addVersion(tx, { id: versionId, checklistId: id, number, content, savedAt: now });
  return { ok: true, number };
}

/** A step never names a dose that nobody can be shown. */
async function unknownPassage(tx: Tx, { steps }: OwnContent): Promise<string | null> {
  const named = steps.flatMap(({ passage, doses }) => [
    ...doses,
    ...(passage === null ? [] : [passage]),
  ]);
  for (const id of new Set(named)) if ((await openPassage(tx, id)) === null) return id;
  return null;
}

// One run on several telephones: entries are facts that are only ever added, so that the union of
// what each one sent is the log.
import { randomInt } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { goesOn, MOST_ENTRIES, type RunEntry, runFacts } from "../domain/run.ts";
import {
  addEntries,
  addRun,
  countEntries,
  entriesOf,
  findRun,
  followedRuns,
  noteDevice,
  type SharedRunRow,
} from "./queries-runs.ts";

/** No letter or figure that is read for another. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;
/** A telephone that was not heard for longer is said to be lost. */
const HEARD_MS = 10_000;
const KEPT_DAYS = 30;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** As it was typed: "abc 234". */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/gu, "");

export const retainedSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 86_400_000);

export async function shareRun(
  tx: Tx,
  run: Omit<SharedRunRow, "code">,
  entries: readonly RunEntry[],
): Promise<SharedRunRow | null> {
  await addRun(tx, { ...run, code: newCode() });
  // Somebody else's has the same id: not found, like everything that is not theirs.
  const mine = await findRun(tx, run.id);
  if (mine) await addEntries(tx, run.id, entries);
  return mine;
}

/** The clock of the run is that of the telephone that shared it. */
export const goingOf = (
  { id, checklist, title, code, skew }: SharedRunRow,
  entries: RunEntry[],
  now: Date,
) => ({ id, checklistId: checklist, title, code, entries, clock: now.getTime() + skew });

export async function followRun(
  tx: Tx,
  given: { id: string; device: string; entries: readonly RunEntry[]; known: number },
  now: Date,
): Promise<(ReturnType<typeof goingOf> & { telephones: number }) | "NOT_FOUND" | "TOO_MANY"> {
  const run = await findRun(tx, given.id);
  if (!run) return "NOT_FOUND";
  if ((await countEntries(tx, run.id)) + given.entries.length > MOST_ENTRIES) return "TOO_MANY";
  await addEntries(tx, run.id, given.entries);
  const since = new Date(now.getTime() - HEARD_MS);
  const telephones = await noteDevice(tx, run.id, given.device, now, since);
  const same = (await countEntries(tx, run.id)) === given.known;
  return { ...goingOf(run, same ? [] : await entriesOf(tx, run.id), now), telephones };
}

/** Those of the person that go on, with what tells one from another; begun on the clock of the server. */
export async function goingRuns(tx: Tx, now: Date) {
  const going = [];
  for (const { id, checklist: checklistId, title, code, skew } of await followedRuns(tx)) {
    const entries = await entriesOf(tx, id);
    if (!goesOn({ id, checklistId, title, entries }, now.getTime() + skew)) continue;
    const { startedAt, ...facts } = runFacts(entries);
    going.push({ id, checklistId, title, code, ...facts, startedAt: startedAt - skew });
  }
  return going;
}

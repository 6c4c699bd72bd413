// Runs of this person on this device, written before the screen goes on: the local storage answers
// at once and survives a killed tab. A sign-out asks, then erases (`platform/auth/web/drafts.ts`).
import { noteDraft } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import {
  goesOn,
  mergedEntries,
  type Run,
  type RunEntry,
  type RunFacts,
  runFacts,
  timeAfter,
} from "../../domain/run.ts";

const PREFIX = "checklist-run";
const owner = () => session.current()?.id ?? "";
const keyOf = (runId: string) => `${PREFIX}:${owner()}:${runId}`;

/** Null when it is not kept, or cannot be read. */
export function readRun(runId: string): Run | null {
  return readKey(keyOf(runId));
}

function readKey(key: string): Run | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Run | null;
    return typeof kept?.id === "string" && Array.isArray(kept.entries) ? kept : null;
  } catch {
    return null;
  }
}

/** The run with these entries and those that another tab kept; `kept` is false when it is in memory alone. */
export function writeRun(run: Run): { run: Run; kept: boolean } {
  const other = readRun(run.id);
  const merged = other
    ? { ...other, ...run, entries: mergedEntries(other.entries, run.entries) }
    : run;
  try {
    localStorage.setItem(keyOf(run.id), JSON.stringify(merged));
    noteDraft(owner(), keyOf(run.id), true);
    return { run: merged, kept: true };
  } catch {
    return { run: merged, kept: false };
  }
}

/** Latest first. */
export function listRuns(checklistId?: string): Run[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}:${owner()}:`))
      .flatMap((key) => readKey(key) ?? [])
      .filter((run) => checklistId === undefined || run.checklistId === checklistId)
      .toSorted((a, b) => startOf(b) - startOf(a));
  } catch {
    return []; // storage refused by the browser: nothing was kept there
  }
}

/** The run of this checklist that goes on: the one that was chosen, else one that several telephones follow. */
export function goingRun(checklistId: string, chosen: string): Run | undefined {
  const going = listRuns(checklistId).filter((run) => goesOn(run, nowOf(run)));
  return (
    going.find(({ id }) => id === chosen) ??
    going.find(({ shared }) => shared !== undefined) ??
    going[0]
  );
}

export function dropRun(runId: string): void {
  noteDraft(owner(), keyOf(runId), false);
  try {
    localStorage.removeItem(keyOf(runId));
  } catch {
    // storage refused by the browser: nothing was kept there
  }
}

/** Tells when another tab wrote. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key?.startsWith(`${PREFIX}:`)) listener();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

const startOf = ({ entries }: Run): number => entries[0]?.at ?? 0;

/** What tells this run from another, begun on the clock of this device. */
export function factsOf({ entries, shared }: Run): RunFacts {
  const { startedAt, ...facts } = runFacts(entries);
  return { ...facts, startedAt: startedAt - (shared?.offset ?? 0) };
}
export const isEnded = ({ entries }: Run): boolean => entries.some(({ kind }) => kind === "end");

/** What the clock of the run says: that of the telephone that shared it. */
export const nowOf = ({ shared }: Pick<Run, "shared">): number =>
  Date.now() + (shared?.offset ?? 0);

export const newEntry = (
  run: Pick<Run, "shared" | "entries">,
  kind: RunEntry["kind"],
  more: Pick<RunEntry, "step" | "text"> = {},
): RunEntry => ({
  ...{ id: crypto.randomUUID(), kind, at: timeAfter(run.entries, nowOf(run)) },
  ...more,
});

export const newRun = (checklistId: string, title: string): Run => ({
  ...{ id: crypto.randomUUID(), checklistId, title },
  entries: [newEntry({ entries: [] }, "start")],
});

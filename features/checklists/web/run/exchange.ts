// A run that several telephones follow: what this one did goes out, what the others did comes in.
// The device keeps everything first; the server only carries it from one to the other.
import { ORPCError } from "@orpc/client";
import type { GoingRun } from "../../contract.ts";
import { mergedEntries, type Run } from "../../domain/run.ts";
import { client } from "../api.ts";
import { isEnded, listRuns, readRun, writeRun } from "./run-store.ts";

const DEVICE = "checklist-device";
const UNSENT_MS = 24 * 3_600_000;

/** The same telephone after a reload; with a storage that refuses, until then. */
let device = "";
function deviceId(): string {
  if (device !== "") return device;
  device = crypto.randomUUID();
  try {
    device = localStorage.getItem(DEVICE) ?? device;
    localStorage.setItem(DEVICE, device);
  } catch {
    // storage refused: one more telephone is counted after a reload
  }
  return device;
}

/** Lets other telephones follow this run; its clock becomes that of all. */
export async function shareRun({ id, checklistId, title, entries }: Run): Promise<Run> {
  const clock = Date.now();
  const { code } = await client.shareRun({
    ...{ id, checklistId, title, clock },
    entries: [...entries],
  });
  const now = readRun(id) ?? { id, checklistId, title, entries };
  return writeRun({ ...now, shared: { code, offset: 0 } }).run;
}

/** Keeps on this telephone a run that another one began. */
function adopt({ id, checklistId, title, code, entries, clock }: GoingRun): Run {
  const here = readRun(id);
  const shared = here?.shared ?? { code, offset: clock - Date.now() };
  return writeRun({ id, checklistId, title, shared, entries }).run;
}

export const joinRun = async (code: string): Promise<Run> => adopt(await client.joinRun({ code }));

/** One's own run, begun on another telephone of the same account. */
export async function resumeRun(id: string): Promise<Run> {
  return adopt(await client.followRun({ id, device: deviceId(), entries: [], known: 0 }));
}

/** Sends what `acknowledged` does not hold yet, and adds to it. */
export async function exchange(
  run: Run,
  acknowledged: Set<string>,
  signal?: AbortSignal,
): Promise<{ run: Run; telephones: number }> {
  const unsent = run.entries.filter(({ id }) => !acknowledged.has(id));
  const { entries, telephones } = await client.followRun(
    { id: run.id, device: deviceId(), entries: unsent, known: run.entries.length },
    signal ? { signal } : {},
  );
  for (const { id } of [...unsent, ...entries]) acknowledged.add(id);
  if (entries.length === 0) return { run, telephones };
  const now = readRun(run.id) ?? run;
  const merged = { ...now, entries: mergedEntries(now.entries, entries) };
  return { run: writeRun(merged).run, telephones };
}

/** Whoever shared it erased it, or it is not this person's any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ORPCError && error.code === "NOT_FOUND";

/** What ended without network leaves when a page of checklists is opened again. */
export async function sendEnded(): Promise<void> {
  const late = listRuns().filter(
    (run) => run.shared && isEnded(run) && Date.now() - (run.entries.at(-1)?.at ?? 0) < UNSENT_MS,
  );
  for (const run of late) await exchange(run, new Set()).catch(() => {});
}

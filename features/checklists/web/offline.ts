// Every checklist with its doses, kept on the device: the next crisis may be where there is no
// network.
import { ORPCError } from "@orpc/client";
import { cache } from "#platform/offline/web/cache.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import type { ChecklistSummary, ChecklistView } from "../contract.ts";
import { client } from "./api.ts";

const TYPE = "checklist";
const MOST = 200;

export const warm: OfflinePack["warm"] = async ({ cache: store, signal, step }) => {
  const list = await client.list({}, { signal });
  const entries: { key: string; data: ChecklistView }[] = [];
  for (const [at, { id }] of list.entries()) {
    entries.push({ key: id, data: await client.checklist({ id }, { signal }) });
    step(at + 1, list.length);
  }
  await store.replace(TYPE, entries, null);
};

/** Every checklist, with its steps. */
export async function checklistsOpen(): Promise<boolean> {
  const kept = await cache.list<ChecklistView>(TYPE, MOST);
  return kept.length > 0 && kept.every(({ steps }) => steps.length > 0);
}

const summaryOf = ({ steps, ...view }: ChecklistView): ChecklistSummary => ({
  ...view,
  steps: steps.length,
  critical: steps.filter(({ critical }) => critical).length,
});

/** From the device when the server cannot be reached and the device has them. */
export async function listChecklists(): Promise<ChecklistSummary[]> {
  try {
    return await client.list({});
  } catch (error) {
    const kept = await cache.list<ChecklistView>(TYPE, MOST).catch(() => []);
    if (kept.length === 0) throw error;
    return kept.map(summaryOf).toSorted((a, b) => a.id.localeCompare(b.id));
  }
}

/** What was read stays: a run that began with the network goes on without it. */
export async function readChecklist(id: string): Promise<ChecklistView> {
  try {
    const read = await client.checklist({ id });
    await cache.put(TYPE, [{ key: id, data: read }], null).catch(() => {});
    return read;
  } catch (error) {
    if (error instanceof ORPCError && error.code === "NOT_FOUND") throw error;
    const kept = await cache.get<ChecklistView>(TYPE, id).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

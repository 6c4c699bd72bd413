// Every checklist with its doses, kept on the device: the next crisis may be where there is no
// network.
import { cache } from "#platform/offline/web/cache.ts";
import { type Reading, readOrPack } from "#platform/offline/web/cached-query.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { packsSince } from "#platform/offline/web/warm-up-store.ts";
import type { ChecklistSummary, ChecklistView } from "../contract.ts";
import { client } from "./api.ts";

const PACK = "checklists";
const TYPE = "checklist";
const MOST = 200;

interface Held {
  checklist: ChecklistView;
  /** What the server calls this state of the checklist; "" when it was only read. */
  mark: string;
}

/** What this device holds, without what an earlier version of the application wrote otherwise. */
const everyHeld = async (): Promise<Held[]> =>
  (await cache.list<Partial<Held>>(TYPE, MOST)).filter(
    (held): held is Held => held.checklist !== undefined && held.mark !== undefined,
  );

/** By difference: a checklist that did not change is not sent again. */
export const warm: OfflinePack["warm"] = async ({ cache: store, signal, step }) => {
  const before = new Map((await everyHeld()).map((held) => [held.checklist.id, held]));
  const known = [...before.values()].map(({ checklist, mark }) => `${checklist.id} ${mark}`);
  const carried = await client.carry({ known }, { signal });
  const fresh = new Map(carried.checklists.map((one) => [one.id, one]));
  const entries = carried.order.flatMap((line) => {
    const [id = "", mark = ""] = line.split(" ");
    const checklist = fresh.get(id) ?? before.get(id)?.checklist;
    return checklist ? [{ key: id, data: { checklist, mark } satisfies Held }] : [];
  });
  await store.replace(TYPE, entries, null);
  step(1, 1);
};

/** Every checklist, with its steps. */
export async function checklistsOpen(): Promise<boolean> {
  const held = await everyHeld();
  return held.length > 0 && held.every(({ checklist }) => checklist.steps.length > 0);
}

const summaryOf = ({ steps, ...view }: ChecklistView): ChecklistSummary => ({
  ...view,
  steps: steps.length,
  critical: steps.filter(({ critical }) => critical).length,
});

/** When the server last said that what is held is what it has. */
const heldAt = (): Date => new Date(packsSince()[PACK] ?? 0);

/** From the device when the server cannot be reached and the device has them. */
export const listChecklists = (signal?: AbortSignal): Promise<Reading<ChecklistSummary[]>> =>
  readOrPack(
    signal,
    (either) => client.list({}, { signal: either }),
    async () => {
      const held = (await everyHeld()).map(({ checklist }) => summaryOf(checklist));
      const data = held.toSorted((a, b) => a.id.localeCompare(b.id));
      return data.length > 0 ? { data, at: heldAt() } : null;
    },
  );

/** What was read stays: a run that began with the network goes on without it. */
export const readChecklist = (id: string, signal?: AbortSignal): Promise<Reading<ChecklistView>> =>
  readOrPack(
    signal,
    async (either) => {
      const checklist = await client.checklist({ id }, { signal: either });
      await cache.put(TYPE, [{ key: id, data: { checklist, mark: "" } }], null).catch(() => {});
      return checklist;
    },
    async () => {
      const held = await cache.get<Partial<Held>>(TYPE, id);
      return held?.checklist ? { data: held.checklist, at: heldAt() } : null;
    },
  );

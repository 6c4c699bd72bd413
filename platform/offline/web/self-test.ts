// Whether this device would work without network, tried rather than assumed.
import { recordId } from "../cache-record.ts";
import { allRecords, cache, cachedTypes } from "./cache.ts";
import type { OfflinePack } from "./offline-work.ts";
import { packs } from "./packs.ts";
import { loadQueue } from "./queue-store.ts";
import { workerStatus } from "./shell-files.ts";
import { isWhole } from "./warm-up-store.ts";

export const TESTS = [
  "worker",
  "files",
  "page",
  "database",
  "localStorage",
  "queue",
  "persistent",
] as const;
export type TestName = (typeof TESTS)[number];

export interface TestResult {
  name: TestName | "content";
  ok: boolean;
  /** Of "content": the pack that was tried. */
  pack?: OfflinePack;
}

const TRIAL = "self-test";

const TRIALS: Record<TestName, () => Promise<boolean>> = {
  worker: async () => navigator.serviceWorker?.controller != null,
  // A slow device looks at seven hundred files: no answer yet is no missing file.
  files: async () => (await workerStatus(20_000))?.missing.length === 0,
  /**
   * A page nobody has opened, asked as the browser asks it: its answer comes from the worker or not
   * at all.
   */
  page: async () => {
    const held = await caches.match(new Request(`${location.origin}/app-shell`), {
      ignoreSearch: true,
    });
    return held?.ok === true && (await held.text()).includes('id="root"');
  },
  database: async () => {
    const mark = crypto.randomUUID();
    await cache.put(TRIAL, [{ key: mark, data: mark }], 60_000);
    const found = await cache.get<string>(TRIAL, mark);
    await cache.remove(TRIAL);
    return found === mark && !(await allRecords()).some(({ id }) => id === recordId(TRIAL, mark));
  },
  localStorage: async () => {
    const mark = crypto.randomUUID();
    localStorage.setItem(TRIAL, mark);
    const found = localStorage.getItem(TRIAL);
    localStorage.removeItem(TRIAL);
    return found === mark;
  },
  queue: async () => {
    const { missing, stale } = await loadQueue();
    // Reading repairs: what is still unequal afterwards could not be written.
    const again = missing.mirror.length + stale.length > 0 ? await loadQueue() : { missing, stale };
    return again.missing.mirror.length === 0 && again.stale.length === 0;
  },
  persistent: async () => (await navigator.storage?.persisted?.()) ?? false,
};

/** Everything a pack fetched is here, and what a person would open of it opens. */
async function packWorks(pack: OfflinePack): Promise<boolean> {
  const held = new Set(await cachedTypes());
  if (!isWhole(pack, held)) return false;
  return pack.opens === undefined || pack.opens();
}

export const testCount = (): number => TESTS.length + packs().length;

export async function selfTest(onResult: (result: TestResult) => void): Promise<void> {
  for (const name of TESTS) onResult({ name, ok: await TRIALS[name]().catch(() => false) });
  for (const pack of packs())
    onResult({ name: "content", pack, ok: await packWorks(pack).catch(() => false) });
}

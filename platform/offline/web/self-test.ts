// Whether this device would work without network, tried rather than assumed.
import { recordId } from "../cache-record.ts";
import { allRecords, cache } from "./cache.ts";
import { packs } from "./packs.ts";
import { loadQueue } from "./queue-store.ts";
import { workerStatus } from "./shell-files.ts";
import { isWhole } from "./warm-up-store.ts";

export const TESTS = [
  "worker",
  "files",
  "page",
  "content",
  "database",
  "localStorage",
  "queue",
  "persistent",
] as const;
export type TestName = (typeof TESTS)[number];

export interface TestResult {
  name: TestName;
  ok: boolean;
}

const TRIAL = "self-test";

const TRIALS: Record<TestName, () => Promise<boolean>> = {
  worker: async () => navigator.serviceWorker?.controller != null,
  files: async () => (await workerStatus())?.missing.length === 0,
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
  content: async () => {
    const held = new Set((await allRecords()).map(({ type }) => type));
    return packs().every((pack) => isWhole(pack, held));
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

export async function selfTest(onResult: (result: TestResult) => void): Promise<void> {
  for (const name of TESTS) onResult({ name, ok: await TRIALS[name]().catch(() => false) });
}

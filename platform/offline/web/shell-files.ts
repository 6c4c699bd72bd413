// The files of the application that the worker holds.
import type { WorkerStatus } from "#platform/pwa/worker.ts";

/**
 * What the active worker says of itself; null when there is none, or when it does not answer in
 * time.
 */
export async function workerStatus(milliseconds = 3_000): Promise<WorkerStatus | null> {
  const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  const active =
    navigator.serviceWorker?.ready.then(({ active: worker }) => worker) ?? Promise.resolve(null);
  const worker = await Promise.race([active, limit]);
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerStatus>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<WorkerStatus>) => resolve(data);
  });
  worker.postMessage({ type: "STATUS" }, [port2]);
  const status = await Promise.race([answer, limit]);
  port1.close();
  return status;
}

const bytesOf = async (name: string): Promise<number> => {
  const store = await caches.open(name);
  let bytes = 0;
  for (const response of await store.matchAll()) bytes += (await response.blob()).size;
  return bytes;
};

/** Bytes of the application's files, as stored. */
export async function shellBytes(): Promise<number> {
  if (!("caches" in globalThis)) return 0;
  const names = await caches.keys();
  const shell = await Promise.all(names.filter((name) => name.includes("precache")).map(bytesOf));
  return shell.reduce((sum, bytes) => sum + bytes, 0);
}

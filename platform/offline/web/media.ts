// Pictures and sounds that packs keep: the worker holds them, under addresses whose content never
// changes.
import { MEDIA_CACHE } from "#platform/pwa/worker.ts";

interface HeldMedia {
  path: string;
  bytes: number;
}

const here = (): boolean => "caches" in globalThis;

export const media = {
  /** The first kept first. */
  async held(): Promise<HeldMedia[]> {
    if (!here() || !(await caches.has(MEDIA_CACHE))) return [];
    const store = await caches.open(MEDIA_CACHE);
    const held: HeldMedia[] = [];
    for (const request of await store.keys()) {
      const response = await store.match(request);
      const told = Number(response?.headers.get("content-length"));
      const bytes = told || ((await response?.blob())?.size ?? 0);
      held.push({ path: new URL(request.url).pathname, bytes });
    }
    return held;
  },
  /**
   * Resolves to its bytes. One that is gone stops nothing: its card says so when it is shown.
   */
  async take(address: string, signal: AbortSignal): Promise<number> {
    try {
      const response = await fetch(address, { signal });
      const { size } = await response.blob();
      return response.ok ? size : 0;
    } catch (error) {
      if (signal.aborted) throw error;
      return 0;
    }
  },
  drop: async (path: string): Promise<void> =>
    void (await (await caches.open(MEDIA_CACHE)).delete(path)),
  /** All of them leave. */
  clear: (): Promise<boolean> => (here() ? caches.delete(MEDIA_CACHE) : Promise.resolve(false)),
};

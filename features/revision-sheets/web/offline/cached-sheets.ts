// The sheets that this device holds, to be read and reviewed without network.
import { cache } from "#platform/offline/web/cache.ts";
import { readCached } from "#platform/offline/web/not-cached.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { packsSince, tookNothing } from "#platform/offline/web/warm-up-store.ts";
import type { Sheet } from "../../domain/wire.ts";
import { client } from "../api.ts";

const PACK = "revision-sheets";
const TYPE = "revision_sheet";
const MOST = 100;

interface Held {
  sheet: Sheet;
  savedAt: Date;
}

export const warmSheets: OfflinePack["warm"] = async ({ signal, step }) => {
  const sheets = await client.carry({ limit: MOST }, { signal });
  const savedAt = new Date();
  await cache.replace(
    TYPE,
    sheets.map((sheet) => ({ key: sheet.id, data: { sheet, savedAt } satisfies Held })),
    null,
  );
  step(1, 1);
};

export interface CachedSheets {
  sheets: Sheet[];
  savedAt: Date;
}

/** What the device holds. Throws `NotHeld`. */
export const cachedSheets = (): Promise<CachedSheets> =>
  readCached(async () => {
    const held = await cache.list<Held>(TYPE, MOST);
    const [first] = held;
    if (first) return { sheets: held.map(({ sheet }) => sheet), savedAt: first.savedAt };
    // Taken along by a person who has none yet: that is known, and no error.
    return tookNothing(PACK)
      ? { sheets: [], savedAt: new Date(packsSince()[PACK] ?? Date.now()) }
      : null;
  });

/** Brings held sheets to what the server has just said. What was never taken along is not added. */
export async function refreshCache(
  sheets: readonly (Pick<Sheet, "id"> & Partial<Sheet>)[],
): Promise<void> {
  for (const sheet of sheets) {
    const held = await cache.get<Held>(TYPE, sheet.id);
    if (held)
      await cache.put(
        TYPE,
        [{ key: sheet.id, data: { ...held, sheet: { ...held.sheet, ...sheet } } }],
        null,
      );
  }
}

/** A deleted sheet leaves the device too. */
export const forgetCache = (id: string): Promise<void> => cache.remove(TYPE, [id]).catch(() => {});

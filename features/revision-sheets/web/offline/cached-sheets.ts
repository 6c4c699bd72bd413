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
  /** What the server calls this state of the sheet. */
  mark?: string;
  place?: number;
}

/** By difference: a sheet that did not change is not sent again. */
export const warmSheets: OfflinePack["warm"] = async ({ signal, step, room, left }) => {
  const before = new Map(
    (await cache.list<Held>(TYPE, MOST)).map((held): [string, Held] => [held.sheet.id, held]),
  );
  const known = [...before.values()].flatMap(({ sheet, mark }) =>
    mark ? [`${sheet.id} ${mark}`] : [],
  );
  const input = { limit: MOST, known, room: await room(TYPE) };
  const carried = await client.carry(input, { signal });
  const fresh = new Map(carried.sheets.map((sheet) => [sheet.id, sheet]));
  const savedAt = new Date();
  const entries = carried.order.flatMap((line, place) => {
    const [id = "", mark = ""] = line.split(" ");
    const sheet = fresh.get(id) ?? before.get(id)?.sheet;
    return sheet ? [{ key: id, data: { sheet, savedAt, mark, place } satisfies Held }] : [];
  });
  await cache.replace(TYPE, entries, null);
  left(carried.left);
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
        [{ key: sheet.id, data: { ...held, mark: "", sheet: { ...held.sheet, ...sheet } } }],
        null,
      );
  }
}

/** A deleted sheet leaves the device too. */
export const forgetCache = (id: string): Promise<void> => cache.remove(TYPE, [id]).catch(() => {});

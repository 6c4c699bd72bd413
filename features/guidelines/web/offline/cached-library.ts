// The library that this device holds, to be read and searched without network.
import { cache } from "#platform/offline/web/cache.ts";
import { type Reading, readOrPack } from "#platform/offline/web/cached-query.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import { packsSince } from "#platform/offline/web/warm-up-store.ts";
import type { SearchAnswer, SheetSummary, SheetView } from "../../contract.ts";
import { client } from "../api.ts";
import { searchCached } from "./search-cached.ts";

const PACK = "library";
const TYPE = "clinical_sheet";
const MOST = 2_000;

interface Held {
  sheet: SheetView;
  mark: string;
}

/** By difference: a sheet that did not change is not fetched again. */
export const warmLibrary: OfflinePack["warm"] = async ({ cache: store, signal, step }) => {
  const before = await store.list<Held>(TYPE, MOST);
  const known = Object.fromEntries(before.map(({ sheet, mark }) => [sheet.id, mark]));
  const { held, sheets } = await client.carry({ known }, { signal });
  const marks = new Map(held.map(({ id, mark }) => [id, mark]));
  const fresh = sheets.map((sheet) => ({
    key: sheet.id,
    data: { sheet, mark: marks.get(sheet.id) ?? "" } satisfies Held,
  }));
  await store.put(TYPE, fresh, null);
  const gone = Object.keys(known).filter((id) => !marks.has(id));
  if (gone.length > 0) await store.remove(TYPE, gone);
  step(1, 1);
};

/** When the server last said that what is held is what it has. */
const heldAt = (): Date => new Date(packsSince()[PACK] ?? 0);

async function everySheet(): Promise<SheetView[] | null> {
  const held = await cache.list<Held>(TYPE, MOST);
  if (held.length === 0) return null;
  return held
    .map(({ sheet }) => sheet)
    .toSorted((a, b) => a.title.localeCompare(b.title, "fr") || (a.id < b.id ? -1 : 1));
}

/** Every sheet, read as its page reads it. */
export async function libraryOpens(): Promise<boolean> {
  const held = await cache.list<Held>(TYPE, MOST);
  const read = await Promise.all(held.map(({ sheet }) => cache.get<Held>(TYPE, sheet.id)));
  return read.length > 0 && read.every((one) => one !== undefined && one.sheet.content.length > 0);
}

const withDate = <Data>(data: Data) => ({ data, at: heldAt() });

export const readSheet = (id: string, signal: AbortSignal): Promise<Reading<SheetView>> =>
  readOrPack(
    signal,
    (either) => client.sheet({ id }, { signal: either }),
    async () => {
      const held = await cache.get<Held>(TYPE, id);
      return held ? withDate(held.sheet) : null;
    },
  );

export const readList = (signal: AbortSignal): Promise<Reading<SheetSummary[]>> =>
  readOrPack(
    signal,
    (either) => client.list({}, { signal: either }),
    async () => {
      const sheets = await everySheet();
      return sheets && withDate<SheetSummary[]>(sheets);
    },
  );

export const search = (
  input: { query: string; limit: number },
  signal: AbortSignal,
): Promise<Reading<SearchAnswer>> =>
  readOrPack(
    signal,
    (either) => client.search(input, { signal: either }),
    async () => {
      const sheets = await everySheet();
      return sheets && withDate(searchCached(sheets, input.query, input.limit));
    },
  );

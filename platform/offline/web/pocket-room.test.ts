import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { pocketMegabytes } from "#platform/ui/device-preference.ts";
import { type CacheRecord, makeRecord } from "../cache-record.ts";
import * as store from "./cache.ts";
import { media } from "./media.ts";
import { fitPocket, pocketSize, recordRoom, takeMedia } from "./pocket-room.ts";
import { pocket } from "./pocket-store.ts";

const label = "offline:nav.title" as const;
const pack = (id: string, turn?: number) => ({
  pack: {
    ...{ id, records: [id], label, works: label, warm: async () => {} },
    ...(turn === undefined ? {} : { leaves: { type: id, turn, label } }),
  },
});
const MEGABYTE = 1e6;
const record = (type: string, place: number, megabytes: number): CacheRecord =>
  makeRecord(
    {
      ...{ type, key: String(place), lifetime: null },
      data: { place, text: "x".repeat(megabytes * MEGABYTE) },
    },
    0,
  );

let held: CacheRecord[];
/** What the worker keeps, in bytes. */
let kept: Map<string, number>;
/** The types whose records were read to be weighed. */
let weighings: string[];
let revisions: Map<string, number>;
let run = 0;

beforeEach(() => {
  localStorage.clear();
  pocketMegabytes.write("10");
  [held, kept, weighings, revisions] = [[], new Map(), [], new Map()];
  run += 1;
  // jsdom has neither IndexedDB nor the worker's caches.
  vi.spyOn(store, "recordsOf").mockImplementation(async (type) => {
    weighings.push(type);
    return held.filter((one) => one.type === type);
  });
  vi.spyOn(store, "cachedTypes").mockImplementation(async () => [
    ...new Set(held.map(({ type }) => type)),
  ]);
  vi.spyOn(store, "revisionOf").mockImplementation((type) => `${run} ${revisions.get(type) ?? 0}`);
  vi.spyOn(store, "removeRecords").mockImplementation(async (ids) => {
    held = held.filter(({ id }) => !ids.includes(id));
    run += 1;
  });
  vi.spyOn(media, "held").mockImplementation(async () =>
    [...kept].map(([path, bytes]) => ({ path, bytes })),
  );
  vi.spyOn(media, "drop").mockImplementation(async (path) => void kept.delete(path));
  registerFeatures([
    webFeature({
      name: "probe",
      routes: [],
      offline: [pack("library"), pack("cards", 2), pack("talks", 1)],
    }),
  ]);
});
afterEach(() => vi.restoreAllMocks());

test("what is over the bound leaves in its turn, and is counted", async () => {
  held = [
    ...[record("library", 0, 4), record("cards", 0, 3), record("cards", 1, 3)],
    ...[record("talks", 0, 1), record("talks", 1, 1)],
  ];
  kept.set("/a", 2 * MEGABYTE);
  await fitPocket();
  expect([...kept]).toEqual([]);
  expect(held.map(({ id }) => id)).toEqual(["library:0", "cards:0"]);
  expect(await pocketSize()).toBeLessThanOrEqual(10 * MEGABYTE);
  expect(["media", "talks", "cards", "library"].map(pocket.left)).toEqual([1, 2, 1, 0]);
  expect(pocket.allLeft()).toBe(4);
});

test("what leaves is counted once, whoever asks meanwhile", async () => {
  held = [record("library", 0, 4), record("talks", 0, 9)];
  await Promise.all([fitPocket(), fitPocket(), fitPocket()]);
  expect(held.map(({ id }) => id)).toEqual(["library:0"]);
  expect(pocket.allLeft()).toBe(1);
});

test("within the bound all of it stays", async () => {
  held = [record("library", 0, 4), record("talks", 0, 1)];
  kept.set("/a", 3 * MEGABYTE);
  await fitPocket();
  expect([held.length, kept.size, pocket.allLeft()]).toEqual([2, 1, 0]);
});

test("a pack has the room that what stays longer leaves, in the megabytes that were chosen", async () => {
  held = [record("library", 0, 4), record("cards", 0, 3), record("talks", 0, 1)];
  const room = async (type: string) => Math.round((await recordRoom(type)) / MEGABYTE);
  expect([await room("cards"), await room("talks")]).toEqual([6, 3]);
  pocketMegabytes.write("25");
  expect([await room("cards"), await room("talks")]).toEqual([21, 18]);
});

test("pictures come as long as there is room; the others are counted, not fetched", async () => {
  held = [record("library", 0, 5)];
  const take = vi.spyOn(media, "take").mockImplementation(async (path) => {
    kept.set(path, 3 * MEGABYTE);
    return 3 * MEGABYTE;
  });
  await takeMedia(["/a", "/b", "/c", "/d"], new AbortController().signal, () => {});
  expect(take).toHaveBeenCalledTimes(2);
  expect(pocket.left("media")).toBe(2);
  await fitPocket();
  expect([...kept.keys()]).toEqual(["/a"]);
  expect(pocket.left("media")).toBe(3);
});

test("what did not change is not weighed again", async () => {
  held = [record("library", 0, 4), record("cards", 0, 3), record("talks", 0, 1)];
  for (const type of ["cards", "talks"]) await recordRoom(type);
  await fitPocket();
  expect(weighings.toSorted()).toEqual(["cards", "library", "talks"]);
  held.push(record("talks", 1, 1));
  revisions.set("talks", 1);
  await fitPocket();
  expect(weighings.slice(3)).toEqual(["talks"]);
  expect(Math.round((await pocketSize()) / MEGABYTE)).toBe(9);
});

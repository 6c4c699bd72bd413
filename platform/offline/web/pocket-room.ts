// Keeps what is on the device within the size that the person gave: what a pack may bring, and what
// leaves when there is too much.
import { evictions, roomFor, type Weighed } from "../pocket.ts";
import { cachedTypes, recordsOf, removeRecords, revisionOf } from "./cache.ts";
import { media } from "./media.ts";
import { packs } from "./packs.ts";
import { pocket } from "./pocket-store.ts";

/** Under this name what is said of pictures and sounds that had no room. */
export const MEDIA = "media";

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * What the records of each type weigh, until this tab changes one of them. Weighing reads and writes
 * out all of them: a whole library again after each pack would hold up a page at work.
 */
const weights = new Map<string, { revision: string; weighed: Promise<Weighed[]> }>();

const weigh = async (type: string): Promise<Weighed[]> =>
  (await recordsOf(type)).map((record) => ({
    id: record.id,
    type,
    bytes: bytesOf(JSON.stringify(record)),
    place: (record.data as { place?: number } | null)?.place ?? 0,
  }));

function weightOf(type: string): Promise<Weighed[]> {
  const revision = revisionOf(type);
  const known = weights.get(type);
  if (known?.revision === revision) return known.weighed;
  const weighed = weigh(type);
  weights.set(type, { revision, weighed });
  weighed.catch(() => weights.delete(type));
  return weighed;
}

/** One type after the other, so that none waits long for the page and the page for none. */
async function weighed(): Promise<Weighed[]> {
  const all: Weighed[] = [];
  for (const type of await cachedTypes()) all.push(...(await weightOf(type)));
  return all;
}

/** Bytes that the pocket has for records of a type. */
export async function recordRoom(type: string): Promise<number> {
  const sizes = new Map<string, { bytes: number }>();
  for (const other of await cachedTypes())
    if (other !== type) sizes.set(other, { bytes: sum(await weightOf(other)) });
  return roomFor(type, packs(), sizes, pocket.limit());
}

const sum = (all: readonly { bytes: number }[]): number =>
  all.reduce((total, { bytes }) => total + bytes, 0);

/** What records and media take, in bytes. */
export const pocketSize = async (): Promise<number> =>
  sum(await weighed()) + sum(await media.held());

/** Keeps at most so many bytes, the last that came leave first; resolves to how many left. */
async function trimMedia(most: number): Promise<number> {
  const held = await media.held();
  let over = sum(held) - Math.max(0, most);
  let dropped = 0;
  for (const { path, bytes } of held.toReversed()) {
    if (over <= 0) break;
    await media.drop(path);
    over -= bytes;
    dropped += 1;
  }
  return dropped;
}

let fitting: Promise<void> = Promise.resolve();

/**
 * Brings what the device holds within its bound: pictures and sounds leave first, then what packs
 * let go in their turn. One at a time, in this tab and the others: what left is counted once.
 */
export function fitPocket(): Promise<void> {
  const next = fitting.then(() =>
    "locks" in navigator ? navigator.locks.request("offline-pocket", makeRoom) : makeRoom(),
  );
  fitting = next.catch(() => {});
  return next;
}

async function makeRoom(): Promise<void> {
  const limit = pocket.limit();
  // What another tab let go of meanwhile is not to be counted again.
  if (sum(await weighed()) + sum(await media.held()) > limit) weights.clear();
  const records = await weighed();
  const dropped = await trimMedia(limit - sum(records));
  if (dropped > 0) pocket.noteLeft(MEDIA, pocket.left(MEDIA) + dropped);
  for (const [pack, ids] of evictions(records, packs(), limit)) {
    await removeRecords(ids);
    pocket.noteLeft(pack, pocket.left(pack) + ids.length);
  }
}

/** Fetches media that a pack shows, as far as there is room; the worker keeps what passes. */
export async function takeMedia(
  addresses: readonly string[],
  signal: AbortSignal,
  step: (done: number) => void,
): Promise<void> {
  const already = await media.held();
  const held = new Set(already.map(({ path }) => path));
  let room = pocket.limit() - sum(await weighed()) - sum(already);
  let left = 0;
  for (const [index, address] of addresses.entries()) {
    if (!held.has(address)) {
      if (room <= 0) left += 1;
      else room -= await media.take(address, signal);
    }
    step(index + 1);
  }
  pocket.noteLeft(MEDIA, left);
}

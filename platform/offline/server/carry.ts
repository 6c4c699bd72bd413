// What a device takes along, by difference: what it names as held is not sent again, and what has no
// room there is not sent at all.
import { createHash } from "node:crypto";

/** Bytes that a device writes beside each thing: its key, its rank, its dates. */
const BESIDE = 250;

export interface Carried<One> {
  /** Everything to hold, in its order: its id, a space, its mark. */
  order: string[];
  /** What of it the device does not hold. */
  fresh: One[];
  /** How many have no room. */
  left: number;
}

/** Changes with anything a device would show of it. */
const markOf = (json: string): string =>
  createHash("sha256").update(json).digest("base64url").slice(0, 6);

/** @param room in bytes, for all of it; those that fit, the first ones first */
export function carry<One extends { id: string }>(
  all: readonly One[],
  isKnown: (id: string, mark: string) => boolean,
  room = Number.POSITIVE_INFINITY,
): Carried<One> {
  const carried: Carried<One> = { order: [], fresh: [], left: 0 };
  let free = room;
  for (const one of all) {
    const json = JSON.stringify(one);
    const bytes = Buffer.byteLength(json) + BESIDE;
    if (bytes > free) {
      carried.left += 1;
      continue;
    }
    free -= bytes;
    const mark = markOf(json);
    carried.order.push(`${one.id} ${mark}`);
    if (!isKnown(one.id, mark)) carried.fresh.push(one);
  }
  return carried;
}

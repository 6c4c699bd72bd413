// How much of a device the content kept for no network may take, and what leaves it first when it
// is full.
import type { PackSize } from "./cache-record.ts";

export interface PocketPack {
  id: string;
  records: readonly string[];
  /**
   * Records of this type may leave when the pocket is full, the highest `place` of their data
   * first; the packs in the order of their turns. Absent: all of the pack stays.
   */
  leaves?: { type: string; turn: number };
}

/** Bytes that records of a type may take: what is left by all that stays longer. */
export function roomFor(
  type: string,
  packs: readonly PocketPack[],
  sizes: ReadonlyMap<string, Pick<PackSize, "bytes">>,
  limit: number,
): number {
  const turn = packs.find(({ leaves }) => leaves?.type === type)?.leaves?.turn ?? Infinity;
  const sooner = packs.flatMap(({ leaves }) =>
    leaves && leaves.type !== type && leaves.turn < turn ? [leaves.type] : [],
  );
  let room = limit;
  for (const [other, { bytes }] of sizes)
    if (other !== type && !sooner.includes(other)) room -= bytes;
  return Math.max(0, room);
}

export interface Weighed {
  id: string;
  type: string;
  bytes: number;
  /** Its rank among those of its type. */
  place: number;
}

/** The records that leave so that all of it fits, by pack. */
export function evictions(
  records: readonly Weighed[],
  packs: readonly PocketPack[],
  limit: number,
): Map<string, string[]> {
  let over = records.reduce((sum, { bytes }) => sum + bytes, 0) - limit;
  const gone = new Map<string, string[]>();
  for (const { id, leaves } of packs.toSorted(
    (a, b) => (a.leaves?.turn ?? Infinity) - (b.leaves?.turn ?? Infinity),
  )) {
    if (!leaves) continue;
    const own = records.filter(({ type }) => type === leaves.type);
    for (const record of own.toSorted((a, b) => b.place - a.place)) {
      if (over <= 0) return gone;
      gone.set(id, [...(gone.get(id) ?? []), record.id]);
      over -= record.bytes;
    }
  }
  return gone;
}

import type { MemoryGroup } from "./prediction.ts";

/** Each field takes a tenth of a second of the server. */
export const MOST_FIELDS = 4;

/**
 * The fields that hold most cards, by place, and every group with its place among these: the
 * nearest wanted retention.
 */
export function fewFields(
  groups: readonly MemoryGroup[],
  wanted: readonly number[],
): { kept: number[]; groups: MemoryGroup[] } {
  const cards = wanted.map(() => 0);
  for (const { field, cards: count } of groups) cards[field] = (cards[field] ?? 0) + count;
  const kept = [...wanted.keys()]
    .sort((a, b) => (cards[b] ?? 0) - (cards[a] ?? 0) || a - b)
    .slice(0, MOST_FIELDS);
  const far = (place: number, field: number) =>
    Math.abs((wanted[kept[place] ?? 0] ?? 0) - (wanted[field] ?? 0)) * 1000 + place / 1000;
  const nearest = wanted.map(
    (_, field) => [...kept.keys()].sort((a, b) => far(a, field) - far(b, field))[0] ?? 0,
  );
  return { kept, groups: groups.map((group) => ({ ...group, field: nearest[group.field] ?? 0 })) };
}

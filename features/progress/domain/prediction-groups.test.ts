import { expect, test } from "vitest";
import type { MemoryGroup } from "./prediction.ts";
import { fewFields, MOST_FIELDS } from "./prediction-groups.ts";

const group = (field: number, cards: number): MemoryGroup => ({
  ...{ day: 0, stability: 10, difficulty: 5, elapsed: 10, field, cards },
});

test("few retentions stay as they are", () => {
  const groups = [group(0, 5), group(1, 9), group(1, 1)];
  const { kept, groups: placed } = fewFields(groups, [0.9, 0.8]);
  expect(placed.map(({ field }) => kept[field])).toEqual([0, 1, 1]);
});

test("of thirty retentions, those with most cards stay and the others follow the nearest", () => {
  const wanted = Array.from({ length: 28 }, (_, n) => 0.7 + n / 100);
  const { kept, groups } = fewFields(
    wanted.map((_, field) => group(field, field % 7 === 3 ? 100 : 1)),
    wanted,
  );
  expect(kept).toEqual([3, 10, 17, 24]);
  expect(kept).toHaveLength(MOST_FIELDS);
  expect(groups.map(({ field }) => kept[field]).slice(0, 9)).toEqual([3, 3, 3, 3, 3, 3, 3, 10, 10]);
  expect(groups.reduce((sum, { cards }) => sum + cards, 0)).toBe(424);
});

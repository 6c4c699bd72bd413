import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import {
  appendItem,
  batchesOf,
  foldQueue,
  type QueueItem,
  readQueue,
  retryDelay,
} from "./queue.ts";

const item = (id: string, timestamp = 0, type = "answer", owner = "a"): QueueItem => ({
  id,
  timestamp,
  type,
  data: { owner, value: `« ${id} »` },
});
const nothing = { settled: new Set<string>(), refusals: new Map() };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe("one queue out of two copies", () => {
  test("each copy is completed with what only the other holds", () => {
    const folded = foldQueue({
      local: [item("1", 1), item("3", 3)],
      mirror: [item("2", 2), item("1", 1)],
      ...nothing,
    });
    expect(ids(folded.pending)).toEqual(["1", "2", "3"]);
    expect(ids(folded.missing.local)).toEqual(["2"]);
    expect(ids(folded.missing.mirror)).toEqual(["3"]);
  });

  test("an erased mirror and an erased local storage each lose nothing", () => {
    const all = [item("1", 1), item("2", 2)];
    expect(ids(foldQueue({ local: all, mirror: [], ...nothing }).pending)).toEqual(["1", "2"]);
    expect(ids(foldQueue({ local: [], mirror: all, ...nothing }).pending)).toEqual(["1", "2"]);
  });

  test("what a sleeping tab writes back after its acknowledgement is not sent again", () => {
    const folded = foldQueue({
      local: [item("1")],
      mirror: [],
      ...nothing,
      settled: new Set(["1"]),
    });
    expect(folded).toMatchObject({ pending: [], stale: ["1"], missing: { local: [], mirror: [] } });
  });

  test("a refused item stays, with its reason, and does not wait with the others", () => {
    const refusal = { id: "1", reason: "carte effacée", at: 5 };
    const folded = foldQueue({
      local: [item("1", 1), item("2", 2)],
      mirror: [],
      ...nothing,
      refusals: new Map([["1", refusal]]),
    });
    expect(ids(folded.pending)).toEqual(["2"]);
    expect(folded.refused).toEqual([{ ...item("1", 1), refusal }]);
  });

  test("two tabs that overwrite each other's list lose none: 1,000 random histories", () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      write: fc.boolean(),
      mirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        // Each tab writes the list it last read, with its own item: the other's may go. The mirror
        // takes items one by one; one that it did not take is still in the memory of its tab.
        let local: QueueItem[] = [];
        const read: QueueItem[][] = [[], []];
        const mirror: QueueItem[] = [];
        const memory: QueueItem[] = [];
        const all: string[] = [];
        steps.forEach(({ tab, write, mirrored }, n) => {
          if (!write) {
            read[tab] = local;
            return;
          }
          const added = item(`item-${n}`, n);
          all.push(added.id);
          local = [...(read[tab] ?? []), added];
          read[tab] = local;
          (mirrored ? mirror : memory).push(added);
        });
        expect(
          ids(foldQueue({ local: [...local, ...memory], mirror, ...nothing }).pending),
        ).toEqual(all);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("the order of the copies changes nothing", () => {
    const some = fc.array(fc.record({ id: fc.uuid(), timestamp: fc.integer({ min: 0, max: 5 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(some, some, fc.integer({ min: 0, max: 100 }), (one, other, seed) => {
        const [local, mirror] = [one, other].map((list) =>
          list.map(({ id, timestamp }) => item(id, timestamp)),
        );
        if (!local || !mirror) throw new Error("two lists");
        const settled = new Set(
          ids([...local, ...mirror]).filter((_, n) => (n * 7 + seed) % 3 === 0),
        );
        const facts = { ...nothing, settled };
        const turned = foldQueue({
          local: local.toReversed(),
          mirror: mirror.toReversed(),
          ...facts,
        });
        expect(ids(turned.pending)).toEqual(ids(foldQueue({ local, mirror, ...facts }).pending));
        expect(turned.pending.length).toBe(new Set(ids([...local, ...mirror])).size - settled.size);
      }),
    );
  });
});

describe("the text of the local storage", () => {
  test("an appended item is read back, after any list and with any content", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 6 }),
        fc.string({ unit: "binary" }),
        (names, last) => {
          let text: string | null = null;
          for (const name of [...names, last]) text = appendItem(text, item(name));
          expect(readQueue(text)).toEqual({
            items: [...names, last].map((name) => item(name)),
            damaged: false,
          });
        },
      ),
    );
    expect(readQueue(appendItem("[]", item("1"))).items).toEqual([item("1")]);
    expect(readQueue(appendItem('[ {"x":1} ]\n', item("1")))).toEqual({
      items: [item("1")],
      damaged: true,
    });
  });

  test.each([
    ["cut in the middle", '[{"id":"1","times', 0],
    ["not a list", '{"id":"1"}', 0],
    ["an item without owner", JSON.stringify([{ ...item("1"), data: {} }, item("2")]), 1],
    ["an item that is nothing", JSON.stringify([null, item("2")]), 1],
  ])("%s: what can be read is kept, and the damage is told", (_, text, readable) => {
    const { items, damaged } = readQueue(text);
    expect([items.length, damaged]).toEqual([readable, true]);
  });

  test("no queue is no damage", () => {
    for (const text of [null, "", "[]"])
      expect(readQueue(text)).toEqual({ items: [], damaged: false });
  });
});

test("only the person's own items leave, in order, runs of one type together", () => {
  const list = [
    item("1", 1),
    item("2", 2),
    item("x", 3, "answer", "b"),
    item("3", 4, "note"),
    item("4", 5),
  ];
  expect(batchesOf(list, "a", 100).map(({ type, items }) => [type, ids(items)])).toEqual([
    ["answer", ["1", "2"]],
    ["note", ["3"]],
    ["answer", ["4"]],
  ]);
  expect(batchesOf(list, "a", 1).map(({ items }) => items.length)).toEqual([1, 1, 1, 1]);
});

test("attempts grow apart, up to five minutes, and never fall on the same second everywhere", () => {
  expect([1, 2, 3, 4, 9].map((failures) => retryDelay(failures, 0.5))).toEqual([
    5, 15, 45, 135, 300,
  ]);
  expect(retryDelay(9, 0)).toBe(225);
  expect(retryDelay(9, 1)).toBe(375);
});

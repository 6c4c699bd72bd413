import { describe, expect, test } from "vitest";
import { buildIndex } from "./library-index.ts";
import { closenessAmong, nearestSheet, withMeaning } from "./meaning.ts";
import type { RankedSheet } from "./rank-sheets.ts";
import { type Understood, understand } from "./understand.ts";

const names = Array.from({ length: 12 }, (_, at) => `maladie-${at}`);
/** Each sheet by two passages, all as close as any two texts are, but for these. */
const close = (more: Readonly<Record<string, number>>, elsewhere = 0.6) =>
  new Map(
    names.flatMap((name, at) =>
      ["d1", "t1"].map((passage): [string, number] => {
        const id = `${name}#${passage}`;
        return [id, more[id] ?? elsewhere + at / 1000];
      }),
    ),
  );

describe("the nearest sheet", () => {
  test("stands out by its best passage, however close a model sees any two texts", () => {
    for (const elsewhere of [-0.4, 0, 0.3, 0.85])
      expect(nearestSheet(close({ "maladie-3#t1": elsewhere + 0.1 }, elsewhere))).toBe("maladie-3");
  });

  test("is none when two are as near, when all are, or when there is one alone", () => {
    expect(nearestSheet(close({ "maladie-3#t1": 0.8, "maladie-4#t1": 0.795 }))).toBeNull();
    expect(nearestSheet(close({}))).toBeNull();
    expect(nearestSheet(new Map([["maladie-1#t1", 0.9]]))).toBeNull();
    expect(nearestSheet(new Map())).toBeNull();
  });
});

describe("a reading with its meaning", () => {
  const index = buildIndex(
    names.map((id) => ({ id, title: id, names: [], drugs: [], text: "drain, oxygène, thorax" })),
  );
  const read = understand("oxygène et drain du thorax", index);
  const found = (at: number, score: number): RankedSheet => ({
    index: at,
    id: `maladie-${at}`,
    title: "",
    score,
    by: "content",
  });
  const reading = (sheets: RankedSheet[]): Understood => ({
    ...read,
    subject: { ...read.subject, closed: false, absent: [] },
    ranking: { ...read.ranking, sheets },
    isSure: () => false,
  });
  const near = close({ "maladie-3#t1": 0.9 });
  const order = ({ ranking }: Understood) => ranking.sheets.map(({ id }) => id);

  test("puts first, and is sure of, the sheet that words hold for almost equal", () => {
    const both = withMeaning(reading([found(1, 0.6), found(3, 0.55)]), near, index);
    expect(order(both)).toEqual(["maladie-3", "maladie-1"]);
    expect(both.ranking.sheets.map(both.isSure)).toEqual([true, false]);
  });

  test("leaves what words hold for much better, name, closed and do not know", () => {
    for (const sheets of [
      [found(1, 0.8), found(3, 0.55)],
      [{ ...found(1, 0.6), by: "name" as const }, found(3, 0.55)],
      [found(1, 0.6)],
    ]) {
      const words = reading(sheets);
      expect(withMeaning(words, near, index)).toBe(words);
    }
    const closed = reading([]);
    closed.subject = { ...closed.subject, closed: true };
    expect(withMeaning(closed, near, index)).toBe(closed);
  });
});

test("closeness among passages goes from the farthest to the closest; the unknown has none", () => {
  const closeness = new Map([
    ["a", 0.7],
    ["b", 0.8],
    ["c", 0.9],
    ["d", -1],
  ]);
  const among = closenessAmong(["a", "b", "c", "e"], closeness);
  expect([...among.values()].map((value) => Math.round(value * 10))).toEqual([0, 5, 10, 0]);
  expect([...closenessAmong(["a"], closeness).values()]).toEqual([0]);
  expect(closenessAmong([], closeness).size).toBe(0);
});

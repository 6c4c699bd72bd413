import { expect, test } from "vitest";
import { carry } from "./carry.ts";

const things = ["a", "b", "c"].map((id) => ({ id, text: id.repeat(100) }));
const nothing = (): boolean => false;

test("what is known is named and not sent again, until something of it changes", () => {
  const first = carry(things, nothing);
  expect(first.fresh).toEqual(things);
  const known = new Set(first.order);
  const isKnown = (id: string, mark: string): boolean => known.has(`${id} ${mark}`);
  expect(carry(things, isKnown)).toEqual({ order: first.order, fresh: [], left: 0 });
  const changed = things.map((one) => (one.id === "b" ? { ...one, text: "other" } : one));
  expect(carry(changed, isKnown).fresh).toEqual([{ id: "b", text: "other" }]);
});

test("what has no room is counted, never sent, and takes no other's place", () => {
  const [a, b, c] = things;
  const large = { id: "b", text: "b".repeat(10_000) };
  const carried = carry([a, large, c] as typeof things, nothing, 1_000);
  expect(carried.fresh.map(({ id }) => id)).toEqual(["a", "c"]);
  expect([carried.order.length, carried.left]).toEqual([2, 1]);
  expect(carry([b] as typeof things, nothing, 0)).toEqual({ order: [], fresh: [], left: 1 });
});

test("bytes are counted, not characters", () => {
  const accents = { id: "é", text: "é".repeat(300) };
  expect(carry([accents], nothing, 800).left).toBe(1);
  expect(carry([accents], nothing, 1_000).left).toBe(0);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { arrange, withoutSiblings } from "./arrange.ts";

const cards = (kind: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${kind}${n}`);

test("new cards are spread among reviews, steps come first, steps to come last", () => {
  const order = arrange({
    learning: ["l0"],
    ahead: ["a0"],
    due: cards("d", 6),
    fresh: cards("n", 2),
  });
  expect(order).toEqual(["l0", "d0", "d1", "d2", "n0", "d3", "d4", "d5", "n1", "a0"]);
});

test("every card is asked once, reviews and new cards in their own order", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (many, few) => {
      const order = arrange({
        learning: [],
        ahead: [],
        due: cards("d", many),
        fresh: cards("n", few),
      });
      expect(order.filter((card) => card.startsWith("d"))).toEqual(cards("d", many));
      expect(order.filter((card) => card.startsWith("n"))).toEqual(cards("n", few));
    }),
  );
});

test("one card of each note, unless its deck does not bury", () => {
  const list = [
    { noteId: "a", buries: true },
    { noteId: "a", buries: true },
    { noteId: "b", buries: false },
    { noteId: "b", buries: false },
  ];
  expect(withoutSiblings(list, ({ buries }) => buries)).toEqual([list[0], list[2], list[3]]);
});

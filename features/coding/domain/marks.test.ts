import fc from "fast-check";
import { expect, test } from "vitest";
import { markedPieces } from "./marks.ts";

const mark = (start: number, end: number, key = "K") => ({ start, end, key, coded: true });

test("a text is cut where it was read", () => {
  const pieces = markedPieces("pas de fièvre, toux", [mark(15, 19, "R05"), mark(7, 13, "R50")]);
  expect(pieces.map(({ text, said }) => [text, said?.key])).toEqual([
    ["pas de ", undefined],
    ["fièvre", "R50"],
    [", ", undefined],
    ["toux", "R05"],
  ]);
});

test("whatever is marked, the pieces put together are the text", () => {
  const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ max: 40 })));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), places, (text, pairs) => {
      const pieces = markedPieces(
        text,
        pairs.map(([start, end]) => mark(start, end)),
      );
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    }),
  );
});

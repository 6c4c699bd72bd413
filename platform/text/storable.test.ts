import fc from "fast-check";
import { expect, test } from "vitest";
import { isStorable, storable, storablePieces, storableStart, storableValue } from "./storable.ts";

test.each([
  ["", ""],
  ["a\0b\0", "ab"],
  ["\ud83d\ude00", "😀"],
  // NUL between two halves: the pair is whole again.
  ["\ud83d\0\ude00", "😀"],
  ["a\ud83d", "a\ufffd"],
  ["\ude00\ud83d", "\ufffd\ufffd"],
])("%j is kept as %j", (given, kept) => {
  expect(storable(given)).toBe(kept);
  expect(isStorable(given)).toBe(given === kept);
});

test.each([
  ["abc", 2, "ab"],
  ["a😀", 2, "a"],
  ["a😀", 3, "a😀"],
  ["a\ud83d", 2, "a\ufffd"],
])("the beginning of %j, %i units", (text, length, kept) => {
  expect(storableStart(text, length)).toBe(kept);
});

test("a text in pieces is the same text, wherever it is cut, and a pair is whole", () => {
  const unit = fc.constantFrom("a", "é", "\0", "\ud83d", "\ude00", "😀", " ");
  fc.assert(
    fc.property(fc.array(unit), fc.array(fc.nat(40)), (units, cuts) => {
      const text = units.join("");
      const places = [
        ...new Set([0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length]),
      ];
      places.sort((a, b) => a - b);
      const pieces = storablePieces();
      let shown = "";
      for (const [index, to] of places.entries()) {
        shown += pieces.push(text.slice(places[index - 1] ?? 0, to));
        expect(isStorable(shown)).toBe(true);
      }
      expect(shown + pieces.end()).toBe(storable(text));
      expect(pieces.end()).toBe("");
    }),
  );
});

test("every text of a value is kept, keys too; what is no text stays", () => {
  const at = new Date(0);
  expect(storableValue({ "k\0": ["a\0", { b: "\ud800", c: 1, d: null, at }] })).toEqual({
    k: ["a", { b: "\ufffd", c: 1, d: null, at }],
  });
  expect(Object.hasOwn(storableValue(JSON.parse('{"__proto__":"a"}')) as object, "__proto__")).toBe(
    true,
  );
  let deep: unknown = "a";
  for (let n = 0; n < 20_000; n++) deep = [deep];
  expect(() => storableValue(deep)).toThrow(RangeError);
});

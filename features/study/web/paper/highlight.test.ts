import { expect, test } from "vitest";
import { piecesOf, withHighlight } from "./highlight.ts";

test("marked passages are joined where they meet, and kept in order", () => {
  expect(withHighlight([], [3, 8])).toEqual([[3, 8]]);
  expect(withHighlight([[3, 8]], [10, 12])).toEqual([
    [3, 8],
    [10, 12],
  ]);
  expect(withHighlight([[3, 8]], [1, 4])).toEqual([[1, 8]]);
  expect(
    withHighlight(
      [
        [1, 2],
        [5, 6],
      ],
      [2, 5],
    ),
  ).toEqual([[1, 6]]);
  expect(withHighlight([[3, 8]], [4, 4])).toEqual([[3, 8]]);
});

test("the pieces say the whole text, whatever was marked in another version of it", () => {
  const text = "Kaliémie à 6,8";
  for (const highlights of [
    [],
    [[0, 8]],
    [
      [2, 4],
      [6, 60],
    ],
    [[40, 60]],
  ] as const) {
    const pieces = piecesOf(text, highlights);
    expect(pieces.map((one) => one.text).join("")).toBe(text);
  }
  expect(piecesOf(text, [[0, 8]]).map(({ marked }) => marked)).toEqual([true, false]);
});

import { expect, test } from "vitest";
import { NO_MARKS, RECENT, withFavourites, withOpened } from "./marks.ts";

const of = (...favourites: string[]) => ({ ...NO_MARKS, favourites });

test.each([
  ["one more comes last", of("qtc"), [{ calculator: "heart", favourite: true }], ["qtc", "heart"]],
  [
    "again changes nothing",
    of("qtc", "heart"),
    [{ calculator: "qtc", favourite: true }],
    ["qtc", "heart"],
  ],
  ["one less", of("qtc", "heart"), [{ calculator: "qtc", favourite: false }], ["heart"]],
  [
    "the last word stands",
    of(),
    [
      { calculator: "qtc", favourite: true },
      { calculator: "qtc", favourite: false },
    ],
    [],
  ],
])("%s", (_, marks, changes, expected) => {
  expect(withFavourites(marks, changes).favourites).toEqual(expected);
});

test("the last one opened comes first, once, and the list has an end", () => {
  let marks = NO_MARKS;
  for (let n = 0; n < RECENT + 3; n += 1) marks = withOpened(marks, `c${n}`);
  marks = withOpened(marks, "c5");
  expect(marks.recents).toHaveLength(RECENT);
  expect(marks.recents[0]).toBe("c5");
  expect(marks.recents.filter((one) => one === "c5")).toHaveLength(1);
});

import { expect, test } from "vitest";
import { rhythmsIn } from "./audit-context.ts";

test.each([
  ["1 g toutes les 8 heures", ["every 8 h"]],
  ["1 g toutes les 6 à 8 h", ["every 6-8 h"]],
  ["trois fois par jour", ["every 8 h"]],
  ["2 / j", ["every 12 h"]],
  ["1 comprimé matin et soir", ["every 12 h"]],
  ["toutes les 15 min", ["every 15 min"]],
])("%s: %j", (text, rhythms) => {
  expect(rhythmsIn(text).map(({ value }) => value)).toEqual(rhythms);
});

// What a model writes is anything: hours of reading would be hours without an answer for everybody.
test.each(["1", "1 ", " ", "\n", "toutes les ", "a "])(
  "twenty thousand signs of %j are read once",
  (part) => {
    for (const head of ["", "1", "toutes les 8", "toutes les 8 a 9", "deux fois"])
      expect(rhythmsIn(head + part.repeat(20_000 / part.length)).length).toBeLessThan(20_001);
  },
);

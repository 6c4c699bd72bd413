import { expect, test } from "vitest";
import { roots } from "./roots.ts";

test.each([
  ["surveiller", "surveillance"],
  ["hospitaliser", "hospitalisation"],
  ["zolédronate", "zolédronique"],
  ["convulse", "convulsions"],
  ["tension", "PAS"],
  ["clairance", "ClCr"],
])("%s and %s are one word of a sheet", (one, other) => {
  expect(roots(one)).toEqual(roots(other));
});

test.each([
  ["prednisone", "prednisolone"],
  ["sous tension", "tension"],
  ["pas", "PAS"],
])("%s and %s are two", (one, other) => {
  expect(roots(one)).not.toEqual(roots(other));
});

import { expect, test } from "vitest";
import { ABSENT, WHY_ABSENT } from "./absent.ts";
import { findById } from "./catalogue.ts";

test("nothing that is shipped is said to be absent, and every reason is used", () => {
  expect(ABSENT.filter(({ id }) => findById(id) !== null)).toEqual([]);
  expect(new Set(ABSENT.map(({ why }) => why))).toEqual(new Set(WHY_ABSENT));
});

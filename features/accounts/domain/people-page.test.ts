import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./people-page.ts";

test("a cursor leads back to its row", () => {
  const row = { createdAt: new Date("2026-11-21T02:03:04.567Z"), id: "abc" };
  expect(decodeCursor(encodeCursor(row))).toEqual({ at: row.createdAt, id: "abc" });
});

test.each([undefined, "", "n'importe quoi", "|abc", "2026-11-21T00:00:00Z|"])(
  "%s is no cursor",
  (cursor) => {
    expect(decodeCursor(cursor)).toBeNull();
  },
);

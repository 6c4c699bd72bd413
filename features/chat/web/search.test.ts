import { expect, test } from "vitest";
import { readSearch } from "./search.ts";

test("a long question of an address comes whole: the composer says that it is too long", () => {
  const long = "mot ".repeat(4_000);
  expect(readSearch({ q: long }).q).toBe(long);
  expect(readSearch({ q: "   " }).q).toBeUndefined();
  expect(readSearch({ q: 3, conversation: "x" })).toMatchObject({
    q: undefined,
    conversation: undefined,
  });
});

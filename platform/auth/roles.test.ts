import { expect, test } from "vitest";
import { isProviderRole, isSystemRole, rank } from "./roles.ts";

test.each([
  ["user", 1],
  ["resident", 2],
  ["nurse", 3],
  ["doctor", 4],
  ["admin", 5],
  ["", 1],
  ["superadmin", 1],
  ["Doctor", 1],
])("%s ranks %i", (role, expected) => {
  expect(rank(role)).toBe(expected);
});

test("provider and system roles are two lists", () => {
  expect(["user", "admin", "doctor", "moderator", "", null].map(isProviderRole)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(["user", "admin", "doctor", "moderator", "", null].map(isSystemRole)).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
});

import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Camille Essai", "CE"],
  ["Camille Essai (fictif)", "CE"],
  ["camille", "C"],
  ["Anne de la Tour", "AT"],
  ["  Élise   Ødegård ", "ÉØ"],
  ["𠮷田 太郎", "𠮷太"],
  ["🫀", "🫀"],
  ["(x)", "("],
  ["", ""],
])("%j is %j in the circle", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

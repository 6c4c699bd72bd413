import { expect, test } from "vitest";
import { printable } from "./pdf-document.ts";

test.each([
  ["0,5\u202fmg → 1\u202fmg", "0,5\u00a0mg -> 1\u00a0mg"],
  ["☐ fait ✓ ⚠", "- fait v !"],
  ["signe 🙂\ufe0f de vie", "signe  de vie"],
  ["Doliprane® ↔ © ™", "Doliprane® ↔ © ™"],
  ["ligne\nautre\tcolonne\u0007", "ligne\nautre\tcolonne"],
  ["seul \ud800", "seul \ufffd"],
])("%j is printed in signs that the font has", (text, printed) => {
  expect(printable(text)).toBe(printed);
});

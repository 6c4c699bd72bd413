import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("gaps are read as their answer, gaps inside gaps too", () => {
  expect(plainText("NIHSS {{c1::42::maximum}}, {{c2::de {{c3::0}} à 42}}, {{c1,2::oui}}")).toBe(
    "NIHSS 42, de 0 à 42, oui",
  );
  expect(plainText("jamais fermé {{c1::a")).toBe("jamais fermé {{c1::a");
});

test("a text made to keep a pattern busy is read to its end", { timeout: 60_000 }, () => {
  for (const part of [
    "{{c1::",
    "{{c1::a::",
    "<style>",
    "<script",
    "<",
    "[sound:",
    "&#1",
    "{{c1::a}}",
    "&",
  ]) {
    // Looked at again from each part, it would pass the limit of any test.
    expect(plainText(part.repeat(100_000)).length, part).toBeLessThanOrEqual(part.length * 100_000);
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, searchWords } from "./excerpt.ts";

const marked = (text: string, typed: string) =>
  excerpt(text, searchWords(typed))
    .filter((part) => part.marked)
    .map((part) => part.text);

test.each([
  ["Hyperkaliémie menaçante", "hyperkaliemie", ["Hyperkaliémie"]],
  ["Dose d’adrénaline chez l’adulte", "ADRENALINE adulte", ["adrénaline", "adulte"]],
  ["Critères de thrombolyse", "critère thrombolys", ["Critères", "thrombolyse"]],
  ["Œdème aigu du poumon", "oedeme", ["Œdème"]],
  ["Rien de cela", "anaphylaxie", []],
])("%s, looking for %s", (text, typed, expected) => {
  expect(marked(text, typed)).toEqual(expected);
});

test("a long text is cut around the word", () => {
  const parts = excerpt(`${"mot ".repeat(200)}embolie ${"suite ".repeat(200)}`, ["embolie"]);
  const whole = parts.map(({ text }) => text).join("");
  expect(whole.length).toBeLessThan(200);
  expect(whole).toMatch(/^… mot.*embolie.*suite …$/);
});

test("an excerpt holds only words of the text, whatever they are", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 600, unit: "grapheme" }),
      fc.string({ maxLength: 20 }),
      (text, typed) => {
        const whole = excerpt(text, searchWords(typed))
          .map((part) => part.text)
          .join("")
          .replace(/^… | …$/gu, "");
        expect(text.replace(/\s+/gu, " ")).toContain(whole.trim());
      },
    ),
  );
});

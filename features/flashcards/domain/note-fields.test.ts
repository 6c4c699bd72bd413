import { expect, test } from "vitest";
import { detailsOf, NO_DETAILS } from "./note-details.ts";
import { type Choice, FIELD_NAMES, type Line, PLAIN_FIELDS, plainValue } from "./note-fields.ts";
import { note } from "./wire-note.ts";

const LINE: Line = { shape: "line", longest: 6, headers: [] };
const CHOICE: Choice = { shape: "choice", words: ["easy", "hard"], headers: [] };

test.each([
  ["a line is trimmed", "  abc ", LINE, "abc"],
  ["a long line is cut", "abcdefgh", LINE, "abcdef"],
  ["never within a character", "abcde\u{1F600}", LINE, "abcde"],
  ["an empty line says nothing", "  ", LINE, null],
  ["a word of the list", "hard", CHOICE, "hard"],
  ["another word says nothing", "harder", CHOICE, null],
])("%s", (_, said, field, kept) => {
  expect(plainValue(said, field)).toBe(kept);
});

test("each field of the table is on the wire, and each detail has its silence", () => {
  expect(Object.keys(note.shape)).toEqual(expect.arrayContaining([...FIELD_NAMES]));
  for (const name of PLAIN_FIELDS) expect(NO_DETAILS[name]).toBeNull();
});

test("an edit that says nothing of a detail leaves it; one that empties it does", () => {
  const before = detailsOf({ tags: ["a", "b", "a"], specialty: "urgences", difficulty: "hard" });
  expect(before.tags).toEqual(["a", "b"]);
  expect(detailsOf({ specialty: null, tags: undefined }, before)).toEqual({
    ...before,
    specialty: null,
  });
});

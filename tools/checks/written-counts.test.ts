import { expect, test } from "vitest";
import { countsIn } from "./written-counts.ts";

test.each([
  ["Today: thirty-four sheets over emergencies", "thirty-four sheets"],
  ["Thirty-four topic sheets in French", "thirty-four topic sheets"],
  ["fifty-six calculators, alone or together", "fifty-six calculators"],
  ["sixteen checklists led step by step", "sixteen checklists"],
  ["eleven clinical cases", "eleven clinical cases"],
  ["four sourced decks to begin with", "four sourced decks"],
  ["25 rooms of 120 files", "25 rooms"],
])("%s: %s", (text, count) => {
  expect(countsIn(text)).toEqual([count]);
});

test("amounts that belong to a rule are no counts", () => {
  expect(countsIn("two sheets disagree; the five slots of a passage; forty answer sheets")).toEqual(
    [],
  );
});

import { expect, test } from "vitest";
import { detailsOf, linesOf, NO_LINES, nextGap } from "./note-draft.ts";

test("the next gap bears a number that no other bears, those of shared gaps too", () => {
  expect(nextGap("")).toBe(1);
  expect(nextGap("{{c1::a}} {{c2,5::b}} {{c3::c}}")).toBe(6);
});

test("what is said of a note goes through its form as it was", () => {
  const said = {
    ...detailsOf(NO_LINES),
    tags: ["avc", "dose::adulte"],
    specialty: "neurologie" as const,
    source: { title: "Guide", link: "https://example.org", year: 2024, passage: "Mot à mot." },
  };
  expect(detailsOf(linesOf(said))).toEqual(said);
});

test("tags that nobody touched stay as a file brought them", () => {
  const said = { ...detailsOf(NO_LINES), tags: ["avc,urgence", "#1"] };
  expect(detailsOf(linesOf(said), said).tags).toEqual(said.tags);
  expect(detailsOf({ ...linesOf(said), tags: "avc,urgence #1 x" }, said).tags).toEqual([
    "avc",
    "urgence",
    "1",
    "x",
  ]);
});

test("a source is its title, its link or its passage; a year alone is none", () => {
  expect(detailsOf({ ...NO_LINES, sourceYear: "2024" }).source).toBeNull();
  expect(detailsOf({ ...NO_LINES, sourceLink: "x", sourceYear: "24" }).source).toEqual({
    title: "",
    link: "x",
    year: null,
    passage: "",
  });
  expect(detailsOf({ ...NO_LINES, sourcePassage: " p " }).source).toMatchObject({ passage: "p" });
});

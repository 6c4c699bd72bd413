import { expect, test } from "vitest";
import { NO_DETAILS } from "../../domain/imported.ts";
import { detailTags, readDetails, saidBy, tagPart } from "./details.ts";

test("what Anki has no column for leaves as tags, and comes back from them", () => {
  const details = { ...NO_DETAILS, specialty: "neurologie", difficulty: "hard", ai: true };
  const tags = detailTags(details);
  expect(tags).toEqual([
    "sclepios::specialty::neurologie",
    "sclepios::difficulty::hard",
    "sclepios::mode::ai",
  ]);
  expect(readDetails(["avc", ...tags], "")).toEqual({ tags: ["avc"], details });
  expect(readDetails(["avc"], "")).toEqual({ tags: ["avc"], details: null });
});

test("a line holds no space in a tag; one that was changed in Anki is read as it stands", () => {
  const line = { shape: "line", longest: 100, headers: [] } as const;
  const said = "100 % « à jeun »::matin";
  expect(tagPart(said, line)).not.toMatch(/\s/);
  expect(saidBy(tagPart(said, line), line)).toBe(said);
  expect(saidBy("100%", line)).toBe("100%");
});

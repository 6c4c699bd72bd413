import { expect, test } from "vitest";
import type { Reading, Source } from "./evidence.ts";
import { bestReading, gradeOf, isVerified } from "./evidence.ts";

const reading = (changes: Partial<Reading>): Reading => ({
  grade: "second-hand",
  opened: "https://example.org/document",
  where: "p. 1",
  how: "read",
  day: "2026-11-01",
  passages: ["t1"],
  ...changes,
});
const source = (...readings: Reading[]): Source => ({
  id: "s1",
  organisation: "HAS",
  title: "Titre",
  year: 2024,
  link: "https://example.org/document",
  readings,
});

test("the best grade counts, not the latest reading", () => {
  const sources = [source(reading({ day: "2026-11-20" }), reading({ grade: "extract" }))];
  expect(bestReading(sources, "t1")).toMatchObject({ grade: "extract" });
  expect(gradeOf(sources, [], "t1")).toBe("extract");
});

test("a reading that does not cover the passage gives it nothing", () => {
  expect(gradeOf([source(reading({ grade: "issuer", passages: ["t2"] }))], [], "t1")).toBe(
    "unopened",
  );
});

test("what was read where nothing can be a source gives nothing", () => {
  const opened = "https://fr.scribd.com/document/1";
  expect(gradeOf([source(reading({ grade: "issuer", opened }))], [], "t1")).toBe("unopened");
});

test("two readers alone earn « relu, source non ouverte », one does not", () => {
  const reread = (days: string[]) => [{ passages: ["t1"], searched: ["RFE 2020"], days }];
  expect(gradeOf([source()], reread(["2026-11-22", "2026-11-23"]), "t1")).toBe("reread");
  expect(gradeOf([source()], reread(["2026-11-22"]), "t1")).toBe("unopened");
});

test("two readers alone count more than what somebody else says of the source, not than its abstract", () => {
  const twice = [{ passages: ["t1"], searched: ["RFE 2020"], days: ["2026-11-22", "2026-11-22"] }];
  expect(gradeOf([source(reading({ grade: "second-hand" }))], twice, "t1")).toBe("reread");
  expect(gradeOf([source(reading({ grade: "abstract" }))], twice, "t1")).toBe("abstract");
  expect(gradeOf([source(reading({ grade: "second-hand" }))], [], "t1")).toBe("second-hand");
});

test("only the issuer's text and its extract verify", () => {
  const grades = ["issuer", "extract", "abstract", "second-hand", "reread", "unopened"] as const;
  expect(grades.filter(isVerified)).toEqual(["issuer", "extract"]);
});

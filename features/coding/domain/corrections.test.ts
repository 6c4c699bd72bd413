import { expect, test } from "vitest";
import { correctedLines, type ProposedLine, withCorrection } from "./corrections.ts";

const line = (code: string): ProposedLine => ({
  code,
  label: code,
  words: ["mot"],
  places: [{ start: 0, end: 3 }],
  position: "associated",
  confidence: "high",
  reasons: [{ key: "reason.label" }],
  missing: [{ key: "reason.precise" }],
});
const lines = [line("A"), line("B")];
const to = { code: "C", label: "Autre" };

test("a removed line is gone, in its table only", () => {
  const removed = withCorrection([], { table: "cim10", code: "A", to: null });
  expect(correctedLines(lines, removed, "cim10").map(({ code }) => code)).toEqual(["B"]);
  expect(correctedLines(lines, removed, "ccam")).toHaveLength(2);
});

test("a corrected line keeps its words, says what it replaces and claims no confidence", () => {
  const corrections = withCorrection([], { table: "cim10", code: "A", to });
  expect(correctedLines(lines, corrections, "cim10")[0]).toMatchObject({
    code: "C",
    label: "Autre",
    proposed: "A",
    words: ["mot"],
    confidence: null,
    missing: [],
    reasons: [{ key: "reason.corrected", vars: { code: "A" } }],
  });
});

test("the last correction of a line counts; the proposed code again is none", () => {
  const removed = withCorrection([], { table: "cim10", code: "A", to: null });
  const again = withCorrection(removed, { table: "cim10", code: "A", to });
  expect(again).toHaveLength(1);
  const back = withCorrection(again, { table: "cim10", code: "A", to: { code: "A", label: "A" } });
  expect(back).toEqual([]);
});

test("a related diagnosis goes with the principal one it was proposed for", () => {
  const stay: ProposedLine[] = [
    { ...line("Z511"), position: "principal" },
    { ...line("C509"), position: "related" },
  ];
  const related = (corrections: Parameters<typeof correctedLines>[1]) =>
    correctedLines(stay, corrections, "cim10").find(({ code }) => code === "C509");
  expect(related([])).toMatchObject({ position: "related" });
  for (const one of [null, to])
    expect(related(withCorrection([], { table: "cim10", code: "Z511", to: one }))).toMatchObject({
      position: "associated",
      reasons: [{ key: "reason.unrelated" }],
    });
});

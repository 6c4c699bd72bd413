import { expect, test } from "vitest";
import { CODED, TEXT } from "../testing/coded.ts";
import { asCsv, asText, type Say } from "./as-file.ts";

const say: Say = (key, vars) => (vars ? `${key} ${Object.values(vars).join(" ")}` : key);
const coding = {
  description: {
    text: TEXT,
    context: "ville" as const,
    date: "2026-11-23",
    age: null,
    sex: null,
    time: null,
    specialty: null,
    surgery: "usual" as const,
    ccmu: null,
    outcome: null,
    proposals: [],
  },
  coded: CODED,
};
const all = [
  { table: "cim10" as const, code: "A000", to: null },
  { table: "ccam" as const, code: "DEQP003", to: null },
];

test("a text has its tables with their editions and says what was not verified", () => {
  const text = asText(coding, [], say);
  expect(text).toContain("table.cim10 (result.edition 2026)\nA000 Choléra");
  expect(text).toContain("billing.title\nSUN (billing.applies)");
  expect(text).toContain("copy.reserve");
  expect(asText(coding, all, say)).toBe("");
});

test("a cell that begins like a formula is no formula, quotes and separators stay inside", () => {
  const [first] = CODED.cim10;
  if (!first) throw new Error("the example has a diagnosis");
  const words = ['=HYPERLINK("x");1'];
  const csv = asCsv({ ...coding, coded: { ...CODED, cim10: [{ ...first, words }] } }, [], say);
  expect(csv).toContain(`"'=HYPERLINK(""x"");1"`);
  expect(csv.split("\r\n").filter(Boolean)).toHaveLength(3);
  expect(csv.startsWith("\uFEFF")).toBe(true);
});

import { describe, expect, test } from "vitest";
import { budgetLevel } from "./budget.ts";
import { csv } from "./csv.ts";
import { knowledgeUses } from "./knowledge-uses.ts";
import { lineDiff } from "./line-diff.ts";
import { dayOf, lastDays, monthOf, nextMonth, startOfDay, startOfMonth } from "./month.ts";
import { toolFields } from "./tool-fields.ts";

describe("months and days of Paris", () => {
  test.each([
    ["2026-11-30T22:59:59Z", "2026-11", "2026-11-30T23:00:00.000Z"],
    ["2026-11-30T23:00:00Z", "2026-12", "2026-12-31T23:00:00.000Z"],
    ["2026-12-31T23:30:00Z", "2027-01", "2027-01-31T23:00:00.000Z"],
    ["2026-06-30T22:00:00Z", "2026-07", "2026-07-31T22:00:00.000Z"],
    // The month in which summer time begins, and the one in which it ends.
    ["2026-03-15T12:00:00Z", "2026-03", "2026-03-31T22:00:00.000Z"],
    ["2026-10-15T12:00:00Z", "2026-10", "2026-10-31T23:00:00.000Z"],
  ])("%s is in %s, the next begins at %s", (at, month, next) => {
    expect(monthOf(new Date(at))).toBe(month);
    expect(nextMonth(new Date(at)).toISOString()).toBe(next);
  });

  test("thirty days run over the change of hour and the end of the month", () => {
    const days = lastDays(new Date("2026-11-10T12:00:00Z"), 30);
    expect([days.length, days[0], days.at(-1), new Set(days).size]).toEqual([
      30,
      "2026-10-12",
      "2026-11-10",
      30,
    ]);
    expect(dayOf(startOfDay("2026-10-25"))).toBe("2026-10-25");
    expect(startOfMonth(new Date("2026-11-21T10:00:00Z")).toISOString()).toBe(
      "2026-10-31T23:00:00.000Z",
    );
  });
});

test.each([
  [0, null, "quiet"],
  [799_999, 1, "quiet"],
  [800_000, 1, "alert"],
  [1_000_000, 1, "over"],
  [5_000_000, null, "quiet"],
] as const)("spent %i micro-euros of %s euros: %s", (spent, limit, level) => {
  expect(budgetLevel(spent, limit, 80)).toBe(level);
});

describe("a table as a file", () => {
  test("has semicolons and decimal commas in French, points in English", () => {
    const rows = [["Coût", 0.5, null]];
    expect(csv(rows, "fr")).toBe('\uFEFFCoût;"0,5";\r\n');
    expect(csv(rows, "en")).toBe("\uFEFFCoût,0.5,\r\n");
  });
  test.each(["=1+1", "+33", "-1", "@x", "\tx"])("keeps %j a text", (value) => {
    expect(csv([[value]], "fr")).toContain(`'${value}`);
  });
  test("quotes what would break a line", () => {
    expect(csv([['a"b\nc']], "fr")).toBe('\uFEFF"a""b\nc"\r\n');
  });
});

describe("what separates two texts", () => {
  const signs = (before: string, after: string) =>
    lineDiff(before, after).map(
      ({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]}${text}`,
    );

  test.each([
    ["a\nb\nc", "a\nb\nc", [" a", " b", " c"]],
    ["a\nb\nc", "a\nx\nc", [" a", "-b", "+x", " c"]],
    ["a\nb", "a\nb\nc", [" a", " b", "+c"]],
    ["a\nb\nc\nd", "b\nd", ["-a", " b", "-c", " d"]],
    ["", "a", ["-", "+a"]],
  ])("%j → %j", (before, after, expected) => {
    expect(signs(before, after)).toEqual(expected);
  });

  test("gives both texts back, however long", () => {
    const before = Array.from({ length: 3000 }, (_, n) => `l${n % 7}`).join("\n");
    const after = Array.from({ length: 3000 }, (_, n) => `l${n % 5}`).join("\n");
    const lines = lineDiff(before, after);
    const side = (kind: "removed" | "added") =>
      lines
        .filter((line) => line.kind === "same" || line.kind === kind)
        .map(({ text }) => text)
        .join("\n");
    expect([side("removed"), side("added")]).toEqual([before, after]);
  });
});

test("the input of a tool is read field by field, defaults and inner fields included", () => {
  const schema = {
    type: "object",
    properties: {
      query: { type: "string", minLength: 1, maxLength: 2000, description: "Words" },
      limit: { type: "integer", minimum: 1, maximum: 40, default: 12 },
      sections: { type: "array", items: { type: "string", enum: ["a", "b"] }, maxItems: 2 },
      patient: { type: "object", properties: { sex: { enum: ["F", "M"] } }, required: ["sex"] },
      raw: {},
    },
    required: ["query", "limit", "patient"],
  };
  expect(
    toolFields(schema).map(({ name, type, required, allowed, max }) => [
      name,
      type,
      required,
      allowed,
      max,
    ]),
  ).toEqual([
    ["query", "text", true, [], 2000],
    ["limit", "integer", false, [], 40],
    ["sections", "list", false, ["a", "b"], 2],
    ["patient", "object", true, [], null],
    ["patient.sex", "choice", true, ["F", "M"], null],
    ["raw", "any", false, [], null],
  ]);
  expect(toolFields(null)).toEqual([]);
});

test("a source counts its own searches and those of the search tools over it, once each", () => {
  const uses = new Map([
    ["search_library", 2],
    ["search_guidelines", 3],
    ["open_sheet", 5],
  ]);
  expect(
    knowledgeUses("guidelines", [{ name: "search_library" }, { name: "open_sheet" }], uses),
  ).toBe(5);
  expect(knowledgeUses("library", [{ name: "search_library" }], uses)).toBe(2);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinBounds } from "./json-bounds.ts";

test.each([
  ["nothing", "", true],
  ["a list as long as may be", `[${"0,".repeat(2)}0]`, true],
  ["a longer one", `[${"0,".repeat(3)}0]`, false],
  ["a longer object", '{"a":0,"b":0,"c":0}', false],
  ["brackets in a string", '["[[[[[[,,,,,,"]', true],
  ["a string with marks", String.raw`["\"[[[[[[,,,,\\",0]`, true],
  ["a string never closed", '["[[[[[', true],
  ["too deep", "[[[[", false],
  ["closed again and again", "[[],[],[]]", true],
  ["more closed than open", "]]]]]]", true],
  ["separators outside", ",,,,,,,", true],
])("%s", (_what, text, expected) => {
  expect(isWithinBounds(text, { depth: 3, list: 3, object: 2 })).toBe(expected);
});

test("whatever is within its own bounds passes, and a depth less does not", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0;
  const value = fc.jsonValue({ maxDepth: 6 });
  fc.assert(
    fc.property(value, (sample) => {
      const text = JSON.stringify(sample);
      const depth = depthOf(sample);
      expect(isWithinBounds(text, { depth, list: 100, object: 100 })).toBe(true);
      if (depth > 0)
        expect(isWithinBounds(text, { depth: depth - 1, list: 100, object: 100 })).toBe(false);
    }),
  );
});

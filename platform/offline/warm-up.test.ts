import fc from "fast-check";
import { expect, test } from "vitest";
import { progressOf, startsByItself } from "./warm-up.ts";

test.each([
  [[], false, 0],
  [[{ done: 0, total: 4 }], false, 0],
  [[{ done: 2, total: 4 }], false, 47],
  [[{ done: 4, total: 4 }], false, 95],
  [
    [
      { done: 4, total: 4 },
      { done: 0, total: 1 },
    ],
    false,
    47,
  ],
  [[{ done: 0, total: 0 }], false, 95],
  [[{ done: 4, total: 4 }], true, 100],
])("%o, finished %s: %i %%", (parts, finished, percent) => {
  expect(progressOf(parts, finished)).toBe(percent);
});

test("it only grows, and stays at 95 until the flag is set", () => {
  const parts = fc.array(fc.record({ done: fc.nat(20), total: fc.integer({ min: 1, max: 20 }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(parts, fc.nat(), (some, which) => {
      const before = progressOf(some, false);
      const index = which % some.length;
      const further = some.map((part, n) =>
        n === index ? { ...part, done: part.done + 1 } : part,
      );
      expect(progressOf(further, false)).toBeGreaterThanOrEqual(before);
      expect(progressOf(further, false)).toBeLessThanOrEqual(95);
    }),
  );
});

test.each([
  [{ online: true, warmed: false, auto: null, lost: false }, true],
  [{ online: true, warmed: true, auto: null, lost: false }, false],
  [{ online: true, warmed: true, auto: "true", lost: true }, true],
  [{ online: false, warmed: false, auto: null, lost: false }, false],
  [{ online: true, warmed: false, auto: "false", lost: true }, false],
])("starts by itself: %o is %s", (facts, starts) => {
  expect(startsByItself(facts)).toBe(starts);
});

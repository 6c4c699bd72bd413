import { expect, test } from "vitest";
import { addressOf, excerptOf, isTarget, LONGEST_EXCERPT } from "./report.ts";

test.each([
  ["passage", "anaphylaxie#t1", "/guidelines/anaphylaxie#t1"],
  ["sheet", "anaphylaxie", "/guidelines/anaphylaxie"],
  ["calculator", "glasgow", "/calculator/glasgow"],
  ["card", "7a1f3c52-1111-4222-8333-944444444444", null],
  ["question", "hyperkaliemie-01", null],
] as const)("a %s is read at its own address", (kind, target, address) => {
  expect(isTarget(kind, target)).toBe(true);
  expect(addressOf(kind, target)).toBe(address);
});

test.each([
  ["passage", "anaphylaxie"],
  ["passage", "../admin#t1"],
  ["sheet", "javascript:alert(1)"],
  ["calculator", "a/b"],
  ["card", "anaphylaxie"],
  ["question", "7a1f3c52-1111-4222-8333-944444444444"],
  ["question", "fa1f3c52-1111-4222-8333-944444444444"],
  ["question", "../hyperkaliemie-01"],
] as const)("%s %s is no target and leads nowhere", (kind, target) => {
  expect(isTarget(kind, target)).toBe(false);
  expect(addressOf(kind, target)).toBeNull();
});

test("an excerpt is one line, cut between words, never longer than what is accepted", () => {
  expect(excerptOf("  une\n ligne ")).toBe("une ligne");
  for (const text of ["mot ".repeat(500), "x".repeat(5000)]) {
    const excerpt = excerptOf(text);
    expect(excerpt.length).toBeLessThanOrEqual(LONGEST_EXCERPT);
    expect(excerpt.endsWith("…")).toBe(true);
  }
  expect(excerptOf("mot ".repeat(500))).toMatch(/mot…$/);
});

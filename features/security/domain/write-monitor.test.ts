import { describe, expect, it } from "vitest";
import { stillCounting, tooManyWrites } from "./write-monitor.ts";

const MINUTE = 60_000;

describe("general_api monitor", () => {
  it("accepts 50 writes in 10 minutes and refuses 51", () => {
    const fifty = Array.from({ length: 50 }, (_, i) => i * 1000);
    expect(tooManyWrites(fifty, MINUTE)).toBe(false);
    expect(tooManyWrites([...fifty, MINUTE], MINUTE)).toBe(true);
  });

  it("forgets writes after 10 minutes", () => {
    expect(stillCounting([0, 5 * MINUTE], 10 * MINUTE)).toEqual([5 * MINUTE]);
    expect(tooManyWrites(new Array(80).fill(0), 10 * MINUTE)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { readMark, sessionMark, warningDelay } from "./session-warning.ts";

const MINUTE = 60_000;

describe("session warning", () => {
  it("is due 45 minutes after the session started", () => {
    const mark = sessionMark(null, "camille", 0);
    expect(warningDelay(mark, 0)).toBe(45 * MINUTE);
    expect(warningDelay(mark, 44 * MINUTE)).toBe(MINUTE);
    expect(warningDelay(mark, 60 * MINUTE)).toBe(0);
  });

  it("keeps its start over a reload and is given once", () => {
    const mark = sessionMark(
      { person: "camille", startedAt: 0, warned: true },
      "camille",
      50 * MINUTE,
    );
    expect(mark.startedAt).toBe(0);
    expect(warningDelay(mark, 50 * MINUTE)).toBeNull();
  });

  it("starts anew for another person and after a clock that went back", () => {
    const stored = { person: "camille", startedAt: 10 * MINUTE, warned: true };
    expect(sessionMark(stored, "sacha", 20 * MINUTE)).toEqual({
      person: "sacha",
      startedAt: 20 * MINUTE,
      warned: false,
    });
    expect(sessionMark(stored, "camille", 5 * MINUTE).warned).toBe(false);
  });

  it("reads the mark that it wrote", () => {
    const mark = { person: "camille", startedAt: 12, warned: true };
    expect(readMark(JSON.stringify(mark))).toEqual(mark);
  });

  it("a session that starts now is kept", () => {
    const stored = { person: "camille", startedAt: 5, warned: true };
    expect(sessionMark(stored, "camille", 5)).toBe(stored);
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "null",
    '{"person":1}',
    '{"person":"a","startedAt":"0","warned":false}',
    '{"person":"a","startedAt":0,"warned":"no"}',
    '{"person":1,"startedAt":0,"warned":false}',
    "12",
  ])("takes %j for no mark", (text) => {
    expect(readMark(text)).toBeNull();
  });
});

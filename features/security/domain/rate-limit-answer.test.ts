import { describe, expect, it } from "vitest";
import { ensureAllowed, rateLimitSentence } from "./rate-limit-answer.ts";

describe("rate-limit sentence", () => {
  it.each([
    [12, "Rate limit exceeded. Try again in 12 seconds."],
    [0.2, "Rate limit exceeded. Try again in 1 seconds."],
    [0, "Rate limit exceeded. Try again in 60 seconds."],
    [undefined, "Rate limit exceeded. Try again in 60 seconds."],
  ])("%s", (seconds, sentence) => {
    expect(rateLimitSentence(seconds)).toBe(sentence);
  });

  it("is thrown when not allowed, and only then", () => {
    expect(() => ensureAllowed({ allowed: true, penalty_seconds: 0 })).not.toThrow();
    expect(() => ensureAllowed({ allowed: false, penalty_seconds: 30 })).toThrow("Try again in 30 seconds.");
    expect(() => ensureAllowed({})).toThrow("Try again in 60 seconds.");
  });
});

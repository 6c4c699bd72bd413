import { describe, expect, it } from "vitest";
import { FAILED_CHECK, rateLimitSentence } from "./rate-limit-answer.ts";

describe("rate-limit sentence", () => {
  it.each([
    [12, "Rate limit exceeded. Try again in 12 seconds."],
    [0.2, "Rate limit exceeded. Try again in 1 seconds."],
    [0, "Rate limit exceeded. Try again in 60 seconds."],
    [undefined, "Rate limit exceeded. Try again in 60 seconds."],
  ])("%s", (seconds, sentence) => {
    expect(rateLimitSentence(seconds)).toBe(sentence);
  });
});

describe("a check that fails", () => {
  it("is closed for a minute", () => {
    expect(FAILED_CHECK).toEqual({ allowed: false, penalty_seconds: 60 });
  });
});

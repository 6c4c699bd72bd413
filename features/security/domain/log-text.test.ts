import { describe, expect, it } from "vitest";
import { detailsText, oneLine, pathOnly } from "./log-text.ts";

describe("texts of the security log", () => {
  it("keeps one clean line", () => {
    expect(oneLine("a\u0000b\r\nINFO forged line\uD800")).toBe("a b INFO forged line\uFFFD");
  });

  it.each([
    ["/consultations", "/consultations"],
    ["/chat?q=Mme%20Dupont", "/chat"],
    ["/calculator#creatinine=120", "/calculator"],
    ["?q=x", ""],
  ])("path %s", (given, kept) => {
    expect(pathOnly(given)).toBe(kept);
  });

  it("writes details as JSON, control characters escaped", () => {
    expect(detailsText({ route: "/consultations", n: 2, note: "a\u0000" })).toBe(
      '{"route":"/consultations","n":2,"note":"a\\u0000"}',
    );
  });
});

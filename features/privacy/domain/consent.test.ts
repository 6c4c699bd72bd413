import { describe, expect, it } from "vitest";
import { consentGiven } from "./consent.ts";

const row = (given: boolean, version = "1.0", type = "app_usage") => ({ given, version, type });

describe("consent", () => {
  it.each([
    ["nothing was asked yet", [], false],
    ["given", [row(true)], true],
    ["given, then withdrawn", [row(false), row(true)], false],
    ["withdrawn, then given again", [row(true), row(false), row(true)], true],
    ["given for an older text", [row(true, "0.9")], false],
    ["another kind of consent says nothing", [row(true, "1.0", "newsletter")], false],
    ["another kind of refusal says nothing", [row(false, "1.0", "newsletter"), row(true)], true],
  ])("%s", (_name, rows, given) => {
    expect(consentGiven(rows)).toBe(given);
  });
});

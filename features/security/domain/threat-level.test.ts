import { describe, expect, it } from "vitest";
import { installationThreat, personThreat } from "./threat-level.ts";

describe("threat level of a person", () => {
  it.each([
    ["nothing", [], "LOW"],
    ["unknown actions weigh nothing", [{ action: "page_view", count: 500 }], "LOW"],
    ["nine refused visits", [{ action: "unauthorized_access_attempt", count: 9 }], "LOW"],
    ["ten refused visits", [{ action: "unauthorized_access_attempt", count: 10 }], "HIGH"],
    [
      "five missing permissions weigh double",
      [{ action: "insufficient_permissions", count: 5 }],
      "HIGH",
    ],
    ["thirty failed sign-ins", [{ action: "sign_in_failed", count: 30 }], "CRITICAL"],
    [
      "a mixture",
      [
        { action: "suspicious_rapid_activity", count: 4 },
        { action: "unusual_activity_detected", count: 2 },
      ],
      "HIGH",
    ],
  ] as const)("%s", (_name, rows, level) => {
    expect(personThreat(rows)).toBe(level);
  });
});

describe("threat level of the installation", () => {
  it("is not raised to HIGH by one person alone, however loud", () => {
    expect(installationThreat([{ source: "a", action: "sign_in_failed", count: 10_000 }])).toBe(
      "LOW",
    );
  });

  it("adds up over sources", () => {
    const attack = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        source: `address-${i}`,
        action: "sign_in_failed",
        count: 30,
      }));
    expect(installationThreat(attack(2))).toBe("HIGH");
    expect(installationThreat(attack(7))).toBe("CRITICAL");
  });

  it("caps a source over all its actions together", () => {
    const rows = [
      { source: "a", action: "sign_in_failed", count: 30 },
      { source: "a", action: "insufficient_permissions", count: 30 },
    ];
    expect(installationThreat(rows)).toBe("LOW");
  });
});

import { describe, expect, it } from "vitest";
import { confirms, erasureRefusal } from "./erasure.ts";

const now = new Date("2026-11-21T10:00:00Z");
const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000);
const base = {
  systemRole: "user",
  otherAdmins: 0,
  sessionStartedAt: minutesAgo(0),
  now,
  passwordGiven: false,
};

describe("erasure", () => {
  it.each([
    ["a fresh session needs no password", base, null],
    ["an old session needs it", { ...base, sessionStartedAt: minutesAgo(5) }, "PASSWORD_REQUIRED"],
    [
      "an old session with it",
      { ...base, sessionStartedAt: minutesAgo(500), passwordGiven: true },
      null,
    ],
    [
      "the last administrator stays",
      { ...base, systemRole: "admin", passwordGiven: true },
      "LAST_ADMIN",
    ],
    ["one of two administrators may go", { ...base, systemRole: "admin", otherAdmins: 1 }, null],
    ["a moderator may go", { ...base, systemRole: "moderator" }, null],
  ])("%s", (_name, input, refusal) => {
    expect(erasureRefusal(input)).toBe(refusal);
  });

  it.each([
    ["EFFACER", true],
    [" effacer ", true],
    ["éffacer", true],
    ["efface", false],
    ["", false],
  ])("typed confirmation %j", (typed, ok) => {
    expect(confirms(typed, "EFFACER")).toBe(ok);
  });
});

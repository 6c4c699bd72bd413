import { expect, test } from "vitest";
import { dayOf, isInForce, mayWrite, validityOf } from "./protocol.ts";

test.each([
  ["user", "user", false],
  ["nurse", "user", false],
  ["resident", "moderator", false],
  ["doctor", "user", true],
  ["admin", "user", true],
  ["user", "admin", true],
] as const)("provider role %s, system role %s: writes %s", (providerRole, systemRole, writes) =>
  expect(mayWrite({ providerRole, systemRole })).toBe(writes),
);

test.each([
  [null, "valid", true],
  ["2026-12-25", "valid", true],
  ["2026-12-23", "soon", true],
  ["2026-11-23", "soon", true],
  ["2026-11-22", "expired", false],
] as const)("until %s, on 23 November: %s", (validUntil, validity, inForce) => {
  const found = validityOf({ validUntil, withdrawn: false }, "2026-11-23");
  expect(found).toBe(validity);
  expect(isInForce(found)).toBe(inForce);
  const gone = validityOf({ validUntil, withdrawn: true }, "2026-11-23");
  expect([gone, isInForce(gone)]).toEqual(["withdrawn", false]);
});

test("the day is that of France: it changes at midnight there", () => {
  expect(dayOf(new Date("2026-07-01T21:59:00Z"))).toBe("2026-07-01");
  expect(dayOf(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});

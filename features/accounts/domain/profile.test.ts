import { expect, test } from "vitest";
import { isBirthDate, latestToday, PRACTICE_MODES, PROFESSIONS, SERVICES } from "./profile.ts";
import { SPECIALTIES } from "./specialties.ts";

test("as many values as the specification lists", () => {
  const counts = [PROFESSIONS, PRACTICE_MODES, SERVICES, SPECIALTIES].map((list) => list.length);
  expect(counts).toEqual([7, 6, 13, 16]);
});

test.each([
  ["1899-12-31", false],
  ["1900-01-01", true],
  ["1984-02-29", true],
  ["2026-11-23", true],
  ["2026-11-24", false],
  ["2126-01-01", false],
])("%s is a birth date on 23 November 2026: %s", (day, possible) => {
  expect(isBirthDate(day, "2026-11-23")).toBe(possible);
});

test("today is the day of the first place on earth where it has begun", () => {
  expect(latestToday(new Date("2026-11-23T09:59:59Z"))).toBe("2026-11-23");
  expect(latestToday(new Date("2026-11-23T10:00:00Z"))).toBe("2026-11-24");
});

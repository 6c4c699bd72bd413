import { expect, test } from "vitest";
import { addDays, daysBetween, endOfStudyDay, startOfStudyDay, studyDay } from "./local-day.ts";

test.each([
  ["2026-11-21T02:59:59Z", "Europe/Paris", "2026-11-20"],
  ["2026-11-21T03:00:00Z", "Europe/Paris", "2026-11-21"],
  ["2026-07-21T02:00:00Z", "Europe/Paris", "2026-07-21"],
  ["2026-11-21T07:59:59Z", "America/Martinique", "2026-11-20"],
  ["2026-11-21T12:00:00Z", "Pacific/Noumea", "2026-11-21"],
  ["2026-11-21T17:30:00Z", "Pacific/Noumea", "2026-11-22"],
])("%s in %s is the study day %s", (at, timeZone, day) => {
  expect(studyDay(new Date(at), timeZone)).toBe(day);
});

test("a study day begins and ends where its moments do, through changes of hour", () => {
  for (const timeZone of ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Chatham", "UTC"])
    for (let n = 0; n < 366; n += 1) {
      const day = addDays("2026-01-01", n);
      const start = startOfStudyDay(day, timeZone);
      expect(studyDay(start, timeZone)).toBe(day);
      expect(studyDay(new Date(start.getTime() - 1000), timeZone)).toBe(addDays(day, -1));
      expect(endOfStudyDay(start, timeZone)).toEqual(startOfStudyDay(addDays(day, 1), timeZone));
    }
});

test("days are counted and added across months", () => {
  expect(daysBetween("2026-02-27", "2026-03-02")).toBe(3);
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

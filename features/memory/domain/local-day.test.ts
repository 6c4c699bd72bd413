import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  clocks,
  daysBetween,
  endOfStudyDay,
  startOfStudyDay,
  studyDay,
} from "./local-day.ts";

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
  for (const timeZone of [
    "Europe/Paris",
    "America/New_York",
    "Asia/Kolkata",
    "Pacific/Chatham",
    "UTC",
  ])
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

test("the clock of a place changes when it does", () => {
  const paris = clocks(
    "Europe/Paris",
    new Date("2026-08-24T02:00:00Z"),
    new Date("2026-11-21T10:00:00Z"),
  );
  expect(paris).toEqual([
    { from: new Date("2026-08-24T02:00:00Z"), ahead: 7200 },
    { from: new Date("2026-10-25T01:00:00Z"), ahead: 3600 },
  ]);
  expect(
    clocks("Asia/Kolkata", new Date(0), new Date("2026-01-01")).map(({ ahead }) => ahead),
  ).toEqual([19_800]);
  // Ramadan: an hour less for a month.
  expect(clocks("Africa/Casablanca", new Date("2024-01-01"), new Date("2024-12-31"))).toHaveLength(
    3,
  );
});

test("at any moment since 2000, the clock is the one the place shows", () => {
  const [first, last] = [Date.UTC(2000, 0, 1), Date.UTC(2028, 0, 1)];
  for (const timeZone of [
    "Europe/Paris",
    "America/New_York",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Pacific/Apia",
  ]) {
    const list = clocks(timeZone, new Date(first), new Date(last));
    const format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      hour: "numeric",
      minute: "numeric",
    });
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (at) => {
        const { ahead = 0 } = list.findLast(({ from }) => from.getTime() <= at) ?? {};
        expect(format.format(at)).toBe(new Date(at + ahead * 1000).toISOString().slice(11, 16));
      }),
    );
  }
});

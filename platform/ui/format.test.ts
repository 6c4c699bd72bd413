import { afterEach, expect, test } from "vitest";
import { setLanguage, startI18n } from "#platform/i18n/web/i18n.ts";
import { formatAgo, formatDate, formatDateTime } from "./format.ts";

const AT = new Date(2026, 10, 8, 17, 5);

afterEach(() => setLanguage("fr"));

test.each([
  ["fr", "8 novembre 2026", "8 nov. 2026, 17:05"],
  ["en", "8 November 2026", "8 Nov 2026, 17:05"],
  ["es", "8 de noviembre de 2026", "8 nov 2026, 17:05"],
] as const)("a day in %s is written as its readers write it", async (language, day, moment) => {
  await startI18n(() => Promise.resolve({}), language);
  expect(formatDate(AT)).toBe(day);
  expect(formatDateTime(AT)).toBe(moment);
  expect(formatAgo(AT, new Date(2027, 10, 8))).toBe(formatDate(AT, { dateStyle: "medium" }));
});

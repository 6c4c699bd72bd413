import { beforeAll, expect, test } from "vitest";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { shortInterval } from "./intervals.ts";

const DAY = 86_400_000;

beforeAll(() => loadTexts("flashcards"));

test.each([
  [10 * 60_000, "10 min"],
  [4 * DAY, "4 j"],
  [36 * DAY, "1,2 mois"],
  [366 * DAY, "1 an"],
  [500 * DAY, "1,4 an"],
  [800 * DAY, "2,2 ans"],
])("%d ms is short enough for a button, and agrees with its number: %s", (milliseconds, said) => {
  expect(shortInterval(milliseconds).replace(/\s/gu, " ")).toBe(said);
});

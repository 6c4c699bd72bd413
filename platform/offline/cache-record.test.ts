import { describe, expect, test } from "vitest";
import {
  DAY,
  HOUR,
  isExpired,
  isPurged,
  isToNote,
  listed,
  makeRecord,
  sizesByType,
} from "./cache-record.ts";

const now = 1_800_000_000_000;
const record = (key: string, lifetime: number | null, at = now) =>
  makeRecord({ type: "page", key, data: key, lifetime }, at);

test("a record has the shape of the specification, its id prefixed by its type", () => {
  expect(makeRecord({ type: "page", key: "/chat", data: { a: 1 }, lifetime: DAY }, now)).toEqual({
    id: "page:/chat",
    type: "page",
    data: { a: 1 },
    lastAccessed: now,
    expiresAt: now + DAY,
  });
});

describe("expiry and purge", () => {
  test.each([
    ["a day, one millisecond before", DAY, DAY - 1, false],
    ["a day", DAY, DAY, true],
    ["seven days", 7 * DAY, 7 * DAY, true],
    ["never", null, 900 * DAY, false],
  ])("expires after %s", (_, lifetime, later, expired) => {
    expect(isExpired(record("x", lifetime), now + later)).toBe(expired);
  });

  test.each([
    ["opened a week ago, never expiring: kept", null, 7 * DAY, false],
    ["not opened for more than a week, never expiring: purged", null, 7 * DAY + 1, true],
    ["expired: purged", DAY, 25 * HOUR, true],
  ])("%s", (_, lifetime, later, purged) => {
    expect(isPurged(record("x", lifetime), now + later)).toBe(purged);
  });
});

test("a list gives all there is, however old, last opened first, fifty unless told otherwise", () => {
  const many = Array.from({ length: 60 }, (_, n) => record(`${n}`, null, now + n));
  expect(listed(many)).toHaveLength(50);
  expect(listed(many)[0]?.data).toBe("59");
  expect(listed(many, 20)).toHaveLength(20);
  // To be fetched again since an hour ago, it is shown all the same.
  expect(
    listed([record("old", HOUR, now - 2 * HOUR), record("new", DAY)]).map(({ data }) => data),
  ).toEqual(["new", "old"]);
});

test("sizes are counted by type", () => {
  const sizes = sizesByType(
    [record("a", null), record("b", null), { ...record("c", null), type: "asset" }],
    (text) => text.length,
  );
  expect(sizes.get("page")?.records).toBe(2);
  expect(sizes.get("asset")).toEqual({
    records: 1,
    bytes: JSON.stringify({ ...record("c", null), type: "asset" }).length,
  });
});

test("that a record was opened is written once an hour, not at each reading", () => {
  const record = makeRecord({ type: "calculator", key: "sofa", data: {}, lifetime: null }, 0);
  expect(isToNote(record, HOUR - 1)).toBe(false);
  expect(isToNote(record, HOUR)).toBe(true);
});

import { afterEach, expect, test, vi } from "vitest";
import { startClock, timeWithoutServer } from "./clock.ts";

const MINUTE = 60_000;
const at = (minutes: number) => 1_800_000_000_000 + minutes * MINUTE;

afterEach(() => void vi.useRealTimers());

test("after a restart without the server, the larger of the device's clock and the time seen", () => {
  const held = { elapsed: 5 * MINUTE, heldAt: at(0), seen: 0 };
  expect(timeWithoutServer(held, at(10))).toEqual({ elapsed: 15 * MINUTE, moved: false });
  // Set back by an hour: the time that was seen stays, and the paper says so.
  const seen = 12 * MINUTE;
  expect(timeWithoutServer({ ...held, seen }, at(-60))).toEqual({ elapsed: seen, moved: true });
  // A correction of a second is none.
  const nearly = 15 * MINUTE + 1_000;
  expect(timeWithoutServer({ ...held, seen: nearly }, at(10))).toEqual({
    elapsed: nearly,
    moved: false,
  });
});

test("a clock set back while a paper runs gives no time, and is told", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const clock = startClock(MINUTE, false);
  vi.advanceTimersByTime(MINUTE);
  expect([clock.elapsed(), clock.clockMoved()]).toEqual([2 * MINUTE, false]);
  vi.setSystemTime(Date.now() - 30 * MINUTE);
  expect([clock.elapsed(), clock.clockMoved()]).toEqual([2 * MINUTE, true]);
  expect(startClock(0, true).clockMoved()).toBe(true);
});

import { describe, expect, test } from "vitest";
import {
  calendarDay,
  type InstallFacts,
  installWay,
  isMobile,
  planInstall,
} from "./install-prompt.ts";

const phone: InstallFacts = {
  mobile: true,
  installed: false,
  never: false,
  later: null,
  desktopDismissed: null,
  visited: false,
  installable: true,
};
const desktop = { ...phone, mobile: false };
const now = new Date(2026, 10, 21, 9, 0);
const minutesToMidnight = new Date(2026, 10, 21, 23, 59, 59);
const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

describe("what is offered, and when", () => {
  test.each<[string, Partial<InstallFacts>, Date, object]>([
    ["first launch on a phone: the modal after 2 s", {}, now, { show: "modal", after: 2000 }],
    [
      "a returning person: the card after 5 s",
      { visited: true },
      now,
      { show: "card", after: 5000 },
    ],
    [
      "a browser that cannot prompt gets instructions",
      { installable: false },
      now,
      { show: "modal", after: 2000 },
    ],
    [
      "« Plus tard » today: nothing",
      { visited: true, later: "2026-11-21" },
      now,
      { show: "nothing" },
    ],
    [
      "… until the last second of the day",
      { later: "2026-11-21" },
      minutesToMidnight,
      { show: "nothing" },
    ],
    [
      "« Plus tard » yesterday at 23:59: the card",
      { visited: true, later: "2026-11-20" },
      now,
      { show: "card", after: 5000 },
    ],
    ["« Ne plus proposer »", { visited: true, never: true }, now, { show: "nothing" }],
    ["installed", { visited: true, installed: true }, now, { show: "nothing" }],
  ])("%s", (_, facts, when, plan) => {
    expect(planInstall({ ...phone, ...facts }, when)).toEqual(plan);
  });

  test.each<[string, Partial<InstallFacts>, string]>([
    ["first visit of a desktop that can install", {}, "desktop-card"],
    ["a desktop that cannot: no instructions of a phone", { installable: false }, "nothing"],
    ["closed two days and 23 hours ago", { desktopDismissed: daysAgo(2.96) }, "nothing"],
    ["closed three days ago", { desktopDismissed: daysAgo(3) }, "desktop-card"],
    [
      "closed tomorrow, by a clock that was wrong",
      { desktopDismissed: daysAgo(-1) },
      "desktop-card",
    ],
    [
      "« Plus tard » on the phone prompt does not bind the card",
      { later: "2026-11-21" },
      "desktop-card",
    ],
    ["never", { never: true }, "nothing"],
    ["installed", { installed: true }, "nothing"],
  ])("%s", (_, facts, show) => {
    const plan = planInstall({ ...desktop, ...facts }, now);
    expect(plan.show).toBe(show);
  });

  test("no facts ever show a phone's prompt on a desktop, or anything once installed or refused", () => {
    const yesNo = [true, false];
    const every = yesNo
      .flatMap((visited) => yesNo.map((installable) => ({ ...desktop, visited, installable })))
      .flatMap((facts) => [null, "2026-11-20", "2026-11-21"].map((later) => ({ ...facts, later })))
      .flatMap((facts) =>
        [null, daysAgo(1), daysAgo(9)].map((desktopDismissed) => ({ ...facts, desktopDismissed })),
      );
    for (const facts of every) {
      expect(["nothing", "desktop-card"]).toContain(planInstall(facts, now).show);
      for (const end of [{ installed: true }, { never: true }])
        for (const mobile of yesNo)
          expect(planInstall({ ...facts, ...end, mobile }, now)).toEqual({ show: "nothing" });
    }
  });
});

test("the calendar day is the device's, not Greenwich's", () => {
  expect(calendarDay(new Date(2026, 0, 3, 0, 5))).toBe("2026-01-03");
  expect(calendarDay(new Date(2026, 0, 3, 23, 55))).toBe("2026-01-03");
});

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const CHROME_IOS = IPHONE.replace("Version/18.0", "CriOS/130.0");
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";

test.each([
  [{ width: 767, userAgent: WINDOWS, touch: false }, true],
  [{ width: 768, userAgent: WINDOWS, touch: false }, false],
  [{ width: 1000, userAgent: WINDOWS, touch: true }, true],
  [{ width: 1280, userAgent: WINDOWS, touch: true }, false],
  [{ width: 900, userAgent: ANDROID, touch: true }, true],
  [{ width: 390, userAgent: IPHONE, touch: true }, true],
  [{ width: 1440, userAgent: MAC, touch: false }, false],
])("mobile: %o is %s", (device, mobile) => {
  expect(isMobile(device)).toBe(mobile);
});

test.each([
  [ANDROID, true, 5, "prompt"],
  [ANDROID, false, 5, "menu"],
  [IPHONE, false, 5, "ios"],
  [CHROME_IOS, false, 5, "menu"],
  [MAC, false, 5, "ios"],
  [MAC, false, 0, "menu"],
])("the way to install: %s", (userAgent, installable, touchPoints, way) => {
  expect(installWay(userAgent, installable, touchPoints)).toBe(way);
});

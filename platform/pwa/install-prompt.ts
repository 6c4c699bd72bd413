// When the application offers to be installed: specification §4 and §9. The clock and the facts are
// arguments; the flags are those of §3, under their names.

/** Names in the local storage. */
export const FLAGS = {
  installed: "pwa-installed",
  never: "pwa-permanently-dismissed",
  /** When the desktop card was closed, milliseconds since 1970. */
  desktopDismissed: "pwa-install-dismissed",
  /** Calendar day of « Plus tard », by this device's clock: 2026-11-21. */
  later: "pwa-last-dismissed",
  visited: "app-visited",
  firstVisit: "first-visit-date",
  returning: "returning-user",
} as const;

export const MODAL_AFTER = 2_000;
export const CARD_AFTER = 5_000;
/** Days before the older desktop card comes back. */
const DESKTOP_DAYS = 3;
const MOBILE_WIDTH = 768;
/**
 * A touch screen under this width, in CSS pixels, is a tablet held in the hands rather than a
 * laptop.
 */
const TOUCH_WIDTH = 1024;

export interface Device {
  /** Viewport width, CSS pixels. */
  width: number;
  userAgent: string;
  /** The main pointer is a finger. */
  touch: boolean;
}

/** Spec §5: a narrow window, a mobile browser, or a touch device with a narrow viewport. */
export const isMobile = ({ width, userAgent, touch }: Device): boolean =>
  width < MOBILE_WIDTH ||
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i.test(userAgent) ||
  (touch && width < TOUCH_WIDTH);

export interface InstallFacts {
  mobile: boolean;
  /** Opened as an application, or installed from here before. */
  installed: boolean;
  never: boolean;
  later: string | null;
  desktopDismissed: number | null;
  visited: boolean;
  /** The browser can install by itself (it sent `beforeinstallprompt`). */
  installable: boolean;
}

export type InstallPlan =
  | { show: "nothing" }
  | { show: "modal" | "card"; after: number }
  /** The older card of desktops. */
  | { show: "desktop-card"; after: number };

/** 2026-11-21, by the device's own calendar. */
export const calendarDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

const NOTHING: InstallPlan = { show: "nothing" };

/** What to show, once, after how many milliseconds. */
export function planInstall(facts: InstallFacts, now: Date): InstallPlan {
  if (facts.installed || facts.never) return NOTHING;
  if (facts.mobile) {
    if (facts.later === calendarDay(now)) return NOTHING;
    return facts.visited
      ? { show: "card", after: CARD_AFTER }
      : { show: "modal", after: MODAL_AFTER };
  }
  if (!facts.installable) return NOTHING;
  const since =
    facts.desktopDismissed === null
      ? Number.POSITIVE_INFINITY
      : now.getTime() - facts.desktopDismissed;
  // A clock put back must not silence the card for ever.
  return since >= 0 && since < DESKTOP_DAYS * 86_400_000
    ? NOTHING
    : { show: "desktop-card", after: CARD_AFTER };
}

/** The browser's own dialog, or the steps of the browser's menu in words. */
export type InstallWay = "prompt" | "ios" | "menu";

export const installWay = (
  userAgent: string,
  installable: boolean,
  touchPoints = 0,
): InstallWay => {
  if (installable) return "prompt";
  // iPadOS says that it is a Mac; a Mac has no touch screen.
  const apple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  // Only Safari has the share sheet in its bar; other browsers of iOS have it in their menu.
  return apple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent)
    ? "ios"
    : "menu";
};

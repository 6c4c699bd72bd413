// The facts and the choices about installation on this device; the rule is `install-prompt.ts`.
import { useSyncExternalStore } from "react";
import { session } from "#platform/auth/web/session.ts";
import {
  calendarDay,
  FLAGS,
  type InstallWay,
  installWay,
  isMobile,
  planInstall,
} from "../install-prompt.ts";
import { unsaved } from "./unsaved-work.ts";

/**
 * The browser's event, which is in no library of types. `boot.js` keeps it for us: it comes before
 * our code.
 */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  var installOffer: InstallEvent | undefined;
}

export interface InstallState {
  view: "modal" | "card" | "desktop-card" | "steps" | null;
  way: InstallWay;
  /** The button at the top right of phones, for returning people. */
  button: boolean;
}

let state: InstallState = { view: null, way: "menu", button: false };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: Partial<InstallState>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const read = (flag: string): string | null => {
  try {
    return localStorage.getItem(flag);
  } catch {
    return "true"; // nothing can be remembered: nothing is proposed, or it would be at every page
  }
};

const write = (flag: string, value: string): void => {
  try {
    localStorage.setItem(flag, value);
  } catch {
    // said again next time
  }
};

const asApplication = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as { standalone?: boolean }).standalone === true;

const facts = () => {
  const dismissed = Number(read(FLAGS.desktopDismissed));
  return {
    mobile: isMobile({
      width: innerWidth,
      userAgent: navigator.userAgent,
      touch: matchMedia("(pointer: coarse)").matches,
    }),
    installed: asApplication() || read(FLAGS.installed) === "true",
    never: read(FLAGS.never) === "true",
    later: read(FLAGS.later),
    desktopDismissed: Number.isFinite(dismissed) && dismissed > 0 ? dismissed : null,
    visited: read(FLAGS.visited) === "true",
    installable: globalThis.installOffer !== undefined,
  };
};

/**
 * Consent is being asked for, a dialog is open, or something is being typed or chosen (perhaps
 * since before this code was there): the proposal waits its turn.
 */
const busy = (): boolean => {
  const at = document.activeElement;
  const typing =
    at instanceof HTMLSelectElement ||
    ((at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== "");
  return (
    session.current()?.consent === false ||
    typing ||
    unsaved.here() ||
    document.querySelector("dialog[open], [aria-modal=true]") !== null
  );
};

function plan(): void {
  clearTimeout(timer);
  const known = facts();
  const planned = planInstall(known, new Date());
  if (planned.show === "nothing") {
    set({ view: null, button: false });
    return;
  }
  set({
    way: installWay(navigator.userAgent, known.installable, navigator.maxTouchPoints),
    button: planned.show === "card",
  });
  const show = (): void => {
    // The facts may have changed while it waited: another tab, a window made larger.
    const now = planInstall({ ...facts(), visited: known.visited }, new Date());
    if (now.show !== planned.show) return;
    if (busy()) timer = setTimeout(show, 1_000);
    else set({ view: planned.show });
  };
  timer = setTimeout(show, Math.max(0, planned.after - (performance.now() - startedAt)));
}

let startedAt = 0;

const done = (): void => {
  write(FLAGS.installed, "true");
  set({ view: null, button: false });
};

export const install = {
  current: (): InstallState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Counts the visit and plans the proposal. `since`: when the page was launched, by
   * `performance.now()`.
   */
  start(since = performance.now()): () => void {
    startedAt = since;
    plan();
    if (read(FLAGS.visited) === "true") write(FLAGS.returning, "true");
    else {
      write(FLAGS.visited, "true");
      write(FLAGS.firstVisit, new Date().toISOString());
    }
    const onOffer = (): void => {
      if (state.view === null) replan();
      else set({ way: "prompt" });
    };
    addEventListener("install-offer", onOffer);
    addEventListener("appinstalled", done);
    return () => {
      clearTimeout(timer);
      removeEventListener("install-offer", onOffer);
      removeEventListener("appinstalled", done);
      set({ view: null, button: false });
    };
  },
  /** The browser's own dialog where there is one, the steps in words elsewhere. */
  async accept(): Promise<void> {
    const event = globalThis.installOffer;
    if (!event) return set({ view: "steps" });
    // The browser takes it once.
    globalThis.installOffer = undefined;
    await event.prompt();
    const { outcome } = await event.userChoice;
    if (outcome === "accepted") done();
    else install.later();
  },
  later(): void {
    write(FLAGS.later, calendarDay(new Date()));
    set({ view: null, button: false });
  },
  never(): void {
    write(FLAGS.never, "true");
    set({ view: null, button: false });
  },
  closeDesktop(): void {
    write(FLAGS.desktopDismissed, String(Date.now()));
    set({ view: null });
  },
};

// The visit was counted when the page was launched: what comes later in it is not a second one.
function replan(): void {
  if (state.button || state.view !== null) set({ way: "prompt" });
  else if (!facts().mobile) plan();
}

export const useInstall = (): InstallState =>
  useSyncExternalStore(install.subscribe, install.current);

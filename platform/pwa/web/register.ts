// The service worker of this page: registered once the page is calm, replaced when the person
// agrees, one reload at most.
import { unsaved } from "./unsaved-work.ts";

const SCRIPT = "/sw.js";
const RELOADED = "pwa-reloaded-at";
/** Two reloads in less than this, in milliseconds, would be the beginning of a loop. */
const CALM = 10_000;
const EVERY_HOUR = 3_600_000;
/** Another tab that saves or closes tells nobody: it is asked again. */
const ASK_AGAIN = 3_000;

export interface UpdateState {
  /** A new version waits, and nobody has unsaved work. */
  offered: boolean;
  apply(): void;
}

let state: UpdateState = { offered: false, apply: () => {} };
let ready: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const update = {
  current: (): UpdateState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Shows the offer when no tab would lose anything, and takes it back when one would. */
async function consider(): Promise<void> {
  clearTimeout(timer);
  if (!ready) return;
  const offered = !(await unsaved.anywhere());
  if (offered !== state.offered) {
    state = { offered, apply: () => ready?.() };
    for (const listener of listeners) listener();
  }
  timer = setTimeout(() => void consider(), ASK_AGAIN);
}

const offer = (apply: () => void): void => {
  ready = apply;
  void consider();
};

const reloadedLately = (): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED)) < CALM;
  } catch {
    return true; // without memory a loop could not be seen: never reload by ourselves
  }
};

function reload(): void {
  try {
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // the person asked: once is right even without memory
  }
  location.reload();
}

/** A worker of this application under another name or scope, left by an older version. */
const isForeign = (worker: ServiceWorker | null): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname !== SCRIPT;

async function register(workers: ServiceWorkerContainer): Promise<void> {
  for (const old of await workers.getRegistrations())
    if (isForeign(old.active ?? old.waiting ?? old.installing)) await old.unregister();
  const registration = await workers.register(SCRIPT, { updateViaCache: "none" });
  const look = (): void => {
    const worker = registration.waiting;
    if (!worker || !workers.controller) return;
    const apply = (): void => worker.postMessage({ type: "SKIP_WAITING" });
    // Unregistering does not free the pages that a foreign worker controls: ours takes its place at
    // once.
    if (isForeign(registration.active)) apply();
    else offer(apply);
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  const check = (): void => void registration.update().catch(() => {}); // offline: at the next look
  setInterval(check, EVERY_HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
}

export function startWorker(): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // On a first visit the worker takes the page that installed it: nothing of it is old.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (!controlled) {
      controlled = true;
      return;
    }
    if (unsaved.here() || reloadedLately()) offer(reload);
    else reload();
  });
  unsaved.subscribe(() => void consider());
  // A browser that refuses workers (private windows, tests that block them) keeps the application
  // as it is.
  void register(workers).catch(() => {});
}

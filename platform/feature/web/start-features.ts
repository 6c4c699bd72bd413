// What features start (guards, monitors) is for signed-in people, and for what could not be written yet. A visitor who
// only reads the sign-in page downloads none of it.
import { session } from "#platform/auth/web/session.ts";

let needed = false;
let start: (() => void) | null = null;

const idle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
};

/** Something waits for a writer: a refused access, an error report. */
export function needWatchers(): void {
  needed = true;
  if (!start) return;
  idle(start);
  start = null;
}

type Startable = { start?(): Promise<void> };

/** The network may go before the code of a feature has come: it starts when the network is back. */
async function startOne(feature: Startable): Promise<void> {
  try {
    await feature.start?.();
  } catch (error) {
    // The browser says that it is offline a moment after the first request that fails.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (navigator.onLine) throw error;
    addEventListener("online", () => void startOne(feature), { once: true });
  }
}

/** Starts the features once, when the browser is idle and there is a person or a need. */
export function startWhenNeeded(features: readonly Startable[]): void {
  start = () => {
    for (const feature of features) void startOne(feature);
  };
  if (needed || session.current()) {
    needWatchers();
    return;
  }
  const stop = session.subscribe(() => {
    if (!session.current()) return;
    stop();
    needWatchers();
  });
}

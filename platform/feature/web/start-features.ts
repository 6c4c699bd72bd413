// What features start (guards, monitors) is for signed-in people, and for what could not be written
// yet. A visitor who only reads the sign-in page downloads none of it.
import { session } from "#platform/auth/web/session.ts";

type Startable = { start?(): Promise<void> };

let needed = false;
let begin: (() => Promise<unknown>) | null = null;
/** The first page has the network to itself. */
let drawn: Promise<unknown> = Promise.resolve();

const idle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
};

/** Something waits for a writer: a refused access, an error report. */
export function needWatchers(): void {
  needed = true;
  const start = begin;
  if (start) void drawn.then(() => idle(() => void start()));
}

/** The network may go before the code of a feature has come: it starts when the network is back. */
async function startOne(feature: Startable): Promise<void> {
  try {
    await feature.start?.();
  } catch (error) {
    if (!(await networkWasCut())) reportError(error);
    else if (navigator.onLine) await startOne(feature);
    else addEventListener("online", () => void startOne(feature), { once: true });
  }
}

/**
 * Whether the network is away, or goes or comes back within a second: the browser says so a moment
 * after the first request that fails, and a short cut may be over by then.
 */
async function networkWasCut(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const told = new AbortController();
  const changed = new Promise<boolean>((resolve) => {
    for (const name of ["online", "offline"])
      addEventListener(name, () => resolve(true), { once: true, signal: told.signal });
  });
  const quiet = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1000));
  return Promise.race([changed, quiet]).finally(() => told.abort());
}

/**
 * Starts the features once: when the first page is drawn, the browser idle, and there is a person
 * who consented, or a need. Who signs out before that has them started, because they may have a
 * question to ask first, and something to erase.
 */
export function startWhenNeeded(features: readonly Startable[], firstPage: Promise<unknown>): void {
  let begun: Promise<unknown> | null = null;
  const start = () => {
    begun ??= Promise.all(features.map(startOne));
    return begun;
  };
  begin = start;
  drawn = firstPage;
  session.onSignOut({
    confirm: () => start().then(() => true),
    left: () => start().then(() => {}),
  });
  if (needed || session.current()?.consent) {
    needWatchers();
    return;
  }
  const stop = session.subscribe(() => {
    if (!session.current()?.consent) return;
    stop();
    needWatchers();
  });
}

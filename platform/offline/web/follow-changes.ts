// What is on the device follows what is on the server: a pack is fetched again, in silence, when the
// page opens, a moment after a call that changes what it holds, and when it has aged, for what other
// devices did.
import { session } from "#platform/auth/web/session.ts";
import { onAnswered } from "#platform/http/web/client.ts";
import type { OfflinePack } from "./offline-work.ts";
import { isOfThisVersion } from "./pack-versions.ts";
import { packs } from "./packs.ts";
import { packsSince, warmUp } from "./warm-up-store.ts";

/** After the last of a burst of changes. */
const PAUSE = 1_500;
/** From which age a pack that follows changes is fetched again when the page is seen again. */
const AGED = 15 * 60_000;
/** The same for what only a new version of the application changes. */
const AGED_SHIPPED = 24 * 3_600_000;

/** After a refusal or a cut: the first wait, twice as long each time, and the longest. */
const RETRY = 10_000;
const RETRY_LONGEST = 5 * 60_000;

const changed = new Set<string>();
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let working: Promise<void> | null = null;

/**
 * A pack that was never fetched, or that the person took off the device, does not come back by
 * itself here.
 */
const taken = ({ id }: Pick<OfflinePack, "id">): boolean => packsSince()[id] !== undefined;

async function renewChanged(): Promise<void> {
  // A change during a download is not in what was already fetched.
  await warmUp.idle();
  if (!session.current() || !navigator.onLine || !warmUp.auto()) return;
  for (const pack of packs().filter(({ id }) => changed.has(id))) {
    changed.delete(pack.id);
    if (!taken(pack) || (await warmUp.renew(pack))) continue;
    changed.add(pack.id);
    soon(Math.min(RETRY * 2 ** failures, RETRY_LONGEST));
    failures += 1;
    return;
  }
  failures = 0;
}

function soon(pause = PAUSE): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = (working ?? Promise.resolve()).then(renewChanged);
  }, pause);
}

function note(which: (pack: OfflinePack) => boolean): void {
  const downloading = warmUp.current().running;
  const found = packs().filter((pack) => (downloading || taken(pack)) && which(pack));
  for (const { id } of found) changed.add(id);
  if (found.length > 0) soon();
}

const noteAged = (): void => {
  const since = packsSince();
  const now = Date.now();
  note(
    ({ id, follows }) =>
      changed.has(id) || now - (since[id] ?? 0) > (follows ? AGED : AGED_SHIPPED),
  );
};

/**
 * The page opens: what other devices changed, and what a new version of the application ships. What
 * is being downloaded for the first time comes by itself.
 */
const noteStart = (): void =>
  note(({ id, follows }) => taken({ id }) && (follows !== undefined || !isOfThisVersion(id)));

/** Returns the way to stop. */
export function followChanges(): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") noteAged();
  };
  const stop = onAnswered((call) => note(({ follows }) => follows?.includes(call) ?? false));
  addEventListener("online", noteAged);
  document.addEventListener("visibilitychange", seen);
  noteStart();
  noteAged();
  return () => {
    clearTimeout(timer);
    changed.clear();
    failures = 0;
    stop();
    removeEventListener("online", noteAged);
    document.removeEventListener("visibilitychange", seen);
  };
}

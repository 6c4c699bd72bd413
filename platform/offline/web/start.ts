// What the offline life of a signed-in person starts with: whose device it is, the purge, the
// queue, the download.
import { hasDrafts } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { cachedTypes, clearCache, purgeCache } from "./cache.ts";
import { followChanges } from "./follow-changes.ts";
import { media } from "./media.ts";
import { mirror } from "./mirror.ts";
import { packs } from "./packs.ts";
import { MEDIA } from "./pocket-room.ts";
import { pocket } from "./pocket-store.ts";
import { loadQueue, queue } from "./queue-store.ts";
import { confirmSignOut } from "./sign-out-question.ts";
import { startSync } from "./sync.ts";
import { isWhole, packsSince, warmUp } from "./warm-up-store.ts";

const OWNER = "offline-owner";

async function eraseContent(): Promise<void> {
  await Promise.allSettled([clearCache(), media.clear()]);
  pocket.noteLeft(MEDIA, 0);
  warmUp.forget(["assets", "pages", ...packs().map(({ id }) => id)]);
}

/** Somebody else's session ended here without a sign-out: what they kept is not for this person. */
async function takeOver(): Promise<void> {
  const me = session.current()?.id;
  if (!me) return;
  try {
    const before = localStorage.getItem(OWNER);
    if (before !== null && before !== me) await eraseContent();
    localStorage.setItem(OWNER, me);
  } catch {
    // storage refused: nothing was kept either
  }
}

/** A pack that was never fetched, or that the browser erased. */
async function lostContent(): Promise<boolean> {
  await purgeCache(new Set(packs().flatMap(({ records }) => records))).catch(() => {});
  const held = new Set(await cachedTypes().catch(() => []));
  const since = packsSince();
  return packs().some((pack) => since[pack.id] === undefined || !isWhole(pack, held));
}

/**
 * Resolves once a person is here who has consented: before, the server answers to nothing that a
 * download asks for.
 */
const consented = (): Promise<void> =>
  new Promise((resolve) => {
    if (session.current()?.consent) return resolve();
    const stop = session.subscribe(() => {
      if (!session.current()?.consent) return;
      stop();
      resolve();
    });
  });

export function startOffline(): () => void {
  let stop = (): void => {};
  let stopFollowing = (): void => {};
  let stopped = false;
  const stopGuard = session.onSignOut({
    async confirm() {
      await loadQueue();
      const { pending, refused } = queue.current();
      const unsent = pending + refused;
      const drafts = hasDrafts(session.current()?.id ?? "");
      return (unsent === 0 && !drafts) || confirmSignOut({ unsent, drafts });
    },
    async left() {
      localStorage.removeItem(OWNER);
      await eraseContent();
    },
  });
  void (async () => {
    await takeOver();
    await mirror.forgetOld(Date.now()).catch(() => {});
    const lost = await lostContent();
    if (stopped) return;
    stop = startSync();
    // What the banner says of waiting work, while there is still a network to fetch it from.
    void Promise.allSettled([import("./queue-note.tsx"), loadTexts("offline")]);
    await consented();
    if (stopped) return;
    // Before the download: what is changed meanwhile is followed too.
    stopFollowing = followChanges();
    await warmUp.startAlone(lost);
  })();
  return () => {
    stopped = true;
    stop();
    stopFollowing();
    stopGuard();
  };
}

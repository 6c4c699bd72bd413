// Who is here. A plain store outside React, so that route guards read it before anything is drawn,
// and plain fetch, so that the sign-in page does not carry the typed client.
import { useSyncExternalStore } from "react";
import { adoptLanguage } from "#platform/i18n/web/i18n.ts";
import { network } from "#platform/network/web/network-state.ts";
import { eraseDrafts } from "./drafts.ts";
import type { Me } from "./me.ts";

export type { Me } from "./me.ts";

/**
 * The prerendered home page reads this hint to offer "open" instead of "sign in"; it proves
 * nothing.
 */
export const SIGNED_IN_HINT = "signed-in";
/**
 * The last person of this device, so that the application opens without network. It goes with the
 * session.
 */
const KEPT_PERSON = "signed-in-person";

/**
 * What the end of a session waits for: a question to the person, then the erasure of what is theirs
 * on this device.
 */
export interface SignOutGuard {
  /** False keeps the session. */
  confirm(): Promise<boolean>;
  left(): Promise<void>;
}

let me: Me | null = null;
let lastMe: Me | null = null;
let loading: Promise<Me | null> | null = null;
let loaded = false;
let ended = false;
let leaving = false;
/** The first person of this document: what it holds in memory, and has begun, is theirs. */
let holder: string | null = null;
/** The person comes from this device's copy: the server has not been asked yet. */
let unconfirmed = false;
const listeners = new Set<() => void>();
const guards = new Set<SignOutGuard>();

/**
 * `before`: who leaves. The copy of somebody who has signed in meanwhile, in another tab, stays.
 */
const remember = (person: Me | null, before: Me | null = null): void => {
  try {
    if (person) {
      localStorage.setItem(SIGNED_IN_HINT, "1");
      localStorage.setItem(KEPT_PERSON, JSON.stringify(person));
    } else if (before === null || (recall()?.id ?? before.id) === before.id)
      for (const key of [SIGNED_IN_HINT, KEPT_PERSON]) localStorage.removeItem(key);
  } catch {
    // storage refused: the home page's shortcut and the start without network are lost
  }
};

const recall = (): Me | null => {
  try {
    return JSON.parse(localStorage.getItem(KEPT_PERSON) ?? "null") as Me | null;
  } catch {
    return null;
  }
};

const become = (next: Me | null): Me | null => {
  const before = me;
  me = next;
  if (next) {
    holder ??= next.id;
    lastMe = next;
    ended = false;
  }
  loaded = true;
  remember(next, before);
  for (const listener of listeners) listener();
  return next;
};

/** Nothing came back: no network, or a server that is stopped, seen directly or through a proxy. */
class Away extends Error {}
const isAway = (status: number): boolean => status >= 502 && status <= 504;

async function ask(): Promise<Me | null> {
  const headers = { accept: "application/json" };
  const response = await fetch("/rpc/accounts/me", { method: "POST", headers }).catch(
    (error: unknown) => new Away("The server cannot be reached", { cause: error }),
  );
  if (response instanceof Away) {
    network.failed();
    throw response;
  }
  network.answered(response.status);
  if (isAway(response.status)) {
    if (response.status !== 503) network.failed();
    throw new Away(`The server is away (${response.status})`);
  }
  unconfirmed = false;
  if (response.status === 401) {
    ended = me !== null && !leaving;
    return become(null);
  }
  if (!response.ok) throw new Error(`The session could not be read (${response.status})`);
  const body = (await response.json()) as { json?: Me | null };
  const person = body.json ?? null;
  if (!person) ended = me !== null && !leaving;
  if (person && me && person.id !== me.id) return handOver();
  if (person) await adoptLanguage(person.language);
  return become(person);
}

/**
 * The tabs of a browser share one session, and somebody else signed in: this page was not theirs.
 * Who is here is asked again before another page is drawn.
 */
function handOver(): null {
  session.expire();
  loaded = false;
  return null;
}

/**
 * Milliseconds that a start waits for the server when this device knows who was here: a network
 * that swallows everything (underground, lifts) must not keep the application closed. The answer
 * still counts when it comes.
 */
const PATIENCE = 500;

async function fetchMe(): Promise<Me | null> {
  const kept = me ?? recall();
  if (!kept) return ask();
  const startFromCopy = (): Me | null => {
    unconfirmed = true;
    return become(kept);
  };
  const answer = ask().catch((error: unknown) => {
    if (error instanceof Away) return startFromCopy();
    throw error;
  });
  if (loaded) return answer;
  answer.catch(() => {}); // told by the race below when it comes first; the next page asks again otherwise
  const waited = new Promise<Me | null>((resolve) => {
    const begin = (): void => {
      if (!loaded) network.keptWaiting();
      resolve(loaded ? me : startFromCopy());
    };
    setTimeout(begin, navigator.onLine ? PATIENCE : 0);
  });
  return Promise.race([answer, waited]);
}

export const session = {
  /** The person, or null while unknown or signed out. */
  current: (): Me | null => me,
  /**
   * Asks the server once; later calls answer from memory. Rejects when the server cannot be
   * reached.
   */
  load(): Promise<Me | null> {
    if (!loaded) return session.refresh();
    // Known from this device's copy: the page is shown, and the server asked meanwhile.
    if (unconfirmed && navigator.onLine) void session.refresh().catch(() => {});
    return Promise.resolve(me);
  },
  /** Asks the server again: after signing in, or when a profile changed. */
  refresh(): Promise<Me | null> {
    loading ??= fetchMe().finally(() => {
      loading = null;
    });
    return loading;
  },
  /** The person may refuse (work that is not sent yet): nothing has changed then. */
  async signOut(): Promise<void> {
    for (const guard of guards) if (!(await guard.confirm())) return;
    const response = await fetch("/api/auth/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (!response.ok && response.status !== 401)
      throw new Error(`Sign-out was refused (${response.status})`);
    await session.leave("/");
  },
  /**
   * The person is signed out by their own will. A new document: nothing they read stays in memory
   * for the next one.
   */
  async leave(to: string): Promise<void> {
    leaving = true;
    const who = me?.id;
    remember(null, me);
    // One after the other: the first may bring the others in.
    for (const one of guards) await one.left().catch(() => {});
    if (who) eraseDrafts(who);
    location.assign(to);
  },
  /** The server no longer knows this session. A page that is leaving is not sent anywhere else. */
  expire: (): void => {
    if (!me || leaving) return;
    ended = true;
    become(null);
  },
  /**
   * The server waits for this person's consent: it was withdrawn elsewhere, or its text has
   * changed.
   */
  consentEnded: (): void => {
    if (me?.consent && !leaving) become({ ...me, consent: false });
  },
  /** Somebody was at work when their session ended; until they are back. */
  hasExpired: (): boolean => ended,
  /**
   * Somebody else than the first person of this document is here: only a new document is free of
   * what is not theirs.
   */
  changedHands: (): boolean => me !== null && holder !== null && me.id !== holder,
  onSignOut(guard: SignOutGuard): () => void {
    guards.add(guard);
    return () => void guards.delete(guard);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Another tab signed out, or somebody else in: what is on this screen is not for whoever is there
 * now.
 */
function otherTab({ key }: StorageEvent): void {
  if ((key !== KEPT_PERSON && key !== null) || !me || leaving) return;
  const there = recall();
  if (there && there.id !== me.id) handOver();
  // Signed out, or a decision about the consent.
  else if (there?.consent !== me.consent) void session.refresh().catch(() => {});
}

if (typeof addEventListener === "function") {
  addEventListener("online", () => {
    if (unconfirmed) void session.refresh().catch(() => {});
  });
  addEventListener("storage", otherTab);
}

/** The person, or null: for pages that visitors see too. */
export const useSession = (): Me | null => useSyncExternalStore(session.subscribe, session.current);

/**
 * The person of a signed-in page. While the page is leaving after a sign-out it still answers with
 * who was here.
 */
export const useMe = (): Me => {
  const person = useSession() ?? lastMe;
  if (!person) throw new Error("useMe() belongs to pages behind the guard");
  return person;
};

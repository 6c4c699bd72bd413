// Who is here. A plain store outside React, so that route guards read it before anything is drawn, and plain
// fetch, so that the sign-in page does not carry the typed client.
import { useSyncExternalStore } from "react";
import { adoptLanguage } from "#platform/i18n/web/i18n.ts";
import { network } from "#platform/ui/network/network-state.ts";
import type { Me } from "./me.ts";

export type { Me } from "./me.ts";

/** The prerendered home page reads this hint to offer "open" instead of "sign in"; it proves nothing. */
export const SIGNED_IN_HINT = "signed-in";

let me: Me | null = null;
let lastMe: Me | null = null;
let loading: Promise<Me | null> | null = null;
let loaded = false;
let ended = false;
let leaving = false;
const listeners = new Set<() => void>();

const hint = (present: boolean): void => {
  try {
    if (present) localStorage.setItem(SIGNED_IN_HINT, "1");
    else localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    // storage refused: only the home page's shortcut is lost
  }
};

const become = (next: Me | null): Me | null => {
  me = next;
  if (next) {
    lastMe = next;
    ended = false;
  }
  loaded = true;
  hint(next !== null);
  for (const listener of listeners) listener();
  return next;
};

async function fetchMe(): Promise<Me | null> {
  const response = await fetch("/rpc/accounts/me", { headers: { accept: "application/json" } }).catch((error) => {
    network.failed();
    throw error;
  });
  network.reached();
  if (response.status === 401) return become(null);
  if (!response.ok) throw new Error(`The session could not be read (${response.status})`);
  const body = (await response.json()) as { json?: Me | null };
  const person = body.json ?? null;
  if (person) await adoptLanguage(person.language);
  return become(person);
}

export const session = {
  /** The person, or null while unknown or signed out. */
  current: (): Me | null => me,
  /** Asks the server once; later calls answer from memory. Rejects when the server cannot be reached. */
  load: (): Promise<Me | null> => (loaded ? Promise.resolve(me) : session.refresh()),
  /** Asks the server again: after signing in, or when a profile changed. */
  refresh(): Promise<Me | null> {
    loading ??= fetchMe().finally(() => {
      loading = null;
    });
    return loading;
  },
  async signOut(): Promise<void> {
    const response = await fetch("/api/auth/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (!response.ok && response.status !== 401) throw new Error(`Sign-out was refused (${response.status})`);
    session.leave("/");
  },
  /** The person is signed out by their own will. A new document: nothing they read stays in memory for the next one. */
  leave(to: string): void {
    hint(false);
    leaving = true;
    location.assign(to);
  },
  /** The server no longer knows this session. A page that is leaving is not sent anywhere else. */
  expire: (): void => {
    if (!me || leaving) return;
    ended = true;
    become(null);
  },
  /** Somebody was at work when their session ended; until they are back. */
  hasExpired: (): boolean => ended,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The person, or null: for pages that visitors see too. */
export const useSession = (): Me | null => useSyncExternalStore(session.subscribe, session.current);

/** The person of a signed-in page. While the page is leaving after a sign-out it still answers with who was here. */
export const useMe = (): Me => {
  const person = useSession() ?? lastMe;
  if (!person) throw new Error("useMe() belongs to pages behind the guard");
  return person;
};

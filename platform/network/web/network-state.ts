// What the banner knows: the browser's own word (offline) and what our calls met (trouble,
// unavailable).
import { useSyncExternalStore } from "react";

export interface NetworkState {
  offline: boolean;
  /** A call did not reach the server although the browser says it is online. */
  trouble: boolean;
  /** The server answers that it cannot serve anybody for the moment (503): its database is away. */
  unavailable: boolean;
  /** A call waits for an answer longer than a person does. Nothing is said of it: it may still come. */
  silent: boolean;
}

const WELL: NetworkState = { offline: false, trouble: false, unavailable: false, silent: false };
let state: NetworkState = {
  ...WELL,
  offline: typeof navigator !== "undefined" && navigator.onLine === false,
};
const listeners = new Set<() => void>();

const set = (next: Partial<NetworkState>): void => {
  const merged = { ...state, ...next };
  const same = (Object.keys(merged) as (keyof NetworkState)[]).every(
    (key) => merged[key] === state[key],
  );
  if (same) return;
  state = merged;
  for (const listener of listeners) listener();
};

/** What a server says that takes nobody for the moment. */
const UNAVAILABLE = 503;

export const network = {
  current: (): NetworkState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Nothing is to be awaited from the server, as far as is known. */
  isAway: (): boolean => Object.values(state).includes(true),
  /** Called by the transport when no answer came back. */
  failed: (): void => set({ trouble: true }),
  /** Called by who stops waiting for an answer. */
  keptWaiting: (): void => set({ silent: true }),
  /** Called by the transport with the status of an answer. */
  answered: (status: number): void =>
    set({ trouble: false, silent: false, unavailable: status === UNAVAILABLE }),
  reached: (): void => set({ trouble: false, silent: false, unavailable: false }),
  offline: (): void => set({ offline: true }),
  online: (): void => set(WELL),
  /** Listens to the browser; returns the way to stop. */
  watch(): () => void {
    addEventListener("offline", network.offline);
    addEventListener("online", network.online);
    return () => {
      removeEventListener("offline", network.offline);
      removeEventListener("online", network.online);
    };
  },
};

export const useNetwork = (): NetworkState =>
  useSyncExternalStore(network.subscribe, network.current);

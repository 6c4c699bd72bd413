// What the banner knows: the browser's own word (offline) and what our calls met (trouble).
import { useSyncExternalStore } from "react";

export interface NetworkState {
  offline: boolean;
  /** A call did not reach the server although the browser says it is online. */
  trouble: boolean;
}

let state: NetworkState = { offline: typeof navigator !== "undefined" && navigator.onLine === false, trouble: false };
const listeners = new Set<() => void>();

const set = (next: Partial<NetworkState>): void => {
  const merged = { ...state, ...next };
  if (merged.offline === state.offline && merged.trouble === state.trouble) return;
  state = merged;
  for (const listener of listeners) listener();
};

export const network = {
  current: (): NetworkState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Called by the transport when no answer came back. */
  failed: (): void => set({ trouble: true }),
  reached: (): void => set({ trouble: false }),
  offline: (): void => set({ offline: true }),
  online: (): void => set({ offline: false, trouble: false }),
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

export const useNetwork = (): NetworkState => useSyncExternalStore(network.subscribe, network.current);

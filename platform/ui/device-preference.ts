// What a person prefers on this device, as the theme is: kept by the browser, told to the other
// tabs, and the same for whoever uses the device.
import { useSyncExternalStore } from "react";

export interface DevicePreference<Value extends string> {
  /** In the order they are offered. */
  readonly values: readonly Value[];
  /** What was chosen here, or what is usual. */
  read(): Value;
  write(value: Value): void;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

function devicePreference<const Value extends string>(
  key: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
  show: (value: Value) => void = () => {},
): DevicePreference<Value> {
  const listeners = new Set<() => void>();
  // Storage refused by the browser: the choice lives as long as the page.
  let unkept: Value | null = null;
  const read = (): Value => {
    if (unkept !== null) return unkept;
    try {
      const kept = localStorage.getItem(key);
      return values.find((value) => value === kept) ?? usual;
    } catch {
      return usual;
    }
  };
  const tell = (): void => {
    show(read());
    for (const listener of listeners) listener();
  };
  if (typeof addEventListener === "function")
    addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) tell();
    });
  return {
    values,
    read,
    write(value) {
      try {
        if (value === usual) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
        unkept = null;
      } catch {
        unkept = value;
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The size of the letters, of which every length in rem follows: 15, 16 or 19 px where the browser's
 * own is 16. `boot.js` shows it before the first paint; the lengths are in `global.css`.
 */
export const fontSize = devicePreference(
  "font-size",
  ["small", "normal", "large"],
  "normal",
  (value) => {
    document.documentElement.dataset.fontSize = value;
  },
);

/** How lists are drawn: one line a thing, cards with what is said of each, or a grid of names. */
export const listView = devicePreference("list-view", ["list", "cards", "grid"], "list");

/**
 * Whether a single key does something (WCAG 2.1.4: who speaks to the machine can turn it off). Keys
 * held with Ctrl, and the question mark that lists them all, always answer.
 */
export const singleKeys = devicePreference("single-keys", ["on", "off"], "on");

/** Whether what is pushed aside with a finger is rated by it. */
export const ratingGestures = devicePreference("rating-gestures", ["off", "on"], "off");

/** Megabytes that what is kept for no network may take. */
export const pocketMegabytes = devicePreference("offline-size", ["10", "25", "50", "100"], "50");

/** What the day begins with: what is to be learnt, or a question. Said when the account is new. */
export const occupation = devicePreference(
  "occupation",
  ["unsaid", "learning", "practising"],
  "unsaid",
);

/** The preference as it is, and again when it changes. */
export const usePreference = <Value extends string>({
  subscribe,
  read,
}: DevicePreference<Value>): Value => useSyncExternalStore(subscribe, read);

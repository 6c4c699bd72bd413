// The question before a sign-out while work waits on the device. Whoever asks knows nothing of the screen that shows it.
import { useSyncExternalStore } from "react";

interface Question {
  /** Items that the server does not have. */
  count: number;
  answer(leave: boolean): void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

const set = (next: Question | null): void => {
  question = next;
  for (const listener of listeners) listener();
};

export const askBeforeLeaving = (count: number): Promise<boolean> =>
  new Promise((resolve) => {
    set({
      count,
      answer(leave) {
        set(null);
        resolve(leave);
      },
    });
  });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLeaving = (): Question | null => useSyncExternalStore(subscribe, () => question);

// The question before a sign-out while work waits on the device or a text was not sent. Whoever
// asks knows nothing of the screen that shows it.
import { useSyncExternalStore } from "react";

interface Unsent {
  /** Items of the queue that the server does not have. */
  unsent: number;
  /** Something typed is kept on this device alone. */
  drafts: boolean;
}

export interface Question extends Unsent {
  answer(leave: boolean): void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

const set = (next: Question | null): void => {
  question = next;
  for (const listener of listeners) listener();
};

export const confirmSignOut = (unsent: Unsent): Promise<boolean> =>
  new Promise((resolve) => {
    set({
      ...unsent,
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

export const useSignOutQuestion = (): Question | null =>
  useSyncExternalStore(subscribe, () => question);

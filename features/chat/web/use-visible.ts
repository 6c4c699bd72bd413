import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** Whether the tab is looked at: a hidden one keeps no connection open. */
export const useVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState !== "hidden");

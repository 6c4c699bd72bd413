import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";

/** Single keys of a session, outside fields and dialogs. */
export const KEYS = {
  " ": "show",
  Enter: "show",
  1: "rate1",
  2: "rate2",
  3: "rate3",
  4: "rate4",
  5: "rate5",
  u: "undo",
  e: "edit",
  b: "bury",
  s: "suspend",
  f: "flag",
  "?": "help",
} as const;
export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

/** Runs what a key stands for. */
export function useSessionKeys(run: (action: KeyAction) => void): void {
  usePageKeys((key) => {
    const action = KEYS[key as keyof typeof KEYS];
    return action && (() => run(action));
  });
}

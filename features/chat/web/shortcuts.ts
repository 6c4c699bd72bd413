import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";

/** Single keys of the assistant. */
export const SHORTCUTS = {
  "?": "help",
  "/": "question",
  f: "search",
  n: "create",
  e: "edit",
  r: "regenerate",
  c: "copy",
  Escape: "stop",
} as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** Runs what a key stands for. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  usePageKeys((key) => {
    const shortcut = SHORTCUTS[key as keyof typeof SHORTCUTS];
    return shortcut && (() => run(shortcut));
  });
}

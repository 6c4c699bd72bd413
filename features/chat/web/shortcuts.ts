import { useEffect, useRef } from "react";

/** Single keys of the assistant, active outside fields and dialogs. */
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

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    "input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=alertdialog]",
  ) !== null;

/**
 * Runs what a key stands for. The question mark always answers: it is how the list, and its switch,
 * are found.
 */
export function useShortcuts(on: boolean, run: (shortcut: Shortcut) => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return;
      if (isTyping(event.target) || document.querySelector("[role=dialog]")) return;
      const shortcut = SHORTCUTS[event.key as keyof typeof SHORTCUTS];
      if (!shortcut || !(on || shortcut === "help" || shortcut === "stop")) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
}

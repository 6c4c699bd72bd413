import { useEffect, useRef, useState } from "react";

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

const FLAG = "chat-shortcuts";
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    "input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=alertdialog]",
  ) !== null;

/**
 * Whether single keys are on (WCAG 2.1.4: who speaks to the machine can turn them off); kept on
 * this device.
 */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(FLAG) !== "off";
    } catch {
      return true; // storage refused by the browser: they are on, as announced
    }
  });
  const change = (next: boolean) => {
    setOn(next);
    try {
      if (next) localStorage.removeItem(FLAG);
      else localStorage.setItem(FLAG, "off");
    } catch {
      // storage refused: the choice lives as long as the page
    }
  };
  return [on, change];
}

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

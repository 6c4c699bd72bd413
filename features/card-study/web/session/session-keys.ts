import { useLayoutEffect, useRef } from "react";

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

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null;
const onControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("button, a, summary, audio, video") !== null;

/**
 * Runs what a key stands for. Space and Enter belong to the control that has the keyboard; the
 * question mark always answers.
 */
export function useSessionKeys(on: boolean, run: (action: KeyAction) => void): void {
  const latest = useRef(run);
  latest.current = run;
  // Before the first drawing: a key pressed as soon as the eye sees the card counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return;
      if (inField(event.target) || document.querySelector("[role=dialog]")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = KEYS[key as keyof typeof KEYS];
      if (!action || !(on || action === "help" || action === "show")) return;
      if (action === "show" && onControl(event.target)) return;
      event.preventDefault();
      latest.current(action);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
}

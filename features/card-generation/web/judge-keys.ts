import { type RefObject, useLayoutEffect, useRef } from "react";

/** Single keys while proposals are judged, outside fields and dialogs. */
export const JUDGE_KEYS = {
  a: "accept",
  r: "refuse",
  e: "edit",
  u: "undo",
  arrowleft: "previous",
  arrowright: "next",
  "?": "help",
} as const;
export type JudgeAction = (typeof JUDGE_KEYS)[keyof typeof JUDGE_KEYS];

/** Runs what a key stands for while the view is on screen; the question mark always answers. */
export function useJudgeKeys(
  on: boolean,
  run: (action: JudgeAction) => void,
): RefObject<HTMLElement | null> {
  const view = useRef<HTMLElement>(null);
  const latest = useRef(run);
  latest.current = run;
  // Before the first drawing: a key pressed as soon as the eye sees the proposal counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return;
      const inField =
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, [role=tablist]");
      if (inField || document.querySelector("[role=dialog]")) return;
      // A tab that was opened stays on the page, hidden.
      const panel = view.current?.closest("[role=tabpanel]");
      if (!view.current || (panel && getComputedStyle(panel).display === "none")) return;
      const action = JUDGE_KEYS[event.key.toLowerCase() as keyof typeof JUDGE_KEYS];
      if (!action || !(on || action === "help")) return;
      event.preventDefault();
      latest.current(action);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
  return view;
}

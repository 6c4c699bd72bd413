import { type RefObject, useRef } from "react";
import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";

/** Single keys while proposals are judged. */
export const JUDGE_KEYS = {
  a: "accept",
  r: "refuse",
  e: "edit",
  u: "undo",
  ArrowLeft: "previous",
  ArrowRight: "next",
  "?": "help",
} as const;
export type JudgeAction = (typeof JUDGE_KEYS)[keyof typeof JUDGE_KEYS];

/** Runs what a key stands for while the view is on screen. */
export function useJudgeKeys(run: (action: JudgeAction) => void): RefObject<HTMLElement | null> {
  const view = useRef<HTMLElement>(null);
  usePageKeys((key) => {
    // A tab that was opened stays on the page, hidden.
    const panel = view.current?.closest("[role=tabpanel]");
    if (!view.current || (panel && getComputedStyle(panel).display === "none")) return null;
    const action = JUDGE_KEYS[key as keyof typeof JUDGE_KEYS];
    return action && (() => run(action));
  });
  return view;
}

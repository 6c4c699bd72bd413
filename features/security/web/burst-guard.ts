import { RAPID_ACTIVITY, UNUSUAL_ACTIVITY } from "../domain/actions.ts";
import { addEvent, BURST, type BurstState, CALM, RAPID } from "../domain/burst.ts";
import { logEvent } from "./log-event.ts";
import { warn } from "./warn.ts";

/**
 * One thing a person did: a key held down, the click a touch makes and the click a key makes are
 * not a second one.
 */
function isDiscrete(event: Event): boolean {
  if (event instanceof KeyboardEvent) return !event.repeat;
  if (event.type !== "click") return true;
  if ("pointerType" in event && event.pointerType === "touch") return false;
  return !(event.isTrusted && event instanceof MouseEvent && event.detail === 0);
}

/**
 * Counts clicks, key presses and touches; says and logs what crosses the limits. Blocks nothing.
 */
export function watchBursts(now: () => number = Date.now): () => void {
  let state: BurstState = CALM;
  const count = (event: Event) => {
    if (!isDiscrete(event)) return;
    const answer = addEvent(state, now());
    state = answer.state;
    for (const signal of answer.signals) {
      if (signal === "rapid") void logEvent(RAPID_ACTIVITY, { ...RAPID });
      else {
        void warn("burst");
        void logEvent(UNUSUAL_ACTIVITY, { ...BURST });
      }
    }
  };
  const kinds = ["click", "keydown", "touchstart"] as const;
  for (const kind of kinds) addEventListener(kind, count, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, count, { capture: true });
  };
}

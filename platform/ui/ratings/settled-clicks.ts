// A second tap of a double tap falls on what the first one brought under the finger: an answer
// would be shown unasked, or rated unread. What has just come takes no click for a moment.
import { type MouseEvent, useLayoutEffect, useRef } from "react";

/** Milliseconds in which nobody reads what has come and touches it. */
const SEEN_AFTER = 250;

/**
 * For `onClickCapture` of a bar whose buttons change with `shown`. A key presses what it is on: it
 * has `detail` 0.
 */
export function useSettledClicks(shown: string): (event: MouseEvent) => void {
  const since = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) since.current = performance.now();
    before.current = shown;
  }, [shown]);
  return (event) => {
    if (event.detail > 0 && event.timeStamp - since.current < SEEN_AFTER) event.stopPropagation();
  };
}

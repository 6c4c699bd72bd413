import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { enterResults } from "./move-in-results.ts";

/**
 * Keys of a search field for results that are not there yet: who types fast presses them before,
 * and they count once the results come. Anything else that is done in between takes them back.
 * `pending`: what is on screen does not answer what is typed.
 */
export function useEarlyKeys(pending: boolean) {
  const early = useRef({ down: 0, enter: false });
  const forget = (): void => {
    early.current = { down: 0, enter: false };
  };
  // Before the screen is painted: nobody sees a result that the keys pressed for it do not reach.
  useLayoutEffect(() => {
    if (pending) return;
    const { down, enter } = early.current;
    early.current = { down: 0, enter: false };
    if (down === 0) return;
    const result = enterResults(down - 1);
    if (enter) result?.click();
  }, [pending]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const { down } = early.current;
    if (key === "ArrowDown") {
      if (pending) early.current.down += 1;
      if (pending || enterResults()) event.preventDefault();
    }
    if (key === "ArrowUp" && down > 0) {
      early.current = { down: down - 1, enter: false };
      event.preventDefault();
    }
    if (key === "Enter" && down > 0) early.current.enter = true;
  };
  return { forget, onKeyDown };
}

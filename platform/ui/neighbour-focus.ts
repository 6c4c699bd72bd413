import { type RefObject, useLayoutEffect } from "react";

/**
 * A row that goes while it holds the keyboard (archived, deleted) leaves it to its neighbour:
 * `next` names what to focus in a row, and `rows` what the rows of the list are.
 */
export function useNeighbourFocus(
  row: RefObject<HTMLElement | null>,
  { rows, next }: { rows: string; next: string },
) {
  useLayoutEffect(() => {
    const gone = row.current;
    return () => {
      // Still in the page: what is drawn leaves after this.
      if (!gone?.contains(document.activeElement)) return;
      const all = [...document.querySelectorAll<HTMLElement>(rows)];
      const at = all.indexOf(gone);
      (all[at + 1] ?? all[at - 1])?.querySelector<HTMLElement>(next)?.focus();
    };
  }, [row, rows, next]);
}

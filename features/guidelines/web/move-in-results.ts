import type { KeyboardEvent } from "react";

/** Up and down walk through the results of the list that holds this handler; up from the first returns to the field. */
export function moveInResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-result]")];
  const at = results.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  if (next < 0) document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  else results[next]?.focus();
}

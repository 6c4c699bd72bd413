import type { KeyboardEvent } from "react";

/** Up and down walk through the calculators of the list; up from the first returns to the search field. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-calculator]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  if (next < 0) document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  else links[next]?.focus();
}

import type { KeyboardEvent } from "react";

/** The links that the arrows walk through carry this attribute. */
const RESULT = "[data-result]";

/**
 * Down from the search field: to the first result, or `further` ones below it as far as there are.
 * Undefined without any.
 */
export function enterResults(further = 0): HTMLElement | undefined {
  const results = [...document.querySelectorAll<HTMLElement>(RESULT)];
  const entered = results[Math.min(further, results.length - 1)];
  entered?.focus();
  return entered;
}

/**
 * Up and down walk through the results of the list that holds this handler; up from the first
 * returns to the field.
 */
export function moveInResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(RESULT)];
  const at = results.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  if (next < 0) document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  else results[next]?.focus();
}

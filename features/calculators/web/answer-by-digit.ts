import type { KeyboardEvent } from "react";

/**
 * A digit on a question of several answers takes the one worth that many points, or else the one of
 * that rank, and goes on to the next question.
 */
export function answerByDigit(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
  if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${target.name}"]`),
  ];
  const chosen = group.some(({ dataset }) => dataset.points !== undefined)
    ? group.find(({ dataset }) => dataset.points === event.key)
    : group[Number(event.key) - 1];
  if (!chosen) return;
  event.preventDefault();
  chosen.click();
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input, select")];
  const last = fields.findLastIndex(({ name }) => name === target.name);
  fields[last + 1]?.focus();
}

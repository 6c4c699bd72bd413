import type { KeyboardEvent } from "react";
import { copyLine } from "./copy-line.ts";

/** C on a question of the form copies the line for the record; in a field it is a letter. */
export function copyByKey(event: KeyboardEvent<HTMLFormElement>, line: string): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !["radio", "checkbox"].includes(target.type)) return;
  if (event.key.toLowerCase() !== "c" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (line === "") return;
  event.preventDefault();
  void copyLine(line);
}

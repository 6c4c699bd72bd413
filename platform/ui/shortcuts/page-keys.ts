// Single keys of a page. Those of @mantine/hooks know neither the preference for single keys nor
// which control has a key of its own, and answer to held keys.
import { useLayoutEffect, useRef } from "react";
import { singleKeys } from "../device-preference.ts";

/** What a key does; nothing for a key that the page does not know. */
export type FindAction = (key: string, event: KeyboardEvent) => (() => void) | null | undefined;

/** Where a character is typed, or chosen by: keys belong to it. */
export const TYPING =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]";
/** Which controls use a key themselves. */
const OWN_KEYS: readonly { keys: RegExp; controls: string }[] = [
  { keys: /^Enter$/, controls: "button, a, summary, audio, video" },
  { keys: /^ $/, controls: "button, a, summary, audio, video, input" },
  { keys: /^Arrow/, controls: "[type=radio], [role=tablist], [role=slider], audio, video" },
];

/** The question mark always answers: it is how the list of keys, and its switch, are found. */
const isCharacter = (key: string): boolean => key.length === 1 && key !== " " && key !== "?";

function belongsElsewhere({ key, target }: KeyboardEvent, byHand: Element | null): boolean {
  if (document.querySelector("[role=dialog]")) return true;
  if (!(target instanceof Element)) return false;
  const isOwn =
    (byHand === null || target.closest("button") !== byHand) &&
    OWN_KEYS.some(({ keys, controls }) => keys.test(key) && target.closest(controls));
  return isOwn || target.closest(TYPING) !== null;
}

/**
 * Runs what `find` gives for a key pressed outside fields, menus and dialogs. Letters come in lower
 * case; letters, digits and signs as the person prefers (WCAG 2.1.4).
 */
export function usePageKeys(find: FindAction): void {
  const latest = useRef(find);
  latest.current = find;
  // Before the first drawing: a key pressed as soon as the eye sees the page counts.
  useLayoutEffect(() => {
    // A button pressed by a finger or a mouse keeps the focus, not the keys: whoever goes on by
    // Enter would press it again. A press of the keyboard has no detail.
    let byHand: Element | null = null;
    const hand = ({ detail, target }: MouseEvent) => {
      byHand = detail > 0 && target instanceof Element ? target.closest("button") : null;
    };
    const forget = () => {
      byHand = null;
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return;
      if (belongsElsewhere(event, byHand)) return;
      if (isCharacter(event.key) && singleKeys.read() === "off") return;
      const action = latest.current(
        event.key.length === 1 ? event.key.toLowerCase() : event.key,
        event,
      );
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("click", hand, true);
    addEventListener("focusin", forget);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("click", hand, true);
      removeEventListener("focusin", forget);
      removeEventListener("keydown", press);
    };
  }, []);
}

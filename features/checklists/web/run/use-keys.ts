import { useEffect, useRef } from "react";
import { singleKeys } from "#platform/ui/device-preference.ts";

const OWN_KEYS = "input, textarea, select, button, a, [contenteditable], [role=dialog]";

/** Keys of the reader, letters as the person prefers, where nothing that has keys of its own holds the focus. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.length === 1 && singleKeys.read() === "off") return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

import { useEffect, useRef } from "react";
import { singleKeys, usePreference } from "#platform/ui/device-preference.ts";

export type RoomKey =
  | { does: "tick" | "strike"; at: number }
  | { does: "next" | "previous" | "flag" | "sure" | "unsure" | "overview" };

const PLAIN: Readonly<Record<string, RoomKey>> = {
  Enter: { does: "next" },
  ArrowRight: { does: "next" },
  ArrowLeft: { does: "previous" },
  r: { does: "flag" },
  s: { does: "sure" },
  h: { does: "unsure" },
  o: { does: "overview" },
};

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select") !== null;
const onControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("button, a, summary") !== null;

/** A to G tick, with Shift they strike; the digits tick too. */
function keyOf({ key, shiftKey }: KeyboardEvent): RoomKey | null {
  if (/^[a-g]$/i.test(key))
    return { does: shiftKey ? "strike" : "tick", at: key.toLowerCase().charCodeAt(0) - 97 };
  if (/^[1-9]$/.test(key)) return { does: "tick", at: Number(key) - 1 };
  return PLAIN[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Keys of the room, outside fields and dialogs; letters and digits as the person prefers. */
export function useRoomKeys(on: boolean, run: (key: RoomKey) => void): void {
  const characters = usePreference(singleKeys) === "on";
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat)
        return;
      if (inField(event.target) || document.querySelector("[role=dialog]")) return;
      if (event.key.length === 1 && !characters) return;
      if (event.key === "Enter" && onControl(event.target)) return;
      const key = keyOf(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on, characters]);
}

import { usePageKeys } from "#platform/ui/shortcuts/page-keys.ts";

export type RoomKey =
  | { does: "tick" | "strike"; at: number }
  | { does: "next" | "previous" | "flag" | "sure" | "unsure" | "overview" | "values" };

const PLAIN: Readonly<Record<string, RoomKey>> = {
  Enter: { does: "next" },
  ArrowRight: { does: "next" },
  ArrowLeft: { does: "previous" },
  r: { does: "flag" },
  s: { does: "sure" },
  h: { does: "unsure" },
  o: { does: "overview" },
  l: { does: "values" },
};

/** A to G tick, with Shift they strike; the digits tick too. */
function keyOf(key: string, shiftKey: boolean): RoomKey | null {
  if (/^[a-g]$/.test(key))
    return { does: shiftKey ? "strike" : "tick", at: key.charCodeAt(0) - 97 };
  if (/^[1-9]$/.test(key)) return { does: "tick", at: Number(key) - 1 };
  return PLAIN[key] ?? null;
}

/** Keys of the room, while nothing is asked over it. */
export function useRoomKeys(on: boolean, run: (key: RoomKey) => void): void {
  usePageKeys((pressed, { shiftKey }) => {
    const key = on ? keyOf(pressed, shiftKey) : null;
    return key && (() => run(key));
  });
}

import { useEffect, useState } from "react";

/**
 * A text once it has stopped changing for that long, at once when it is emptied: typing asks the
 * server at its pauses.
 */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

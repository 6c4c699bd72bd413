import { useEffect, useState } from "react";

/** The value once it has stopped changing for `pause` milliseconds; an emptied value at once. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";

// By entry of the history, in the memory of this page: it may describe a patient, and an address or
// a disk would keep it.
const typedAt = new Map<string, string>();

/**
 * What is typed in the search of a page. Who comes back from a result finds it again; who comes
 * anew finds it empty.
 */
export function useTyped(): [string, (typed: string) => void] {
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? "" });
  const [typed, setTyped] = useState(() => typedAt.get(entry) ?? "");
  const type = (next: string) => {
    setTyped(next);
    typedAt.set(entry, next);
  };
  return [typed, type];
}

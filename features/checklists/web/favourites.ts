// Favourites of this person on this device; a sign-out erases them with what is theirs.
import { useState } from "react";
import { session } from "#platform/auth/web/session.ts";

const key = () => `checklist-favourites:${session.current()?.id ?? ""}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return []; // storage refused or unreadable: there are none
  }
}

export function useFavourites() {
  const [favourites, setFavourites] = useState(read);
  const toggle = (id: string): void => {
    const before = read();
    const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    try {
      localStorage.setItem(key(), JSON.stringify(after));
      setFavourites(after);
    } catch {
      // storage full: the star stays as it was
    }
  };
  return { favourites, toggle };
}

import { useState } from "react";

const EMPTY = { name: "", email: "", password: "", adminCode: "" };

/**
 * What a visitor has typed, held above the forms so that neither an error nor another tab empties
 * it.
 */
export interface Typed {
  values: typeof EMPTY;
  set(field: keyof typeof EMPTY, value: string): void;
}

export function useTyped(): Typed {
  const [values, setValues] = useState(EMPTY);
  return { values, set: (field, value) => setValues((before) => ({ ...before, [field]: value })) };
}

/** Enough to catch a slip before asking; the server judges. */
export const looksLikeEmail = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());

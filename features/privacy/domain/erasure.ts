// Who may erase an account, and when the password is asked again.

/** A session opened less than this ago counts as a password just typed. */
export const FRESH_MINUTES = 5;

export type ErasureRefusal = "PASSWORD_REQUIRED" | "LAST_ADMIN";

/**
 * The last system administrator stays: an installation without one could never be administered
 * again.
 */
export function erasureRefusal(input: {
  systemRole: string;
  otherAdmins: number;
  sessionStartedAt: Date;
  now: Date;
  passwordGiven: boolean;
}): ErasureRefusal | null {
  if (input.systemRole === "admin" && input.otherAdmins === 0) return "LAST_ADMIN";
  const minutes = (input.now.getTime() - input.sessionStartedAt.getTime()) / 60_000;
  return input.passwordGiven || minutes < FRESH_MINUTES ? null : "PASSWORD_REQUIRED";
}

/** The word typed to confirm: case, accents and surrounding spaces do not matter. */
export function confirms(typed: string, word: string): boolean {
  const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return fold(typed) === fold(word);
}

// Session warning (spec §4): at 45 minutes, a log entry and nothing on screen. Once a session, also
// after a reload.

export const SESSION_WARNING_MINUTES = 45;

export interface SessionMark {
  person: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  warned: boolean;
}

/**
 * The mark of the running session: kept for the same person, new for another one or a broken one.
 */
export function sessionMark(stored: SessionMark | null, person: string, now: number): SessionMark {
  if (stored !== null && stored.person === person && stored.startedAt <= now) return stored;
  return { person, startedAt: now, warned: false };
}

/** Milliseconds until the warning is due (0 when it is), or null when it was given. */
export function warningDelay(mark: SessionMark, now: number): number | null {
  if (mark.warned) return null;
  return Math.max(0, mark.startedAt + SESSION_WARNING_MINUTES * 60_000 - now);
}

/** Reads a mark from storage; anything that is not one counts as none. */
export function readMark(text: string | null): SessionMark | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { person, startedAt, warned } = value as Record<string, unknown>;
    if (typeof person !== "string" || typeof startedAt !== "number" || typeof warned !== "boolean")
      return null;
    return { person, startedAt, warned };
  } catch {
    return null;
  }
}

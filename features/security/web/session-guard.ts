import { SESSION_WARNING } from "../domain/actions.ts";
import {
  readMark,
  SESSION_WARNING_MINUTES,
  type SessionMark,
  sessionMark,
  warningDelay,
} from "../domain/session-warning.ts";
import { logEvent } from "./log-event.ts";

/** Under the person's name: it leaves with their sign-out. */
const keyOf = (person: string) => `session-mark:${person}`;

function keep(mark: SessionMark): void {
  try {
    sessionStorage.setItem(keyOf(mark.person), JSON.stringify(mark));
  } catch {
    // storage refused: the 45 minutes start over with a reload
  }
}

function kept(person: string): SessionMark | null {
  try {
    return readMark(sessionStorage.getItem(keyOf(person)));
  } catch {
    return null;
  }
}

/** Writes one log row after 45 minutes of a session in this tab. Nothing is shown. */
export function watchSession(person: string, now: () => number = Date.now): () => void {
  const mark = sessionMark(kept(person), person, now());
  keep(mark);
  const delay = warningDelay(mark, now());
  if (delay === null) return () => {};
  const timer = setTimeout(() => {
    keep({ ...mark, warned: true });
    void logEvent(SESSION_WARNING, { minutes: SESSION_WARNING_MINUTES });
  }, delay);
  return () => clearTimeout(timer);
}

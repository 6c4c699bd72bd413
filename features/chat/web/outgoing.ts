// The question on its way, kept for this tab until the server acknowledges it: a page refreshed in
// the instant of sending sends it again under the same ids, so that it is asked once.
import type { Outgoing } from "./cached-messages.ts";

export interface StoredOutgoing extends Outgoing {
  /** The conversation it was written in; undefined when it began one. */
  from: string | undefined;
  /** It was refused and the person was told: it waits for them. */
  refused: boolean;
}

const key = (personId: string) => `chat-outgoing:${personId}`;

const isOutgoing = (value: unknown): value is StoredOutgoing =>
  typeof value === "object" &&
  value !== null &&
  ["conversationId", "messageId", "text", "mode", "speed"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "string",
  );

export function readOutgoing(personId: string): StoredOutgoing | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(personId)) ?? "null");
    return isOutgoing(kept) ? kept : null;
  } catch {
    return null; // storage refused or unreadable: the draft is still there
  }
}

export function writeOutgoing(personId: string, outgoing: StoredOutgoing | null): void {
  try {
    if (outgoing) sessionStorage.setItem(key(personId), JSON.stringify(outgoing));
    else sessionStorage.removeItem(key(personId));
  } catch {
    // storage refused: the draft is still there
  }
}

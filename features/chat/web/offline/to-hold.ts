// Which conversations a device holds, and when what it holds is still what the server has.
import type { Conversation } from "../../domain/message.ts";
import type { Opened } from "../cached-messages.ts";

/** How many, the last ones that were written in. */
const MOST = 20;
/** Bytes of one, and of all of them: a conversation beyond it is read with the network. */
const LONGEST = 400_000;
const ALL = 2_000_000;

const isWriting = ({ messages }: Opened): boolean =>
  messages.some(({ status }) => status === "writing");

export const toHold = {
  /** The last ones written in, latest first; those of the archive are not listed. */
  lastOf: <One extends Conversation>(listed: readonly One[]): One[] =>
    [...listed].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice(0, MOST),

  /** An answer that was being written has gone on since. */
  isCurrent: (held: Opened, listed: Conversation): boolean =>
    held.version === listed.version &&
    held.updatedAt.getTime() === listed.updatedAt.getTime() &&
    !isWriting(held),

  isWriting,

  /** Takes conversations in their order, by their sizes, as long as they fit in `room`. */
  bag(room = ALL): { takes(size: number): boolean; full(): boolean } {
    let free = Math.min(room, ALL);
    let full = false;
    return {
      takes(size) {
        if (size > LONGEST) return false;
        full ||= size > free;
        if (size > free) return false;
        free -= size;
        return true;
      },
      /** One had no room: those after it are not asked for. */
      full: () => full,
    };
  },

  /** An answer that this device did not see to its end is not followed without network. */
  ended: (held: Opened): Opened => ({
    ...held,
    messages: held.messages.map((message) =>
      message.status === "writing" ? { ...message, status: "interrupted" as const } : message,
    ),
  }),
};

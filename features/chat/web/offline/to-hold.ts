// Which conversations a device holds, and when what it holds is still what the server has.
import type { Conversation } from "../../domain/message.ts";
import type { Opened } from "../cached-messages.ts";

/** How many, the last ones that were written in. */
const MOST = 20;
/** Characters of one, and of all of them: a conversation beyond it is read with the network. */
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

  /** In their order, those that fit; `sizeOf` in characters. */
  within<One>(all: readonly One[], sizeOf: (one: One) => number): One[] {
    let left = ALL;
    return all.filter((one) => {
      const size = sizeOf(one);
      if (size > LONGEST || size > left) return false;
      left -= size;
      return true;
    });
  },

  /** An answer that this device did not see to its end is not followed without network. */
  ended: (held: Opened): Opened => ({
    ...held,
    messages: held.messages.map((message) =>
      message.status === "writing" ? { ...message, status: "interrupted" as const } : message,
    ),
  }),
};

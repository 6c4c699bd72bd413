import type { Services } from "#platform/feature/server/context.ts";
import type { AnswerEvent } from "../domain/message.ts";
import { engineOf } from "./engines.ts";
import { findMessage } from "./queries-thread.ts";

/**
 * How long a reader trusts silence before it reads the database again: a notification may be lost
 * with its server.
 */
const LOOK_AGAIN_MS = 2_000;

/** An event and the position it brings the reader to. */
export interface Followed {
  at: number;
  event: AnswerEvent;
}

/**
 * Follows an answer from `after` (UTF-16 units already received) to its end. Null when it is not
 * this person's. Ends without an `end` event when the server closes: the reader comes back and
 * resumes, here or elsewhere.
 */
export async function followAnswer(
  services: Services,
  personId: string,
  messageId: string,
  after: number,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<Followed> | null> {
  const { hub, endSilent, isSilent } = engineOf(services);
  const read = () => services.db.asPerson(personId, (tx) => findMessage(tx, messageId));
  // Listening comes before the first reading: what happens in between is then in the queue.
  await hub.listen();
  const reader = hub.subscribe(messageId, personId, signal);
  const first = await read().catch((error: unknown) => {
    reader.close();
    throw error;
  });
  if (first?.message.role !== "assistant") {
    reader.close();
    return null;
  }

  async function* events(): AsyncGenerator<Followed> {
    let at = after;
    let state: typeof first = first;
    let cited = 0;
    try {
      while (state) {
        const { aliveAt, message } = state;
        if (message.sources.length > cited) {
          cited = message.sources.length;
          yield { at, event: { type: "sources", sources: message.sources } };
        }
        if (message.text.length > at) {
          const text = message.text.slice(at);
          const from = at;
          at = message.text.length;
          yield { at, event: { type: "text", at: from, text } };
        }
        if (message.status !== "writing") {
          yield { at, event: { type: "end", message } };
          return;
        }
        const silent = isSilent(aliveAt);
        if (silent) await endSilent();
        // Text of this server comes with the news; anything else, or a gap, is read.
        for (let stale = silent; !stale; ) {
          const news = await reader.next(LOOK_AGAIN_MS);
          if (news === null) return;
          stale = news.length === 0;
          for (const one of news) {
            if (one.kind === "changed" || one.at > at) stale = true;
            else if (one.at + one.text.length > at) {
              const text = one.text.slice(at - one.at);
              const from = at;
              at = one.at + one.text.length;
              yield { at, event: { type: "text", at: from, text } };
            }
          }
        }
        state = await read();
      }
    } finally {
      reader.close();
    }
  }
  return events();
}

import type { Services } from "#platform/feature/server/context.ts";
import type { ConversationEvent } from "../domain/message.ts";
import { engineOf } from "./engines.ts";
import { findConversation } from "./queries.ts";

/** A notification may be lost with its server: the row is read again after this silence. */
const LOOK_AGAIN_MS = 20_000;

/**
 * Says the version of a conversation, then each new one, until it is gone or the reader leaves.
 * Null when it is not this person's.
 */
export async function watchConversation(
  services: Services,
  personId: string,
  id: string,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<ConversationEvent> | null> {
  const { hub } = engineOf(services);
  const read = () => services.db.asPerson(personId, (tx) => findConversation(tx, id));
  await hub.listen();
  const reader = hub.subscribe(id, personId, signal);
  const first = await read().catch((error: unknown) => {
    reader.close();
    throw error;
  });
  if (!first) {
    reader.close();
    return null;
  }

  async function* events(): AsyncGenerator<ConversationEvent> {
    let said = -1;
    let state: typeof first = first;
    try {
      while (state) {
        if (state.version !== said) {
          said = state.version;
          yield { type: "changed", version: said };
        }
        const news = await reader.next(LOOK_AGAIN_MS);
        if (news === null) return;
        state = await read();
      }
      yield { type: "gone" };
    } finally {
      reader.close();
    }
  }
  return events();
}

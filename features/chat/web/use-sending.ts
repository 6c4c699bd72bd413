import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import type { Message } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import { titleFrom } from "../domain/title.ts";
import { client, queries } from "./api.ts";
import { type Failure, readFailure } from "./failure.ts";

const SEND_WITHIN_MS = 20_000;

export interface Outgoing {
  conversationId: string;
  messageId: string;
  text: string;
  mode: Mode;
}

export interface Sending {
  /** The question on its way, shown at once. */
  outgoing: Outgoing | null;
  failure: Failure | null;
  /** Resolves to the conversation once the question is kept, null when it could not be sent. */
  send(text: string, mode: Mode): Promise<string | null>;
  forget(): void;
}

/** Sends questions. The same text sent again after a failure keeps its ids, so that a question whose answer was lost on
 *  the way is not asked twice. */
export function useSending(conversationId: string | undefined): Sending {
  const cache = useQueryClient();
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const unacknowledged = useRef<Outgoing | null>(null);

  async function send(text: string, mode: Mode): Promise<string | null> {
    const before = unacknowledged.current;
    const again = before && before.text === text && (conversationId ?? before.conversationId) === before.conversationId;
    const going = again
      ? { ...before, mode }
      : { conversationId: conversationId ?? crypto.randomUUID(), messageId: crypto.randomUUID(), text, mode };
    unacknowledged.current = going;
    setOutgoing(going);
    setFailure(null);
    try {
      const { answerId } = await client.send(
        { ...going, language: currentLanguage() },
        { signal: AbortSignal.timeout(SEND_WITHIN_MS) },
      );
      unacknowledged.current = null;
      hold(going, answerId);
      void cache.invalidateQueries({ queryKey: queries.list.key() });
      return going.conversationId;
    } catch (error) {
      setFailure(readFailure(error));
      return null;
    } finally {
      setOutgoing(null);
    }
  }

  /** Puts the exchange in the cached conversation: the answer is then followed from its first character. */
  function hold({ conversationId: id, messageId, text, mode }: Outgoing, answerId: string): void {
    const now = new Date();
    cache.setQueryData(queries.open.queryKey({ input: { id } }), (held) => {
      const conversation = held ?? { id, title: titleFrom(text), createdAt: now, updatedAt: now, messages: [] };
      if (conversation.messages.some((one) => one.id === messageId)) return conversation;
      const seq = (conversation.messages.at(-1)?.seq ?? 0) + 1;
      const common = { sources: [], tools: [], mode, language: currentLanguage(), createdAt: now };
      const question: Message = {
        ...common,
        id: messageId,
        role: "person",
        seq,
        text,
        status: "complete",
        mind: null,
        replyTo: null,
      };
      const answer: Message = {
        ...common,
        id: answerId,
        role: "assistant",
        seq: seq + 1,
        text: "",
        status: "writing",
        mind: null,
        replyTo: messageId,
      };
      return { ...conversation, updatedAt: now, messages: [...conversation.messages, question, answer] };
    });
  }

  return { outgoing, failure, send, forget: () => setFailure(null) };
}

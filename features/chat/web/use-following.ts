import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { AnswerEvent, Message } from "../domain/message.ts";
import { client, queries } from "./api.ts";
import { follow } from "./follow.ts";
import { useVisible } from "./use-visible.ts";

/**
 * Follows the answers of a conversation that are being written and keeps its cached copy up to
 * date. Answers whether the connection is lost.
 */
export function useFollowing(
  conversationId: string | undefined,
  messages: readonly Message[],
): boolean {
  const cache = useQueryClient();
  const [lost, setLost] = useState(false);
  const [ends, setEnds] = useState(0);
  const writing = messages.filter(({ status }) => status === "writing").map(({ id }) => id);
  const key = writing.join(" ");
  // A hidden tab lets the answer go on without it, and catches up when it is looked at.
  const visible = useVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that grows must not restart the connection.
  useEffect(() => {
    if (!conversationId || key === "" || !visible) return;
    const leaving = new AbortController();
    const queryKey = queries.open.queryKey({ input: { id: conversationId } });
    for (const id of key.split(" ")) {
      const apply = (event: AnswerEvent) =>
        cache.setQueryData(
          queryKey,
          (held) =>
            held && {
              ...held,
              messages: held.messages.map((one) => (one.id === id ? grow(one, event) : one)),
            },
        );
      follow({
        client,
        messageId: id,
        after: messages.find((one) => one.id === id)?.text.length ?? 0,
        signal: leaving.signal,
        onEvent: apply,
        onLost: setLost,
      })
        // A copy read before the end may have come with it, and says that it is still being written.
        .then(() => !leaving.signal.aborted && setEnds((count) => count + 1))
        .catch(() => cache.invalidateQueries({ queryKey }))
        .finally(() => setLost(false));
    }
    return () => leaving.abort();
  }, [cache, conversationId, key, visible, ends]);

  return lost;
}

/** The message after an event. */
export function grow(message: Message, event: AnswerEvent): Message {
  if (event.type === "sources") return { ...message, sources: event.sources };
  if (event.type === "end") return event.message;
  // A copy read again meanwhile may be behind: the end brings the whole text.
  if (message.text.length < event.at) return message;
  return { ...message, text: message.text.slice(0, event.at) + event.text };
}

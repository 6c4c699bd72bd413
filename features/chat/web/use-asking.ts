import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import type { Message } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import type { Speed } from "../domain/usage.ts";
import { client, queries } from "./api.ts";
import {
  type Opened,
  type Outgoing,
  withExchange,
  withMessage,
  withNewAnswer,
} from "./cached-messages.ts";
import { type Failure, readFailure } from "./failure.ts";
import { readOutgoing, writeOutgoing } from "./outgoing.ts";

const SEND_WITHIN_MS = 20_000;
/** A page that was being left when a call failed is gone after this long. */
const LEFT_BY_THEN_MS = 1_000;

export interface Question {
  text: string;
  mode: Mode;
  speed: Speed;
  /** The question this one replaces. */
  edits?: string;
}

export interface Asking {
  /** The question on its way, shown at once. */
  outgoing: Outgoing | null;
  failure: Failure | null;
  /** The question that a refreshed page left on its way. */
  interrupted: Outgoing | null;
  /** Resolves to the conversation once the question is kept, null when it could not be sent. */
  send(question: Question): Promise<string | null>;
  regenerate(answer: Message): Promise<void>;
  resume(answer: Message): Promise<void>;
  stop(answer: Message): Promise<void>;
  /** Tries again what failed. A question of the composer is sent again from there. */
  again: (() => void) | null;
  forget(): void;
}

const within = () => ({ signal: AbortSignal.timeout(SEND_WITHIN_MS) });

/**
 * Asks, asks again, goes on. The same question sent again after a failure keeps its ids, so that
 * one whose answer was lost on the way is not asked twice.
 */
export function useAsking(personId: string, conversationId: string | undefined): Asking {
  const cache = useQueryClient();
  // Each with the conversation it is about: it is shown in no other.
  const [leaving, setLeaving] = useState<{ from: string | undefined; going: Outgoing } | null>(
    null,
  );
  const [lastFailed, setFailed] = useState<{
    from: string | undefined;
    failure: Failure;
    again: (() => void) | null;
  } | null>(null);
  const failed = lastFailed?.from === conversationId ? lastFailed : null;
  const [interrupted] = useState(() => readOutgoing(personId));
  const unacknowledged = useRef<Outgoing | null>(interrupted);

  const hold = useCallback(
    (id: string, change: (held: Opened | undefined) => Opened | undefined) =>
      cache.setQueryData(queries.open.queryKey({ input: { id } }), (held) => change(held)),
    [cache],
  );

  const send = useCallback(
    async (question: Question): Promise<string | null> => {
      const before = unacknowledged.current;
      const again =
        before &&
        before.text === question.text &&
        before.edits === question.edits &&
        (conversationId ?? before.conversationId) === before.conversationId;
      const id = again ? before.conversationId : (conversationId ?? crypto.randomUUID());
      const held = cache.getQueryData(queries.open.queryKey({ input: { id } }));
      const going: Outgoing = {
        ...question,
        conversationId: id,
        messageId: again ? before.messageId : crypto.randomUUID(),
        after: question.edits === undefined ? held?.messages.at(-1)?.id : undefined,
      };
      unacknowledged.current = going;
      writeOutgoing(personId, { ...going, from: conversationId, refused: false });
      setLeaving({ from: conversationId, going });
      setFailed(null);
      try {
        const { answerId } = await client.send({ ...going, language: currentLanguage() }, within());
        unacknowledged.current = null;
        writeOutgoing(personId, null);
        hold(id, (opened) => withExchange(opened, going, answerId));
        void cache.invalidateQueries({ queryKey: queries.list.key() });
        return id;
      } catch (error) {
        const refuse = () => {
          if (unacknowledged.current === going)
            writeOutgoing(personId, { ...going, from: conversationId, refused: true });
        };
        // A page that is being left hears its calls fail, without an answer: that is no refusal.
        if (error instanceof ORPCError) refuse();
        else setTimeout(refuse, LEFT_BY_THEN_MS);
        setFailed({ from: conversationId, failure: readFailure(error), again: null });
        return null;
      } finally {
        setLeaving((last) => (last?.going === going ? null : last));
      }
    },
    [cache, personId, conversationId, hold],
  );

  /** Runs a call on an answer of the open conversation; a failure is said, and offered again. */
  const attempt = useCallback(
    async (call: () => Promise<void>): Promise<void> => {
      setFailed(null);
      try {
        await call();
      } catch (error) {
        setFailed({
          from: conversationId,
          failure: readFailure(error),
          again: () => void attempt(call),
        });
      }
    },
    [conversationId],
  );

  /** The answer that is being asked again. */
  const renewed = useRef<string | null>(null);
  const regenerate = useCallback(
    async (answer: Message) => {
      // A second press, before the page shows the new answer, does not ask a third one.
      const held =
        conversationId &&
        cache.getQueryData(queries.open.queryKey({ input: { id: conversationId } }));
      if (
        renewed.current === answer.id ||
        (held && !held.messages.some(({ id }) => id === answer.id))
      )
        return;
      const answerId = crypto.randomUUID();
      await attempt(async () => {
        renewed.current = answer.id;
        try {
          await client.regenerate({ messageId: answer.id, answerId }, within());
          if (conversationId)
            hold(conversationId, (held) => held && withNewAnswer(held, answer, answerId));
        } finally {
          renewed.current = null;
        }
      });
    },
    [attempt, cache, conversationId, hold],
  );

  const resume = useCallback(
    (answer: Message) =>
      attempt(async () => {
        const resumed = await client.resume({ messageId: answer.id }, within());
        if (conversationId) hold(conversationId, (held) => held && withMessage(held, resumed));
      }),
    [attempt, conversationId, hold],
  );

  const stop = useCallback(
    (answer: Message) =>
      attempt(async () => {
        const stopped = await client.stop({ messageId: answer.id }, within());
        if (conversationId) hold(conversationId, (held) => held && withMessage(held, stopped));
      }),
    [attempt, conversationId, hold],
  );

  return {
    interrupted:
      interrupted && !interrupted.refused && interrupted.from === conversationId
        ? interrupted
        : null,
    outgoing: leaving?.from === conversationId ? (leaving?.going ?? null) : null,
    failure: failed?.failure ?? null,
    again: failed?.again ?? null,
    send,
    regenerate,
    resume,
    stop,
    forget: useCallback(() => setFailed(null), []),
  };
}

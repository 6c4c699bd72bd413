import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import { answerAsText, statementAsText } from "./answer-text.ts";
import { client, queries } from "./api.ts";
import { withMessage } from "./cached-messages.ts";
import type { ThreadActions } from "./thread.tsx";
import type { Asking } from "./use-asking.ts";

/**
 * What can be done with the messages of a conversation. Stable, so that typing and streaming draw
 * no other message.
 */
export function useMessageActions(
  conversation: string | undefined,
  personId: string,
  asking: Asking,
): ThreadActions {
  const { t } = useTranslation("chat");
  const cache = useQueryClient();
  const { send, regenerate, resume } = asking;
  return useMemo(() => {
    const write = (text: string, message: string) =>
      navigator.clipboard.writeText(text).then(
        () => toast({ kind: "success", message, id: "chat-copy" }),
        () => toast({ kind: "error", message: t("actions.copyFailed"), id: "chat-copy" }),
      );
    const queryKey = queries.open.queryKey({ input: { id: conversation ?? "" } });
    return {
      personId,
      conversation,
      regenerate: (answer) => void regenerate(answer),
      resume: (answer) => void resume(answer),
      edit: async ({ id, mode, speed }, text) =>
        (await send({ text, mode, speed, edits: id })) !== null,
      rephrase: (answer, change) => {
        const held = cache.getQueryData(queryKey);
        const question = held?.messages.find(({ id }) => id === answer.parentId);
        const text = question && change(question.text);
        if (question && text !== undefined && text !== question.text)
          void send({ text, mode: question.mode, speed: question.speed, edits: question.id });
      },
      choose: (messageId) => {
        const choosing = async () => {
          await client.choose({ messageId });
          await cache.invalidateQueries({ queryKey });
        };
        choosing().catch(() =>
          toast({ kind: "error", message: t("errors.save"), id: "chat-choose" }),
        );
      },
      copy: (answer) => void write(answerAsText(answer, t("sources.title")), t("actions.copied")),
      copyStatement: (answer, source) =>
        void write(statementAsText(answer, source), t("passage.copied")),
      judge: async ({ id }, feedback) => {
        try {
          const judged = await client.judge({ messageId: id, feedback });
          cache.setQueryData(queryKey, (held) => held && withMessage(held, judged));
          return true;
        } catch {
          return false;
        }
      },
    };
  }, [cache, conversation, personId, regenerate, resume, send, t]);
}

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import type { Message } from "../domain/message.ts";
import { client, queries } from "./api.ts";
import { withMessage } from "./cached-messages.ts";
import type { CaseChange } from "./case-chips.tsx";
import { type CaseState, caseState } from "./case-state.ts";

export interface Case {
  held: CaseState | null;
  change(change: CaseChange): void;
}

/** What the last answer of a conversation left for the next question, and its correction. */
export function useCase(conversation: string | undefined, messages: readonly Message[]): Case {
  const { t } = useTranslation("chat");
  const cache = useQueryClient();
  const last = messages.at(-1);
  const answer = last?.role === "assistant" && last.status !== "writing" ? last : undefined;
  return useMemo(() => {
    const held = answer ? caseState(answer) : null;
    return {
      held,
      change({ topic, population, forget = [], giveUpScore = false }) {
        if (!answer || !held || !conversation) return;
        const correction = {
          messageId: answer.id,
          topic: topic === undefined ? (held.topic?.id ?? null) : topic,
          population: population === undefined ? held.population : population,
          forget: [...forget],
          giveUpScore,
        };
        client.correctCase(correction).then(
          (changed) =>
            cache.setQueryData(
              queries.open.queryKey({ input: { id: conversation } }),
              (opened) => opened && withMessage(opened, changed),
            ),
          () => toast({ kind: "error", message: t("errors.save"), id: "chat-case" }),
        );
      },
    };
  }, [answer, cache, conversation, t]);
}

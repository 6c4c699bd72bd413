import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import type { Conversation } from "../domain/message.ts";
import { client, queries } from "./api.ts";
import type { ConversationActions } from "./conversation-menu.tsx";
import { exportConversation } from "./export-conversation.ts";

export interface ConversationDesk {
  actions: ConversationActions;
  /** The conversation being renamed. */
  renaming: Conversation | null;
  rename(title: string): Promise<void>;
  stopRenaming(): void;
  /** The conversation just deleted, until it is brought back or the notice is closed. */
  removed: Conversation | null;
  restore(): Promise<void>;
  forgetRemoved(): void;
}

/** What the list of conversations can do. Deleting asks nothing: it can be undone. */
export function useConversationActions(current: string | undefined): ConversationDesk {
  const { t } = useTranslation("chat");
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState<Conversation | null>(null);
  const [removed, setRemoved] = useState<Conversation | null>(null);
  const here = useRef(current);
  here.current = current;

  return useMemo(() => {
    const keyOf = (id: string) => queries.open.queryKey({ input: { id } });
    const listAgain = () => cache.invalidateQueries({ queryKey: queries.list.key() });
    const show = async (changed: Conversation) => {
      cache.setQueryData(keyOf(changed.id), (held) => held && { ...held, ...changed });
      await listAgain();
    };
    const go = (id: string | undefined) =>
      navigate({ to: "/chat", search: { q: undefined, conversation: id }, replace: true });
    const trying = (work: () => Promise<void>) =>
      work().catch(() =>
        toast({ kind: "error", message: t("errors.save"), id: "chat-conversation" }),
      );

    return {
      renaming,
      removed,
      actions: {
        rename: setRenaming,
        pin: ({ id, pinned }) =>
          void trying(async () => show(await client.pin({ id, pinned: !pinned }))),
        archive: ({ id, archived }) =>
          void trying(async () => {
            await show(await client.archive({ id, archived: !archived }));
            await toast({
              message: t(archived ? "history.unarchivedDone" : "history.archivedDone"),
              id: "chat-archived",
            });
          }),
        download: ({ id }, format) =>
          void exportConversation(id, format).catch(() =>
            toast({ kind: "error", message: t("errors.export"), id: "chat-export" }),
          ),
        remove: (conversation) =>
          void trying(async () => {
            const { id } = conversation;
            // Left before it goes: its page, told of the change, would ask for what is no longer
            // there.
            const open = here.current === id;
            if (open) await go(undefined);
            await client.remove({ id }).catch(async (error) => {
              if (open) await go(id);
              throw error;
            });
            cache.removeQueries({ queryKey: keyOf(id) });
            setRemoved(conversation);
            await listAgain();
          }),
      },
      rename: async (title: string) => {
        if (renaming) await show(await client.rename({ id: renaming.id, title }));
      },
      stopRenaming: () => setRenaming(null),
      restore: async () => {
        if (!removed) return;
        await trying(async () => {
          await client.restore({ id: removed.id });
          setRemoved(null);
          await listAgain();
          await go(removed.id);
        });
      },
      forgetRemoved: () => setRemoved(null),
    };
  }, [cache, navigate, t, renaming, removed]);
}

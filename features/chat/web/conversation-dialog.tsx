import { Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import type { Conversation } from "../domain/message.ts";
import { client, queries } from "./api.ts";

interface ConversationDialogProps {
  action: "rename" | "remove";
  conversation: Conversation;
  current: string | undefined;
  onClose(): void;
}

/** Renames or deletes a conversation. */
export function ConversationDialog({ action, conversation, current, onClose }: ConversationDialogProps) {
  const { t } = useTranslation("chat");
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState(conversation.title);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { id } = conversation;
  const openKey = queries.open.queryKey({ input: { id } });

  async function confirm() {
    setBusy(true);
    setFailed(false);
    try {
      if (action === "rename") {
        const renamed = await client.rename({ id, title });
        cache.setQueryData(openKey, (held) => held && { ...held, ...renamed });
      } else {
        await client.remove({ id });
        cache.removeQueries({ queryKey: openKey });
        if (current === id)
          await navigate({ to: "/chat", search: { q: undefined, conversation: undefined }, replace: true });
        await toast({ message: t("history.removed"), id: "chat-removed" });
      }
      await cache.invalidateQueries({ queryKey: queries.list.key() });
      onClose();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={action === "rename" ? t("history.rename") : t("history.removeTitle")}
      closeButtonProps={{ "aria-label": t("history.close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (action === "remove" || title.trim() !== "") void confirm();
        }}
      >
        {action === "rename" ? (
          <TextInput
            label={t("history.newTitle")}
            value={title}
            maxLength={200}
            data-autofocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        ) : (
          <Text>{t("history.removeBody", { title: conversation.title })}</Text>
        )}
        {failed && (
          <Text role="alert" c="var(--mantine-color-error)" mt="sm">
            {t("errors.save")}
          </Text>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t("history.cancel")}
          </Button>
          <Button
            type="submit"
            loading={busy}
            {...(action === "remove" ? { color: "garance", "data-autofocus": true } : {})}
          >
            {action === "rename" ? t("history.save") : t("history.remove")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

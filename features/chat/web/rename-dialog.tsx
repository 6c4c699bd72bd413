import { Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import type { Conversation } from "../domain/message.ts";

interface RenameDialogProps {
  conversation: Conversation;
  /** Rejects when the new title was not kept. */
  rename(title: string): Promise<void>;
  onClose(): void;
}

export function RenameDialog({ conversation, rename, onClose }: RenameDialogProps) {
  const { t } = useTranslation("chat");
  useReturnFocus();
  const [title, setTitle] = useState(conversation.title);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function confirm() {
    setBusy(true);
    setFailed(false);
    try {
      await rename(title);
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
      title={t("history.rename")}
      closeButtonProps={{ "aria-label": t("history.close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "") void confirm();
        }}
      >
        <TextInput
          label={t("history.newTitle")}
          value={title}
          maxLength={200}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {failed && (
          <Text role="alert" c="var(--mantine-color-error)" mt="sm">
            {t("errors.save")}
          </Text>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t("history.cancel")}
          </Button>
          <Button type="submit" loading={busy}>
            {t("history.save")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

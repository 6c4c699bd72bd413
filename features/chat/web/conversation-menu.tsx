import { Menu } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconFileTypePdf,
  IconMarkdown,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Conversation } from "../domain/message.ts";
import type { ExportFormat } from "./export-conversation.ts";
import styles from "./history.module.css";

export interface ConversationActions {
  rename(conversation: Conversation): void;
  pin(conversation: Conversation): void;
  archive(conversation: Conversation): void;
  download(conversation: Conversation, format: ExportFormat): void;
  remove(conversation: Conversation): void;
}

export interface ConversationMenuProps {
  conversation: Conversation;
  actions: ConversationActions;
}

/** Opened by the press that brought it: the focus goes back to its button when it closes. */
export function ConversationMenu({ conversation, actions }: ConversationMenuProps) {
  const { t } = useTranslation("chat");
  const { title, pinned, archived } = conversation;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={230}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button
          ref={button}
          type="button"
          className={styles.options}
          aria-label={t("history.options", { title })}
        >
          <IconDots size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => {
            // The window gives the keyboard back to what had it, and this line leaves with the
            // menu.
            button.current?.focus();
            actions.rename(conversation);
          }}
        >
          {t("history.rename")}
        </Menu.Item>
        <Menu.Item
          leftSection={
            pinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPin size={16} aria-hidden />
          }
          onClick={() => actions.pin(conversation)}
        >
          {t(pinned ? "history.unpin" : "history.pin")}
        </Menu.Item>
        <Menu.Item
          leftSection={
            archived ? (
              <IconArchiveOff size={16} aria-hidden />
            ) : (
              <IconArchive size={16} aria-hidden />
            )
          }
          onClick={() => actions.archive(conversation)}
        >
          {t(archived ? "history.unarchive" : "history.archive")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMarkdown size={16} aria-hidden />}
          onClick={() => actions.download(conversation, "markdown")}
        >
          {t("history.exportMarkdown")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          onClick={() => actions.download(conversation, "pdf")}
        >
          {t("history.exportPdf")}
        </Menu.Item>
        <Menu.Item
          className={styles.danger ?? ""}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => actions.remove(conversation)}
        >
          {t("history.remove")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

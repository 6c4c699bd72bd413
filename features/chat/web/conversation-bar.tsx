import { IconHistory, IconKeyboard, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Conversation } from "../domain/message.ts";
import styles from "./chat-page.module.css";
import type { ConversationActions } from "./conversation-menu.tsx";
import { ConversationOptions } from "./conversation-options.tsx";

interface Props {
  opened: Conversation | undefined;
  actions: ConversationActions;
  onList(): void;
  onKeys(): void;
}

/** Above the conversation: another one, the list of them, what can be done with this one. */
export function ConversationBar({ opened, actions, onList, onKeys }: Props) {
  const { t } = useTranslation("chat");
  return (
    <nav className={styles.bar} aria-label={t("history.title")}>
      <Link className={styles.create} to="/chat" search={{ q: undefined, conversation: undefined }}>
        <IconPlus size={18} aria-hidden />
        <span>{t("history.new")}</span>
      </Link>
      <button
        type="button"
        className={styles.keys}
        aria-label={t("shortcuts.title")}
        title={t("shortcuts.title")}
        onClick={onKeys}
      >
        <IconKeyboard size={20} stroke={1.7} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t("history.show")}
        title={t("history.show")}
        onClick={onList}
      >
        <IconHistory size={20} stroke={1.7} aria-hidden />
      </button>
      {opened && <ConversationOptions conversation={opened} actions={actions} />}
    </nav>
  );
}

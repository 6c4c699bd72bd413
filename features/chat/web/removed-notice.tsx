import { useTranslation } from "react-i18next";
import type { Conversation } from "../domain/message.ts";
import styles from "./chat-page.module.css";

interface RemovedNoticeProps {
  conversation: Conversation;
  onRestore(): void;
  onClose(): void;
}

/** Stays until it is answered: who reads slowly can undo too. */
export function RemovedNotice({ conversation, onRestore, onClose }: RemovedNoticeProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={styles.removed} role="status">
      <p>{t("history.removed", { title: conversation.title })}</p>
      <button type="button" data-main onClick={onRestore}>
        {t("history.undo")}
      </button>
      <button type="button" onClick={onClose}>
        {t("history.close")}
      </button>
    </div>
  );
}

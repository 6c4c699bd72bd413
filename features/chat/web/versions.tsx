import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Message } from "../domain/message.ts";
import styles from "./answer.module.css";

interface VersionsProps {
  message: Pick<Message, "id" | "versions" | "role">;
  onChoose(messageId: string): void;
}

/** ‹ 2/3 ›: the versions of a question or of an answer. Nothing when there is one. */
export function Versions({ message: { id, versions, role }, onChoose }: VersionsProps) {
  const { t } = useTranslation("chat");
  if (versions.length < 2) return null;
  const at = versions.indexOf(id);
  const step = (to: number, label: string, icon: React.ReactNode) => {
    const version = versions[to];
    return (
      <button
        type="button"
        aria-label={label}
        disabled={version === undefined}
        onClick={() => version !== undefined && onChoose(version)}
      >
        {icon}
      </button>
    );
  };
  return (
    <fieldset className={styles.versions} aria-label={t(role === "person" ? "versions.question" : "versions.answer")}>
      {step(at - 1, t("versions.previous"), <IconChevronLeft size={18} aria-hidden />)}
      <span>
        <span aria-hidden>
          {at + 1}/{versions.length}
        </span>
        <span className={styles.hidden}>{t("versions.place", { n: at + 1, total: versions.length })}</span>
      </span>
      {step(at + 1, t("versions.next"), <IconChevronRight size={18} aria-hidden />)}
    </fieldset>
  );
}

import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "../domain/message.ts";
import styles from "./answer.module.css";

interface VersionsProps {
  message: Pick<Message, "id" | "versions" | "role">;
  onChoose(messageId: string): void;
}

/**
 * The version asked for, and the way taken: it replaces the one whose button was pressed, and the
 * keyboard goes on there.
 */
let asked: { id: string; way: "previous" | "next" } | null = null;

/** ‹ 2/3 ›: the versions of a question or of an answer. Nothing when there is one. */
export function Versions({ message: { id, versions, role }, onChoose }: VersionsProps) {
  const { t } = useTranslation("chat");
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked?.id !== id) return;
    const way = group.current?.querySelector<HTMLElement>(`[data-way=${asked.way}]:enabled`);
    (way ?? group.current?.querySelector<HTMLElement>("button:enabled"))?.focus();
    asked = null;
  }, [id]);
  if (versions.length < 2) return null;
  const at = versions.indexOf(id);
  const step = (way: "previous" | "next", icon: React.ReactNode) => {
    const version = versions[way === "next" ? at + 1 : at - 1];
    return (
      <button
        type="button"
        data-way={way}
        aria-label={t(`versions.${way}`)}
        disabled={version === undefined}
        onClick={() => {
          if (version === undefined) return;
          asked = { id: version, way };
          onChoose(version);
        }}
      >
        {icon}
      </button>
    );
  };
  return (
    <fieldset
      ref={group}
      className={styles.versions}
      aria-label={t(role === "person" ? "versions.question" : "versions.answer")}
    >
      {step("previous", <IconChevronLeft size={18} aria-hidden />)}
      <span>
        <span aria-hidden>
          {at + 1}/{versions.length}
        </span>
        <span className={styles.hidden}>
          {t("versions.place", { n: at + 1, total: versions.length })}
        </span>
      </span>
      {step("next", <IconChevronRight size={18} aria-hidden />)}
    </fieldset>
  );
}

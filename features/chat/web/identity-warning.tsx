import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityFinding } from "../domain/identity.ts";
import styles from "./composer.module.css";

interface IdentityWarningProps {
  findings: readonly IdentityFinding[];
  onEdit(): void;
  onSendAnyway(): void;
}

/**
 * Stands between Enter and the server when the text looks like a patient's identity. The safe
 * answer has the focus.
 */
export function IdentityWarning({ findings, onEdit, onSendAnyway }: IdentityWarningProps) {
  const { t } = useTranslation("chat");
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => edit.current?.focus(), []);
  return (
    <div
      className={styles.warning}
      role="alertdialog"
      aria-labelledby="identity-title"
      aria-describedby="identity-body"
    >
      <p id="identity-title" className={styles.warningTitle}>
        {t("identity.title")}
      </p>
      <div id="identity-body">
        <p>{t("identity.body")}</p>
        <ul>
          {findings.map(({ kind, excerpt, start }) => (
            <li key={start}>
              <strong>{excerpt}</strong> ({t(`identity.${kind}`)})
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.warningActions}>
        <button type="button" ref={edit} className={styles.primary} onClick={onEdit}>
          {t("identity.edit")}
        </button>
        <button type="button" className={styles.secondary} onClick={onSendAnyway}>
          {t("identity.sendAnyway")}
        </button>
      </div>
    </div>
  );
}

import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityFinding } from "#features/chat/domain/public.ts";
import styles from "./coding.module.css";

interface IdentityCheckProps {
  findings: readonly IdentityFinding[];
  onEdit(): void;
  onSend(): void;
}

const SHOWN = 8;

/**
 * Stands between a text that looks like a patient's and the server. The safe answer has the focus.
 */
export function IdentityCheck({ findings, onEdit, onSend }: IdentityCheckProps) {
  const { t } = useTranslation("coding");
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      className={styles.warning}
    >
      <p id={id} className={styles.strong}>
        {t("identity.title")}
      </p>
      <div id={`${id}-body`}>
        <p>{t("identity.body")}</p>
        <ul>
          {findings.slice(0, SHOWN).map(({ excerpt, start }) => (
            <li key={start}>{excerpt}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button ref={safe} onClick={onEdit}>
          {t("identity.edit")}
        </Button>
        <Button variant="default" onClick={onSend}>
          {t("identity.send")}
        </Button>
      </div>
    </div>
  );
}

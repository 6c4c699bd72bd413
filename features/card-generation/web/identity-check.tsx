import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityFinding } from "#features/chat/domain/public.ts";
import styles from "./generate.module.css";

interface IdentityCheckProps {
  findings: readonly IdentityFinding[];
  onEdit(): void;
  onRules(): void;
  onSend(): void;
}

const SHOWN = 8;

/**
 * Stands between a text that looks like a patient's and the model. The safe answer has the focus.
 */
export function IdentityCheck({ findings, onEdit, onRules, onSend }: IdentityCheckProps) {
  const { t } = useTranslation("flashcards");
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby="cards-identity"
      aria-describedby="cards-identity-body"
      className={styles.warning}
    >
      <p id="cards-identity" className={styles.strong}>
        {t("generate.identity.title")}
      </p>
      <div id="cards-identity-body">
        <p>{t("generate.identity.body")}</p>
        <ul>
          {findings.slice(0, SHOWN).map(({ excerpt, start }) => (
            <li key={start}>{excerpt}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button ref={safe} onClick={onEdit}>
          {t("generate.identity.edit")}
        </Button>
        <Button variant="default" onClick={onRules}>
          {t("generate.identity.rules")}
        </Button>
        <Button variant="subtle" onClick={onSend}>
          {t("generate.identity.send")}
        </Button>
      </div>
    </div>
  );
}

import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import type { CardText } from "../domain/quality.ts";
import styles from "./generate.module.css";

/**
 * What was being written on a proposal when another tab left them all: to be read and copied, until
 * it is closed.
 */
export function LostDraft({ written, onClose }: { written: CardText; onClose(): void }) {
  const { t } = useTranslation("flashcards");
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  // The field that held the keyboard is gone.
  useEffect(() => text.current?.focus(), []);
  const fields = [
    [t(written.kind === "cloze" ? "create.text" : "create.question"), written.question],
    ...(written.kind === "basic" ? [[t("create.answer"), written.answer]] : []),
  ];
  return (
    <section aria-labelledby={id} className={styles.warning}>
      <p id={id} role="status">
        {t("generate.elsewhere.left")}
      </p>
      {fields.map(([name, content], index) => (
        <label key={name} className={formStyles.field}>
          <span>{name}</span>
          <textarea ref={index === 0 ? text : undefined} rows={3} readOnly value={content} />
        </label>
      ))}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </section>
  );
}

import { Button } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { missingFields } from "#features/flashcards/domain/public.ts";
import { formStyles, nextGap } from "#features/flashcards/web/public.tsx";
import { Choice } from "#platform/ui/choice/choice.tsx";
import type { Judgement } from "../domain/batch.ts";
import type { CardText } from "../domain/quality.ts";
import styles from "./generate.module.css";

interface ProposalEditProps {
  written: CardText;
  /** Another tab may judge it while this one writes. */
  judged: Judgement;
  onChange(card: CardText): void;
  onSave(card: CardText): void;
  onCancel(): void;
}

const KINDS = ["basic", "cloze"] as const;

/** A proposal put right before it is accepted; its passage stays beside it. */
export function ProposalEdit({ written, judged, onChange, onSave, onCancel }: ProposalEditProps) {
  const { t } = useTranslation("flashcards");
  const id = useId();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const question = useRef<HTMLTextAreaElement>(null);
  useEffect(() => question.current?.focus(), []);
  const save = () => {
    const fields = missingFields({ ...written, extra: "", occlusion: null });
    setMissing(fields);
    if (fields.length === 0)
      onSave({ ...written, answer: written.kind === "cloze" ? "" : written.answer });
  };
  const addGap = () => {
    const field = question.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to, value } = field;
    const gap = `{{c${nextGap(value)}::${value.slice(from, to)}}}`;
    onChange({ ...written, question: value.slice(0, from) + gap + value.slice(to) });
    field.focus();
  };
  return (
    <form
      className={styles.edit}
      aria-label={t("generate.edit")}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={getHotkeyHandler([
        ["Escape", onCancel],
        ["mod+Enter", save],
      ])}
    >
      <Choice
        legend={t("create.kind")}
        name={`${id}-kind`}
        options={KINDS}
        value={written.kind}
        say={(kind) => t(`kind.${kind}`)}
        onChange={(kind) => onChange({ ...written, kind })}
      />
      <div className={formStyles.field}>
        <div className={styles.textHead}>
          <label htmlFor={`${id}-question`}>
            {t(written.kind === "cloze" ? "create.text" : "create.question")}
          </label>
          {written.kind === "cloze" && (
            <button type="button" className={styles.quiet} onClick={addGap}>
              {t("marks.gap")}
            </button>
          )}
        </div>
        <textarea
          id={`${id}-question`}
          ref={question}
          rows={3}
          value={written.question}
          aria-invalid={missing.some((field) => field !== "answer")}
          onChange={({ currentTarget }) => onChange({ ...written, question: currentTarget.value })}
        />
      </div>
      {written.kind === "basic" && (
        <div className={formStyles.field}>
          <label htmlFor={`${id}-answer`}>{t("create.answer")}</label>
          <textarea
            id={`${id}-answer`}
            rows={3}
            value={written.answer}
            aria-invalid={missing.includes("answer")}
            onChange={({ currentTarget }) => onChange({ ...written, answer: currentTarget.value })}
          />
        </div>
      )}
      <p role="status" className={judged === "none" ? styles.said : styles.warning}>
        {judged !== "none" &&
          t(judged === "refused" ? "generate.elsewhere.refused" : "generate.elsewhere.accepted")}
      </p>
      {missing.length > 0 && (
        <p role="alert" className={formStyles.fault}>
          {t(missing[0] === "gap" ? "create.missing.gap" : "errors.missingFields")}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit">{t("save")}</Button>
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

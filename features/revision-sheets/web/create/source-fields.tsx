import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { SHORTEST_TEXT, TEXT_LENGTH, TITLE_LENGTH, TOPIC_LENGTH } from "../../domain/limits.ts";
import styles from "./create.module.css";
import type { Draft } from "./draft.ts";
import { Field } from "./field.tsx";
import { FileField } from "./file-field.tsx";

interface SourceFieldsProps {
  draft: Draft;
  busy: boolean;
  /** What was asked for is missing, or too long. */
  fault: boolean;
  onChange(over: Partial<Draft>): void;
}

export const lengthOf = ({ text }: Pick<Draft, "text">): number => text.trim().length;

/** What the sheet is made of: a topic, a text, or the text of a file. */
export function SourceFields({ draft, busy, fault, onChange }: SourceFieldsProps) {
  const { t } = useTranslation("revision-sheets");
  const { kind, topic, text, title, fileName } = draft;
  const length = lengthOf(draft);
  if (kind === "topic")
    return (
      <Field
        label={t("create.topic")}
        hint={t("create.topicHint")}
        fault={fault ? t("create.missingTopic") : null}
      >
        {(props) => (
          <input
            {...props}
            type="text"
            value={topic}
            maxLength={TOPIC_LENGTH}
            disabled={busy}
            onChange={({ currentTarget }) => onChange({ topic: currentTarget.value })}
          />
        )}
      </Field>
    );
  const problem =
    length > TEXT_LENGTH ? t("create.tooLong") : t("create.missingText", { count: SHORTEST_TEXT });
  return (
    <>
      {kind === "file" && <FileField disabled={busy} fileName={fileName} onRead={onChange} />}
      {(kind === "text" || fileName !== "" || fault) && (
        <>
          <Field
            label={t("create.text")}
            hint={t("create.textHint")}
            fault={fault ? problem : null}
          >
            {(props) => (
              <textarea
                {...props}
                rows={9}
                value={text}
                disabled={busy}
                onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
              />
            )}
          </Field>
          <p className={styles.length} data-over={length > TEXT_LENGTH || undefined}>
            {t("create.length", { count: length, most: formatNumber(TEXT_LENGTH) })}
          </p>
          <Field label={t("create.name")} hint={null} fault={null}>
            {(props) => (
              <input
                {...props}
                type="text"
                value={title}
                maxLength={TITLE_LENGTH}
                disabled={busy}
                onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}

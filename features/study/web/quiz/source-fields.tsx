import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MOST_TEXT } from "#features/card-generation/domain/public.ts";
import { FileField } from "#features/card-generation/web/public.tsx";
import { storableStart } from "#platform/text/storable.ts";
import { formatNumber } from "#platform/ui/format.ts";
import type { QuizDraft } from "./draft.ts";

const LONGEST_TOPIC = 200;
const LONGEST_TITLE = 200;

interface SourceFieldsProps {
  sheets: readonly { id: string; title: string }[];
  draft: QuizDraft;
  onChange(over: Partial<QuizDraft>): void;
}

/** What the quiz is made of: a subject, a sheet, or a text that is pasted or read from a file. */
export function SourceFields({ sheets, draft, onChange }: SourceFieldsProps) {
  const { t } = useTranslation("quiz");
  const { way, topic, sheet } = draft;
  const titles = [...sheets].sort((a, b) => a.title.localeCompare(b.title, "fr"));
  if (way === "topic")
    return (
      <TextInput
        label={t("form.topic")}
        description={t("form.topicHint")}
        maxLength={LONGEST_TOPIC}
        value={topic}
        onChange={({ currentTarget }) => onChange({ topic: currentTarget.value })}
      />
    );
  if (way === "sheet")
    return (
      <NativeSelect
        label={t("form.sheet")}
        value={sheet}
        onChange={({ currentTarget }) => onChange({ sheet: currentTarget.value })}
        data={[
          { value: "", label: t("form.sheetNone") },
          ...titles.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    );
  return <TextFields draft={draft} onChange={onChange} />;
}

function TextFields({ draft: { text, title }, onChange }: Omit<SourceFieldsProps, "sheets">) {
  const { t } = useTranslation("quiz");
  const cut = (whole: string) => storableStart(whole, MOST_TEXT);
  return (
    <>
      <FileField onRead={(name, read) => onChange({ title: name, text: cut(read) })} />
      <Textarea
        label={t("form.text")}
        description={t("form.textHint", {
          length: formatNumber(text.length),
          most: formatNumber(MOST_TEXT),
        })}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => onChange({ text: cut(currentTarget.value) })}
      />
      <TextInput
        label={t("form.title")}
        maxLength={LONGEST_TITLE}
        value={title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
    </>
  );
}

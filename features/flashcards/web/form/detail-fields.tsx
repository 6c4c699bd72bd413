import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PLAIN_FIELDS, type PlainField, plainField } from "../../domain/note-fields.ts";
import styles from "./form.module.css";
import { type DetailLines, SOURCE_LINES } from "./note-draft.ts";

interface DetailFieldsProps {
  lines: DetailLines;
  /** In sight at once. */
  open: boolean;
  onChange(over: Partial<DetailLines>): void;
}

function PlainInput({ name, lines, onChange }: { name: PlainField } & DetailFieldsProps) {
  const { t } = useTranslation("flashcards");
  const field = plainField(name);
  const common = { label: t(`create.${name}`), value: lines[name] };
  if (field.shape === "line")
    return (
      <TextInput
        {...common}
        maxLength={field.longest}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    );
  // The words of a list have a text each, under the name of the field.
  const say = (word: string): string => t(`choice.${name}.${word}` as "choice.difficulty.easy");
  return (
    <NativeSelect
      {...common}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      data={[
        { value: "", label: t("create.none") },
        ...field.words.map((word) => ({ value: word, label: say(word) })),
      ]}
    />
  );
}

/** What is said of a note beside what its cards ask. */
export function DetailFields(props: DetailFieldsProps) {
  const { t } = useTranslation("flashcards");
  const { lines, open, onChange } = props;
  return (
    <details className={styles.more} open={open}>
      <summary>{t("create.more")}</summary>
      <div className={styles.columns}>
        <TextInput
          label={t("create.tags")}
          description={t("create.tagsHint")}
          value={lines.tags}
          onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
        />
        {PLAIN_FIELDS.map((name) => (
          <PlainInput key={name} name={name} {...props} />
        ))}
        {SOURCE_LINES.map((name) => (
          <TextInput
            key={name}
            label={t(`create.${name}`)}
            value={lines[name]}
            maxLength={name === "sourceYear" ? 4 : 500}
            inputMode={name === "sourceYear" ? "numeric" : "text"}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      <Textarea
        mt="md"
        rows={3}
        maxLength={5000}
        label={t("create.sourcePassage")}
        value={lines.sourcePassage}
        onChange={({ currentTarget }) => onChange({ sourcePassage: currentTarget.value })}
      />
    </details>
  );
}

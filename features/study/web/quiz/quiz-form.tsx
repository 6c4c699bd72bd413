import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { DIFFICULTIES } from "../../domain/programme.ts";
import { TRAINING_COUNTS } from "../../domain/session.ts";
import styles from "./quiz.module.css";
import type { QuizChoice } from "./use-quiz.ts";

const KINDS = ["topic", "sheet"] as const;
const LONGEST_TOPIC = 200;

export const emptyChoice: QuizChoice = {
  source: { kind: "topic", topic: "" },
  difficulty: "medium",
  count: 5,
};

interface QuizFormProps {
  sheets: readonly { id: string; title: string }[];
  choice: QuizChoice;
  onChange(choice: QuizChoice): void;
  onSubmit(): void;
}

/** Subject, difficulty and number of a quiz. */
export function QuizForm({ sheets, choice, onChange, onSubmit }: QuizFormProps) {
  const { t } = useTranslation(["quiz", "study"]);
  const { source, difficulty, count } = choice;
  const titles = [...sheets].sort((a, b) => a.title.localeCompare(b.title, "fr"));
  const ready = source.kind === "sheet" ? source.id !== "" : source.topic.trim() !== "";
  const begin = (kind: (typeof KINDS)[number]): QuizChoice["source"] =>
    kind === "topic" ? { kind, topic: "" } : { kind, id: "" };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit();
      }}
    >
      <p className={styles.hint}>{t("form.intro")}</p>
      <Choice
        legend={t("form.from")}
        name="quiz-source"
        options={KINDS}
        value={source.kind}
        say={(one) => t(`form.kinds.${one}`)}
        onChange={(kind) => onChange({ ...choice, source: begin(kind) })}
      />
      {source.kind === "topic" ? (
        <TextInput
          label={t("form.topic")}
          description={t("form.topicHint")}
          maxLength={LONGEST_TOPIC}
          value={source.topic}
          onChange={({ currentTarget: { value: topic } }) =>
            onChange({ ...choice, source: { kind: "topic", topic } })
          }
        />
      ) : (
        <NativeSelect
          label={t("form.sheet")}
          value={source.id}
          onChange={({ currentTarget: { value: id } }) =>
            onChange({ ...choice, source: { kind: "sheet", id } })
          }
          data={[
            { value: "", label: t("form.sheetNone") },
            ...titles.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
      <Choice
        legend={t("form.difficulty")}
        name="quiz-difficulty"
        options={DIFFICULTIES}
        value={difficulty}
        say={(one) => t(`study:difficulties.${one}`)}
        onChange={(next) => onChange({ ...choice, difficulty: next })}
      />
      <Choice<number>
        legend={t("form.count")}
        name="quiz-count"
        options={TRAINING_COUNTS}
        value={count}
        say={String}
        onChange={(next) => onChange({ ...choice, count: next })}
      />
      <div>
        <Button type="submit" size="md" disabled={!ready}>
          {t("form.generate")}
        </Button>
      </div>
    </form>
  );
}

import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import { formatDuration } from "./amounts.ts";
import { type Prompt, queries, type TrialPair } from "./api.ts";
import styles from "./assistant.module.css";

interface Props {
  prompt: Prompt;
  /** The text under the pen, saved or not. */
  text: string;
  onChanged(): void;
}

/**
 * The saved questions, each answered on demand by the text under the pen and by the version in use,
 * side by side.
 */
export function PromptTrial({ prompt, text, onChanged }: Props) {
  const { t } = useTranslation("assistant");
  const [results, setResults] = useState<Record<string, TrialPair>>({});
  const failed = () => void toast({ kind: "error", message: t("trial.failed") });
  const trial = useMutation({
    ...queries.tryPrompt.mutationOptions({
      onSuccess: (pair, { questionId }) =>
        setResults((known) => ({ ...known, [questionId]: pair })),
      onError: failed,
    }),
    retry: false,
  });
  const remove = useMutation({
    ...queries.removeQuestion.mutationOptions({ onSuccess: onChanged, onError: failed }),
    retry: false,
  });
  return (
    <section className={styles.section}>
      <h2>{t("trial.title")}</h2>
      <p className={styles.quiet}>{t("trial.lead")}</p>
      {prompt.questions.length === 0 && <p>{t("trial.none")}</p>}
      <ul className={styles.list}>
        {prompt.questions.map((question) => {
          const pair = results[question.id];
          const running = trial.isPending && trial.variables?.questionId === question.id;
          return (
            <li key={question.id}>
              <p>{question.text}</p>
              <div className={styles.row}>
                <Button
                  size="compact-md"
                  loading={running}
                  disabled={text.trim() === "" || (trial.isPending && !running)}
                  aria-label={t("trial.tryOf", { question: question.text })}
                  onClick={() => trial.mutate({ mode: prompt.mode, text, questionId: question.id })}
                >
                  {t("trial.try")}
                </Button>
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={t("trial.removeOf", { question: question.text })}
                  onClick={() => remove.mutate({ id: question.id })}
                >
                  {t("trial.remove")}
                </Button>
              </div>
              {pair && <Results pair={pair} />}
            </li>
          );
        })}
      </ul>
      <QuestionForm mode={prompt.mode} onSaved={onChanged} />
    </section>
  );
}

function Results({ pair }: { pair: TrialPair }) {
  const { t } = useTranslation("assistant");
  if (pair.candidate.kind === "noModel")
    return (
      <div role="status">
        <p>{t("trial.noModel")}</p>
        <ol>
          {pair.candidate.sections.map((section) => (
            <li key={section}>{section}</li>
          ))}
        </ol>
      </div>
    );
  return (
    <div className={styles.split} role="status">
      <Result title={t("trial.candidate")} result={pair.candidate} />
      <Result title={t("trial.present")} result={pair.present} />
    </div>
  );
}

function Result({ title, result }: { title: string; result: TrialPair["candidate"] }) {
  const { t } = useTranslation("assistant");
  if (result.kind === "noModel") return null;
  return (
    <div>
      <h3>
        {title} <span className={styles.quiet}>{formatDuration(result.durationMs)}</span>
      </h3>
      {result.kind === "answered" ? (
        <div className={styles.answer}>{result.text}</div>
      ) : (
        <p className={styles.problem}>{t("trial.noAnswer", { reason: result.reason })}</p>
      )}
    </div>
  );
}

function QuestionForm({ mode, onSaved }: { mode: string; onSaved(): void }) {
  const { t } = useTranslation("assistant");
  const [text, setText] = useState("");
  const save = useMutation({
    ...queries.saveQuestion.mutationOptions({
      onSuccess: () => {
        setText("");
        onSaved();
      },
      onError: () => void toast({ kind: "error", message: t("trial.saveFailed") }),
    }),
    retry: false,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") save.mutate({ id: crypto.randomUUID(), mode, text: text.trim() });
  };
  return (
    <form className={styles.row} onSubmit={submit} noValidate>
      <TextInput
        label={t("trial.question")}
        description={t("trial.questionHint")}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={save.isPending}
        disabled={text.trim() === ""}
      >
        {t("trial.save")}
      </Button>
    </form>
  );
}

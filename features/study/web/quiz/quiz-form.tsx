import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IdentityCheck } from "#features/card-generation/web/public.tsx";
import { findIdentity, type IdentityFinding } from "#features/chat/domain/public.ts";
import { Choice } from "#platform/ui/choice/choice.tsx";
import { DIFFICULTIES } from "../../domain/programme.ts";
import { TRAINING_COUNTS } from "../../domain/session.ts";
import { isReady, QUIZ_WAYS, type QuizDraft } from "./draft.ts";
import styles from "./quiz.module.css";
import { SourceFields } from "./source-fields.tsx";

const MINDS = ["model", "rules"] as const;

interface QuizFormProps {
  sheets: readonly { id: string; title: string }[];
  /** Whether a language model is connected, and how many of its answers are left. */
  model: boolean;
  left: number | null;
  draft: QuizDraft;
  onChange(over: Partial<QuizDraft>): void;
  onSubmit(draft: QuizDraft): void;
}

/** What a quiz is made of, by whom, how difficult and how long. */
export function QuizForm({ sheets, model, left, draft, onChange, onSubmit }: QuizFormProps) {
  const { t } = useTranslation(["quiz", "study"]);
  const [identity, setIdentity] = useState<readonly IdentityFinding[]>([]);
  const by = model ? draft.by : "rules";
  const start = () => {
    // A subject or a sheet names nobody; a text may hold a patient, and a model may be far away.
    const found = draft.way === "text" && by === "model" ? findIdentity(draft.text) : [];
    setIdentity(found);
    if (found.length === 0) onSubmit({ ...draft, by });
  };
  const change = (over: Partial<QuizDraft>) => {
    setIdentity([]);
    onChange(over);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady(draft)) start();
      }}
    >
      <p className={styles.hint}>{t("form.intro")}</p>
      <Choice
        legend={t("form.from")}
        name="quiz-source"
        options={QUIZ_WAYS}
        value={draft.way}
        say={(one) => t(`form.kinds.${one}`)}
        onChange={(way) => change({ way })}
      />
      <SourceFields sheets={sheets} draft={draft} onChange={change} />
      <Choice
        legend={t("form.difficulty")}
        name="quiz-difficulty"
        options={DIFFICULTIES}
        value={draft.difficulty}
        say={(one) => t(`study:difficulties.${one}`)}
        onChange={(difficulty) => change({ difficulty })}
      />
      <Choice<number>
        legend={t("form.count")}
        name="quiz-count"
        options={TRAINING_COUNTS}
        value={draft.count}
        say={String}
        onChange={(count) => change({ count })}
      />
      {model && (
        <Choice
          legend={t("form.mind")}
          name="quiz-mind"
          options={MINDS}
          value={by}
          say={(one) => t(`form.minds.${one}`)}
          onChange={(next) => change({ by: next })}
        />
      )}
      <Mind model={model} left={left} by={by} />
      {identity.length > 0 && (
        <IdentityCheck
          findings={identity}
          onEdit={() => setIdentity([])}
          onRules={() => onSubmit({ ...draft, by: "rules" })}
          onSend={() => onSubmit({ ...draft, by })}
        />
      )}
      <div>
        <Button type="submit" size="md" disabled={!isReady(draft)}>
          {t("form.generate")}
        </Button>
      </div>
    </form>
  );
}

/** Who will write the questions, and what becomes of what is sent. */
function Mind({ model, left, by }: Pick<QuizFormProps, "model" | "left"> & { by: string }) {
  const { t } = useTranslation("quiz");
  if (!model) return <p className={styles.hint}>{t("form.noModel")}</p>;
  if (by === "rules") return <p className={styles.hint}>{t("form.rulesAbout")}</p>;
  return (
    <p className={styles.hint}>
      {t("form.modelAbout")} {left !== null && t("form.left", { count: left })}
    </p>
  );
}

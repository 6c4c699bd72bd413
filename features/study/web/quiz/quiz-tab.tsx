import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "../api.ts";
import { Absent } from "./absent.tsx";
import { type QuizDraft, readDraft, writeDraft } from "./draft.ts";
import { Generating } from "./generating.tsx";
import { QuizForm } from "./quiz-form.tsx";
import { useContent } from "./use-content.ts";
import { type QuizState, useQuiz } from "./use-quiz.ts";

interface QuizTabProps {
  /** What another page gave to make a quiz of, as an address names it. */
  from?: string | undefined;
  /** It was taken: the address is that of the quiz again. */
  onTaken?(): void;
  onBegin(id: string): void;
}

/** A quiz on a subject: what it is made of, while it is made, and what went wrong. */
export function QuizTab({ from, onTaken, onBegin }: QuizTabProps) {
  const { t } = useTranslation("quiz");
  const setup = useQuery({ ...queries.quizSetup.queryOptions(), staleTime: 0 });
  const [draft, setDraft] = useState(readDraft);
  const { state, generate, back } = useQuiz(onBegin);
  const change = (over: Partial<QuizDraft>): QuizDraft => {
    const next = { ...draft, ...over };
    setDraft(next);
    writeDraft(next);
    return next;
  };
  const unread = useContent(from, change, onTaken);
  if (setup.isError)
    return (
      <Failure title={t("errors.loading")} body={t("errors.loadingBody")}>
        <Button loading={setup.isFetching} onClick={() => void setup.refetch()}>
          {t("errors.retry")}
        </Button>
      </Failure>
    );
  if (!setup.data) return <PagePending />;
  if (state.step === "choosing")
    return (
      <>
        {unread && <p role="alert">{t("errors.content")}</p>}
        <QuizForm
          {...setup.data}
          draft={draft}
          onChange={change}
          onSubmit={(chosen) => void generate(chosen)}
        />
      </>
    );
  return (
    <Step
      state={state}
      onBack={back}
      onGenerate={(chosen) => void generate(chosen)}
      onSheet={(id) => void generate(change({ way: "sheet", sheet: id }))}
      onOpen={onBegin}
    />
  );
}

interface StepProps {
  state: Exclude<QuizState, { step: "choosing" }>;
  onBack(): void;
  onGenerate(draft: QuizDraft): void;
  onSheet(id: string): void;
  onOpen(id: string): void;
}

/** While the quiz is made, or what stands in its way. */
function Step({ state, onBack, onGenerate, onSheet, onOpen }: StepProps) {
  const { t } = useTranslation("quiz");
  const change = (
    <Button variant="default" onClick={onBack}>
      {t("errors.change")}
    </Button>
  );
  switch (state.step) {
    case "generating":
      return <Generating title={state.title} written={state.written} onCancel={onBack} />;
    case "failed": {
      const { why, draft } = state;
      return (
        <Failure title={t(`errors.${why}`)} body={t(`errors.${why}Body`)}>
          <Button onClick={() => onGenerate(draft)}>{t("errors.retry")}</Button>
          {draft.by === "model" && (
            <Button variant="default" onClick={() => onGenerate({ ...draft, by: "rules" })}>
              {t("errors.useRules")}
            </Button>
          )}
          {change}
        </Failure>
      );
    }
    case "none":
      return (
        <Failure
          title={t("errors.none")}
          body={t(state.way === "text" ? "errors.noneText" : "errors.noneBody")}
        >
          <Button onClick={onBack}>{t("errors.change")}</Button>
        </Failure>
      );
    case "session":
      return (
        <Failure title={t("errors.session")} body={t("errors.sessionBody")}>
          <Button onClick={() => onOpen(state.id)}>{t("errors.open")}</Button>
          {change}
        </Failure>
      );
    case "absent":
      return (
        <Absent names={state.names} beside={state.beside} onChoose={onSheet} onBack={onBack} />
      );
  }
}

function Failure({
  title,
  body,
  children,
}: {
  title: string;
  body: string;
  children: React.ReactNode;
}) {
  return (
    <div role="alert">
      <EmptyState title={title} body={body} action={children} />
    </div>
  );
}

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "../api.ts";
import { Absent } from "./absent.tsx";
import { Generating } from "./generating.tsx";
import { emptyChoice, QuizForm } from "./quiz-form.tsx";
import { useQuiz } from "./use-quiz.ts";

/** A quiz on a subject: what it is made of, while it is made, and what went wrong. */
export function QuizTab({ onBegin }: { onBegin(id: string): void }) {
  const { t } = useTranslation("quiz");
  const setup = useQuery(queries.quizSetup.queryOptions());
  const [choice, setChoice] = useState(emptyChoice);
  const { state, generate, back } = useQuiz(onBegin);
  const change = <Button onClick={back}>{t("errors.change")}</Button>;
  if (setup.isError)
    return (
      <Failure title={t("errors.loading")} body={t("errors.loadingBody")}>
        <Button loading={setup.isFetching} onClick={() => void setup.refetch()}>
          {t("errors.retry")}
        </Button>
      </Failure>
    );
  if (!setup.data) return <PagePending />;
  switch (state.step) {
    case "generating":
      return <Generating title={state.title} onCancel={back} />;
    case "failed":
      return (
        <Failure title={t("errors.failed")} body={t("errors.failedBody")}>
          <Button onClick={() => void generate(state.choice)}>{t("errors.retry")}</Button>
          <Button variant="default" onClick={back}>
            {t("errors.change")}
          </Button>
        </Failure>
      );
    case "none":
      return (
        <Failure title={t("errors.none")} body={t("errors.noneBody")}>
          {change}
        </Failure>
      );
    case "session":
      return (
        <Failure title={t("errors.session")} body={t("errors.sessionBody")}>
          <Button onClick={() => onBegin(state.id)}>{t("errors.open")}</Button>
          <Button variant="default" onClick={back}>
            {t("errors.change")}
          </Button>
        </Failure>
      );
    case "absent":
      return (
        <Absent
          names={state.names}
          beside={state.beside}
          onChoose={(id) => {
            const next = { ...choice, source: { kind: "sheet" as const, id } };
            setChoice(next);
            void generate(next);
          }}
          onBack={back}
        />
      );
    case "choosing":
      return (
        <QuizForm
          sheets={setup.data.sheets}
          choice={choice}
          onChange={setChoice}
          onSubmit={() => void generate(choice)}
        />
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

import { Button } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Dress, Paper, paperHere } from "#features/study/web/public.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { CachedQuiz } from "./cached-quiz.ts";
import styles from "./daily-quiz.module.css";
import { dayName } from "./day-name.ts";
import { Intro } from "./intro.tsx";
import { SummaryView } from "./summary-view.tsx";
import { useDailyQuiz } from "./use-daily-quiz.ts";
import { Waiting } from "./waiting.tsx";

const hasNoQuestion = (error: unknown) =>
  error instanceof ORPCError && error.code === "NO_QUESTIONS";

/** The quiz of today: to be begun, answered, on its way, or finished. */
export function DailyQuizPage() {
  const { t } = useTranslation("daily-quiz");
  const { data: quiz, isError, error, isFetching, refetch } = useDailyQuiz();
  useEffect(paperHere.prepare, []);
  if (quiz)
    return (
      <Suspense fallback={<PagePending />}>
        <Today key={quiz.attemptId} quiz={quiz} />
      </Suspense>
    );
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {t("retry")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("page.title")} />
      {isError ? (
        <div role="alert">
          {hasNoQuestion(error) ? (
            <EmptyState title={t("errors.noQuestions")} body={t("none.body")} action={retry} />
          ) : (
            <EmptyState title={t("failed.load")} body={t("failed.loadBody")} action={retry} />
          )}
        </div>
      ) : (
        <PagePending />
      )}
    </>
  );
}

function Today({ quiz }: { quiz: CachedQuiz }) {
  const { t } = useTranslation("daily-quiz");
  const navigate = useNavigate();
  const [open, setOpen] = useState(quiz.begun || paperHere.isBegun(quiz.attemptId));
  const title = t("page.title");
  if (quiz.submitted)
    return (
      <>
        <PageHeader title={title} />
        <SummaryView day={quiz.day} />
      </>
    );
  if (!open)
    return (
      <>
        <PageHeader title={title} />
        <Intro quiz={quiz} onBegin={() => setOpen(true)} />
      </>
    );
  const dress: Dress = {
    eyebrow: dayName(quiz.day),
    title,
    split: quiz.common,
    kindOf: (at) => t(at < quiz.common ? "kind.common" : "kind.due"),
    said: t("strokes", { count: quiz.count }),
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.hidden}>{title}</h1>
      <Paper
        id={quiz.attemptId}
        dress={dress}
        onLeave={() => void navigate({ to: "/dashboard" })}
        waiting={<Waiting quiz={quiz} />}
        result={<SummaryView day={quiz.day} />}
        failed={(again) => (
          <div role="alert">
            <EmptyState
              title={t("failed.load")}
              body={t("failed.loadBody")}
              action={<Button onClick={again}>{t("retry")}</Button>}
            />
          </div>
        )}
      />
    </div>
  );
}

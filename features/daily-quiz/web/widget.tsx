import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { paperHere } from "#features/study/web/public.tsx";
import { CachedPart, PartPending, PartProblem } from "#platform/offline/web/cached-part.tsx";
import { Due } from "#platform/ui/due/due.tsx";
import { formatDate } from "#platform/ui/format.ts";
import { useDailyQuiz, useSummary } from "./use-daily-quiz.ts";

/** Today's quiz on the dashboard; showing it also brings tomorrow's to the device. */
export function DailyQuizWidget() {
  const { t } = useTranslation("daily-quiz");
  const { data: quiz, isError, refetch } = useDailyQuiz();
  if (!quiz && isError)
    return <PartProblem problem={t("failed.load")} onRetry={() => void refetch()} />;
  if (!quiz) return <PartPending lines={2} />;
  if (quiz.submitted) return <Done day={quiz.day} />;
  const due = quiz.count - quiz.common;
  return (
    <Due
      count={quiz.count}
      title={t("widget.questions", { count: quiz.count })}
      details={due > 0 ? t("intro.due", { count: due }) : t("widget.same")}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/daily-quiz" />}>
          {t(quiz.begun || paperHere.isBegun(quiz.attemptId) ? "widget.resume" : "intro.begin")}
        </Button>
      }
      held={null}
    />
  );
}

function Done({ day }: { day: string }) {
  const { t } = useTranslation("daily-quiz");
  return (
    <CachedPart part={useSummary(day)} problem={t("failed.load")} lines={2}>
      {({ right, count, nextAt }) => (
        <Due
          count={right}
          title={t("widget.right", { count: right, of: count })}
          details={t("done.next", {
            at: formatDate(nextAt, { weekday: "long", hour: "numeric", minute: "numeric" }),
          })}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/daily-quiz" />}>
              {t("widget.results")}
            </Button>
          }
          held={null}
        />
      )}
    </CachedPart>
  );
}

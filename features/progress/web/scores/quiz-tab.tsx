import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { ANSWER_AGAIN_XP, FIRST_ANSWER_XP } from "../../domain/amounts.ts";
import { useOverview } from "../use-overview.ts";
import styles from "./scores.module.css";

const MINUTE = 60_000;

function ToQuestions() {
  const { t } = useTranslation("progress");
  return (
    <Button
      variant="default"
      size="md"
      renderRoot={(props) => <Link to="/study" search={{ tab: undefined }} {...props} />}
    >
      {t("quiz.begin")}
    </Button>
  );
}

/** Questions answered, and how they are counted. */
export function QuizTab() {
  const { t } = useTranslation("progress");
  return (
    <div className={styles.overview}>
      <CachedPart part={useOverview()} problem={t("errors.load")}>
        {({ totals: { quiz } }) =>
          quiz && quiz.done > 0 ? (
            <>
              <dl className={styles.totals}>
                {(
                  [
                    ["xp", quiz.xp],
                    ["met", quiz.met],
                    ["done", quiz.done],
                    ["minutes", Math.round(quiz.duration / MINUTE)],
                  ] as const
                ).map(([name, count]) => (
                  <div key={name}>
                    <dt>{t(`quiz.${name}`, { count })}</dt>
                    <dd>{formatNumber(count)}</dd>
                  </div>
                ))}
              </dl>
              <p>{t("quiz.how", { first: FIRST_ANSWER_XP, again: ANSWER_AGAIN_XP })}</p>
              <ToQuestions />
            </>
          ) : (
            <EmptyState
              title={t("unfilled.quiz.title")}
              body={t("unfilled.quiz.body")}
              action={<ToQuestions />}
            />
          )
        }
      </CachedPart>
    </div>
  );
}

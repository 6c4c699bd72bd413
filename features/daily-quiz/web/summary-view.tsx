import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BadgeName } from "#features/progress/web/public.tsx";
import { Questions } from "#features/study/web/public.tsx";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import type { Summary } from "../domain/wire-daily.ts";
import { ChallengeView } from "./challenge-view.tsx";
import styles from "./daily-quiz.module.css";
import { Figures } from "./figures.tsx";
import { useSummary } from "./use-daily-quiz.ts";

/** The day is done: what it gave, each question, and when the next one comes. */
export function SummaryView({ day }: { day: string }) {
  const { t } = useTranslation("daily-quiz");
  return (
    <CachedPart part={useSummary(day)} problem={t("failed.load")} lines={6}>
      {(summary) => <Whole summary={summary} />}
    </CachedPart>
  );
}

function Whole({ summary }: { summary: Summary }) {
  const { t } = useTranslation("daily-quiz");
  const { right, count, spent, xp, streak, badges, challenge } = summary;
  const at = formatDate(summary.nextAt, { weekday: "long", hour: "numeric", minute: "numeric" });
  return (
    <section className={styles.summary} aria-label={t("done.title")}>
      <div className={styles.columns}>
        <div>
          <Figures {...{ right, count, spent }} body={t("done.next", { at })}>
            <div>
              <dt>{t("done.xp")}</dt>
              <dd>+{formatNumber(xp)}</dd>
            </div>
            <div>
              <dt>{t("done.streak")}</dt>
              <dd className={styles.streak}>{t("done.days", { count: streak.days })}</dd>
            </div>
          </Figures>
          {streak.frozen > 0 && (
            <p className={styles.quiet}>{t("done.frozen", { count: streak.frozen })}</p>
          )}
          <h3>{t("done.questions")}</h3>
          <Questions id={summary.attemptId} />
        </div>
        <aside className={styles.aside}>
          <ChallengeView challenge={challenge} />
          {badges.length > 0 && (
            <section>
              <h3>{t("done.badges", { count: badges.length })}</h3>
              <ul>
                {badges.map((id) => (
                  <li key={id}>
                    <BadgeName id={id} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={styles.links}>
            <Link to="/dashboard">{t("done.dashboard")}</Link>
            <Link to="/study" search={{ tab: undefined }}>
              {t("done.more")}
            </Link>
          </p>
        </aside>
      </div>
    </section>
  );
}

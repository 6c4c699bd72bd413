import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { addDays, studyDay } from "#features/memory/domain/public.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import { useWeek } from "./figures.ts";
import styles from "./widgets.module.css";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Reviews of each of the last seven days; other activity and other days are on the statistics. */
export function Week() {
  const { t } = useTranslation("flashcards");
  return (
    <CachedPart part={useWeek()} problem={t("stats.failed")} lines={6}>
      {({ totals, calendar }) => {
        if (totals.reviews === 0) return <p className={styles.quiet}>{t("widget.noWeek")}</p>;
        const today = studyDay(new Date(), timeZone());
        const done = new Map(calendar.map(({ day, reviews }) => [day, reviews]));
        const days = Array.from({ length: 7 }, (_, back) => addDays(today, back - 6));
        const spoken = days
          .map(
            (day) =>
              `${formatDate(noon(day), { weekday: "long", timeZone: "UTC" })} ${done.get(day) ?? 0}`,
          )
          .join(", ");
        return (
          <>
            <div className={styles.paper}>
              <BarChart
                label={`${t("widget.week")} ${spoken}`}
                bars={days.map((day) => ({
                  label: formatDate(noon(day), { weekday: "short", timeZone: "UTC" }),
                  values: [done.get(day) ?? 0],
                }))}
              />
            </div>
            <p className={styles.foot}>
              <b>
                {t("widget.reviews", {
                  count: totals.reviews,
                  shown: formatNumber(totals.reviews),
                })}
              </b>
              <span>
                {t("widget.minutes", {
                  count: Math.round(totals.duration / 60_000),
                  minutes: formatNumber(Math.round(totals.duration / 60_000)),
                })}
              </span>
              <Link to="/statistiques" search={{ tab: "progress", range: 7 }}>
                {t("widget.everyDay")}
              </Link>
            </p>
          </>
        );
      }}
    </CachedPart>
  );
}

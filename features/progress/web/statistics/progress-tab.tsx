import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatNumber } from "#platform/ui/format.ts";
import type { Statistics } from "../../domain/wire-statistics.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { longDay, minutesOf, shortDay } from "./figures.ts";
import { FirstStep } from "./first-step.tsx";
import type { Range } from "./search.ts";
import styles from "./statistics.module.css";
import { useStatistics } from "./use-statistics.ts";

const MEASURES = ["reviews", "duration", "xp", "answered", "questions"] as const;
type Measure = (typeof MEASURES)[number];
/** The days of experience are drawn on the scores. */
const DRAWN = ["reviews", "duration", "answered", "questions"] as const;

/** A measure in the unit it is shown in: time in minutes. */
const shown = (measure: Measure, sums: Statistics["total"]): number =>
  // What the device stored before answers were counted has none.
  measure === "duration" ? minutesOf(sums.duration) : (sums[measure] ?? 0);

/** What was done on each day, beside the days before. */
export function ProgressTab({ range }: { range: Range }) {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useStatistics(range)} problem={t("statistics.failed")} lines={8}>
      {(statistics) => <Done statistics={statistics} range={range} />}
    </CachedPart>
  );
}

function Done({
  statistics: { days, total, before },
  range,
}: {
  statistics: Statistics;
  range: Range;
}) {
  const { t } = useTranslation("progress");
  if (MEASURES.every((measure) => shown(measure, total) + shown(measure, before) === 0))
    return <FirstStep title={t("statistics.none.title")} body={t("statistics.none.body")} />;
  return (
    <>
      <dl className={styles.totals}>
        {MEASURES.map((measure) => (
          <div key={measure}>
            <dt>{t(`statistics.${measure}.total`)}</dt>
            <dd>
              <b>{formatNumber(shown(measure, total))}</b>
              <span>
                {t("statistics.before", {
                  value: formatNumber(shown(measure, before)),
                  count: range,
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={charts.grid}>
        {DRAWN.filter((measure) => shown(measure, total) > 0).map((measure) => {
          const title = t(`statistics.${measure}.title`);
          return (
            <ChartFigure
              key={measure}
              title={title}
              about={t(`statistics.${measure}.about`)}
              table={t("table", { title })}
              columns={[t("day"), t(`statistics.${measure}.total`)]}
              rows={days.map((day) => [longDay(day.day), formatNumber(shown(measure, day))])}
            >
              <BarChart
                label={title}
                bars={days.map((day) => ({
                  label: shortDay(day.day),
                  values: [shown(measure, day)],
                }))}
              />
            </ChartFigure>
          );
        })}
      </div>
      <Elsewhere figures={["xp", "cards"]} />
    </>
  );
}

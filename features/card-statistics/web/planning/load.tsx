import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Exam } from "#features/flashcards/domain/public.ts";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import type { Planning } from "../../domain/wire-stats.ts";
import styles from "../stats/charts.module.css";
import { ChartFigure } from "../stats/figure.tsx";

const SPANS = { today: 1, week: 7, month: 30 } as const;
type Span = keyof typeof SPANS;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayName = (day: string, style: Intl.DateTimeFormatOptions) =>
  formatDate(noon(day), { ...style, timeZone: "UTC" });

export type Save = (change: {
  workload?: Planning["workload"];
  exam?: Exam | null;
}) => Promise<void>;

/** What the days to come hold, and how much one takes on each day. */
export function Load({ data, save }: { data: Planning; save: Save }) {
  const { t } = useTranslation("flashcards");
  const [span, setSpan] = useState<Span>("week");
  const days = data.days.slice(0, SPANS[span]);
  const sum = (pick: (day: Planning["days"][number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const totals = [
    ["due", formatNumber(sum(({ due }) => due))],
    ["new", formatNumber(sum((day) => day.new))],
    ["minutes", formatNumber(Math.round(sum(({ minutes }) => minutes)))],
    ["done", formatNumber(data.today.reviews)],
  ] as const;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t("planning.workload")}</legend>
        {data.choices.map(({ workload, newPerDay, minutes }) => (
          <label key={workload}>
            <input
              type="radio"
              name="workload"
              checked={data.workload === workload && data.newPerDay === newPerDay}
              onChange={() => void save({ workload })}
            />
            <b>{t(`planning.workloads.${workload}`)}</b>
            <small>{t("planning.newPerDay", { count: newPerDay })}</small>
            <small>{t("planning.minutesPerDay", { count: Math.round(minutes) })}</small>
          </label>
        ))}
      </fieldset>
      {data.choices.every(
        (one) => one.workload !== data.workload || one.newPerDay !== data.newPerDay,
      ) && (
        <p>{t("planning.own", { count: data.newPerDay, shown: formatNumber(data.newPerDay) })}</p>
      )}
      <div className={charts.filters}>
        <label>
          <span>{t("planning.span")}</span>
          <select
            value={span}
            onChange={({ currentTarget: { value } }) =>
              setSpan(value === "today" || value === "month" ? value : "week")
            }
          >
            {Object.keys(SPANS).map((one) => (
              <option key={one} value={one}>
                {t(`planning.spans.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <dl className={charts.totals}>
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`planning.total.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ChartFigure
        title={t("planning.chart")}
        about={t("planning.about", { seconds: formatNumber(Math.round(data.secondsPerReview)) })}
        columns={[t("stats.day"), t("decks.due"), t("decks.new"), t("stats.minutes")]}
        rows={days.map((day) => [
          dayName(day.day, { weekday: "long", day: "numeric", month: "long" }),
          formatNumber(day.due),
          formatNumber(day.new),
          formatNumber(Math.round(day.minutes)),
        ])}
      >
        <BarChart
          label={t("planning.chart")}
          parts={[t("decks.due"), t("decks.new")]}
          bars={days.map((day) => ({
            label: dayName(day.day, { day: "numeric", month: "short" }),
            values: [day.due, day.new],
          }))}
        />
      </ChartFigure>
    </>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { studyDay } from "#features/memory/domain/public.ts";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import type { Stats } from "../../domain/wire-stats.ts";
import { ChartFigure } from "./figure.tsx";
import { HeatMap } from "./heat-map.tsx";

/** A proportion of fewer answers than this says nothing. */
const ENOUGH = 20;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const shortDay = (day: string) =>
  formatDate(noon(day), { day: "numeric", month: "short", timeZone: "UTC" });
const longDay = (day: string) => formatDate(noon(day), { dateStyle: "long", timeZone: "UTC" });

/** What was asked, and what will be. */
export function ReviewCharts({ stats, days }: { stats: Stats; days: number }) {
  const { t } = useTranslation("flashcards");
  const share = ({ asked, passed }: { asked: number; passed: number }) =>
    asked < ENOUGH
      ? t("stats.tooFew")
      : formatNumber(passed / asked, { style: "percent", maximumFractionDigits: 1 });
  const kinds = ["learning", "young", "mature"] as const;
  const memories = ["all", "young", "mature"] as const;
  return (
    <>
      <Forecast days={stats.forecast} />
      <ChartFigure
        title={t("stats.calendar.title")}
        about={t("stats.calendar.about", { count: stats.totals.studiedDays })}
        columns={[t("stats.day"), t("summary.reviews"), t("stats.minutes")]}
        rows={stats.calendar.map(({ day, reviews, duration }) => [
          longDay(day),
          formatNumber(reviews),
          formatNumber(Math.round(duration / 60_000)),
        ])}
      >
        <HeatMap
          days={stats.calendar}
          today={stats.forecast[0]?.day ?? studyDay(new Date(), timeZone())}
          span={days}
          label={t("stats.calendar.title")}
          extent={t("stats.days", { count: days })}
          describe={(day, reviews) => `${longDay(day)} · ${formatNumber(reviews)}`}
        />
      </ChartFigure>
      <ChartFigure
        title={t("stats.retention.title")}
        about={
          <>
            {t("stats.retention.about")}{" "}
            <Link to="/statistiques" search={{ tab: "performance", range: undefined }}>
              {t("stats.retention.home")}
            </Link>
          </>
        }
        columns={[t("stats.retention.of"), t("stats.retention.reached"), t("summary.answers")]}
        rows={memories.map((memory) => [
          t(`stats.memory.${memory}`),
          share(stats.retention[memory]),
          formatNumber(stats.retention[memory].asked),
        ])}
      >
        <dl className={charts.totals}>
          {memories.map((memory) => (
            <div key={memory}>
              <dt>{t(`stats.memory.${memory}`)}</dt>
              <dd>{share(stats.retention[memory])}</dd>
            </div>
          ))}
        </dl>
      </ChartFigure>
      <ChartFigure
        title={t("stats.buttons.title")}
        about={t("stats.buttons.about")}
        columns={[t("summary.rating"), ...kinds.map((kind) => t(`stats.memory.${kind}`))]}
        rows={stats.buttons.map(({ rating, ...counts }) => [
          t(`rating.${rating}`),
          ...kinds.map((kind) => formatNumber(counts[kind])),
        ])}
      >
        <BarList
          label={t("stats.buttons.title")}
          parts={kinds.map((kind) => t(`stats.memory.${kind}`))}
          bars={stats.buttons.map(({ rating, learning, young, mature }) => ({
            label: t(`rating.${rating}`),
            values: [learning, young, mature],
          }))}
        />
      </ChartFigure>
      <ChartFigure
        title={t("stats.hours.title")}
        about={t("stats.hours.about")}
        columns={[t("stats.hour"), t("summary.answers"), t("summary.known")]}
        rows={stats.hours.map((hour) => [
          t("stats.oClock", { hour: hour.hour }),
          formatNumber(hour.asked),
          hour.asked === 0 ? "–" : share(hour),
        ])}
      >
        <BarChart
          label={t("stats.hours.title")}
          parts={[t("summary.known"), t("stats.forgotten")]}
          bars={stats.hours.map(({ hour, asked, passed }) => ({
            label: t("stats.oClock", { hour }),
            values: [passed, asked - passed],
          }))}
        />
      </ChartFigure>
      <ChartFigure
        title={t("stats.tags.title")}
        about={t("stats.tags.about")}
        columns={[t("stats.tag"), t("stats.total.cards"), t("summary.answers"), t("summary.known")]}
        rows={stats.tags.map(({ tag, cards, asked, passed }) => [
          tag,
          formatNumber(cards),
          formatNumber(asked),
          share({ asked, passed }),
        ])}
      >
        <BarList
          label={t("stats.tags.title")}
          bars={stats.tags.slice(0, 8).map(({ tag, cards }) => ({ label: tag, values: [cards] }))}
        />
      </ChartFigure>
    </>
  );
}

function Forecast({ days }: { days: Stats["forecast"] }) {
  const { t } = useTranslation("flashcards");
  const coming = days.reduce((sum, { cards }) => sum + cards, 0);
  return (
    <ChartFigure
      title={t("stats.forecast.title")}
      about={
        <>
          {t("stats.forecast.about", { count: coming, shown: formatNumber(coming) })}{" "}
          <Link to="/flashcards" search={{ tab: "planning" }}>
            {t("stats.forecast.home")}
          </Link>
        </>
      }
      columns={[t("stats.day"), t("stats.total.cards")]}
      rows={days.map(({ day, cards }) => [longDay(day), formatNumber(cards)])}
    >
      <BarChart
        label={t("stats.forecast.title")}
        bars={days.map(({ day, cards }) => ({ label: shortDay(day), values: [cards] }))}
      />
    </ChartFigure>
  );
}

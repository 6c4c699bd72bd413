import type { TFunction } from "i18next";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import type { DayOnWire } from "../../domain/wire-progress.ts";
import { useDays } from "../use-overview.ts";
import { dayName } from "./days.ts";
import styles from "./scores.module.css";

const short = (day: string) => dayName(day, { day: "numeric", month: "short" });

/** Days without anything: the sentence says it, a chart of zeros would say no more. */
function Nothing({ title, about }: { title: string; about: string }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{about}</p>
    </section>
  );
}

/** Experience of each of the last days. */
export function XpChart() {
  const { t } = useTranslation("progress");
  const title = t("xpChart.title", { count: 30 });
  return (
    <CachedPart part={useDays()} problem={t("errors.load")} lines={6}>
      {(days) => {
        const about = t("xpChart.about", {
          xp: formatNumber(sum(days, "xp")),
          count: worked(days),
        });
        if (worked(days) === 0) return <Nothing title={title} about={about} />;
        return (
          <ChartFigure
            title={title}
            about={about}
            table={t("table", { title })}
            columns={[t("day"), t("xp"), t("reviews"), t("onCall.title")]}
            rows={days
              .toReversed()
              .map(({ day, xp, done, onCall }) => [
                dayName(day),
                formatNumber(xp),
                formatNumber(done),
                t(onCall ? "yes" : "no"),
              ])}
          >
            <BarChart
              label={title}
              bars={days.map(({ day, xp }) => ({ label: short(day), values: [xp] }))}
            />
          </ChartFigure>
        );
      }}
    </CachedPart>
  );
}

/** Reviews of cards: those that earned, and those asked again the same day or too early. */
export function ReviewChart() {
  const { t } = useTranslation("progress");
  const title = t("reviewChart.title", { count: 30 });
  const parts = [t("reviewChart.earning"), t("reviewChart.others")];
  return (
    <CachedPart part={useDays("flashcards")} problem={t("errors.load")} lines={6}>
      {(days) => {
        const about = aboutReviews(sum(days, "earning"), sum(days, "done"), t);
        if (sum(days, "done") === 0) return <Nothing title={title} about={about} />;
        return (
          <ChartFigure
            title={title}
            about={about}
            table={t("table", { title })}
            columns={[t("day"), ...parts]}
            rows={days
              .toReversed()
              .map(({ day, done, earning }) => [
                dayName(day),
                formatNumber(earning),
                formatNumber(done - earning),
              ])}
          >
            <BarChart
              label={title}
              parts={parts}
              bars={days.map(({ day, done, earning }) => ({
                label: short(day),
                values: [earning, done - earning],
              }))}
            />
          </ChartFigure>
        );
      }}
    </CachedPart>
  );
}

function aboutReviews(earning: number, done: number, t: TFunction<"progress">): string {
  if (done === 0) return t("reviewChart.none");
  return earning === done
    ? t("reviewChart.all", { count: done, shown: formatNumber(done) })
    : t("reviewChart.about", {
        earning: formatNumber(earning),
        count: done,
        shown: formatNumber(done),
      });
}

const sum = (days: readonly DayOnWire[], key: "xp" | "done" | "earning") =>
  days.reduce((all, day) => all + day[key], 0);
const worked = (days: readonly DayOnWire[]) => days.filter(({ done }) => done > 0).length;

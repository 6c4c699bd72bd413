import { useTranslation } from "react-i18next";
import { addDays } from "#features/memory/domain/public.ts";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatNumber } from "#platform/ui/format.ts";
import { SLICE_DAYS } from "../../domain/statistics-slices.ts";
import type { Predictions } from "../../domain/wire-statistics.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { longDay, percent, shortDay } from "./figures.ts";
import { TooFew } from "./first-step.tsx";
import type { Range } from "./search.ts";
import styles from "./statistics.module.css";
import { usePredictions } from "./use-statistics.ts";

type Ready = NonNullable<Predictions["ready"]>;

/** What the coming days will ask, and how much of it will be known. */
export function PredictionsTab({ range }: { range: Range }) {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={usePredictions()} problem={t("statistics.failed")} lines={8}>
      {({ reviews, needed, measuring, ready }) => (
        <>
          {measuring && (
            <p role="status" className={styles.note}>
              {t("statistics.predictions.measuring")}
            </p>
          )}
          {ready === null ? (
            <TooFew reviews={reviews} needed={needed} />
          ) : (
            <>
              <Horizons ready={ready} />
              <div className={charts.grid}>
                <Daily ready={ready} range={range} />
                <OwnMemory ready={ready} reviews={reviews} />
              </div>
              <p className={styles.small}>
                {t("statistics.predictions.how", {
                  count: ready.cards,
                  shown: formatNumber(ready.cards),
                })}
              </p>
              <Elsewhere figures={["planning"]} />
            </>
          )}
        </>
      )}
    </CachedPart>
  );
}

function Horizons({ ready: { horizons } }: { ready: Ready }) {
  const { t } = useTranslation("progress");
  const whole = (value: number) => formatNumber(Math.round(value));
  return (
    <table className={styles.horizons} aria-label={t("statistics.predictions.title")}>
      <thead>
        <tr>
          <th scope="col">{t("statistics.predictions.over")}</th>
          <th scope="col">{t("statistics.predictions.load")}</th>
          <th scope="col">{t("statistics.predictions.retention")}</th>
        </tr>
      </thead>
      <tbody>
        {horizons.map(({ days, load, retention }) => (
          <tr key={days}>
            <th scope="row">{t("statistics.days", { count: days })}</th>
            <td>
              <b>{whole(load.mean)}</b>
              <span>
                {t("statistics.between", { low: whole(load.low), high: whole(load.high) })}
              </span>
            </td>
            <td>
              <b>{retention ? percent(retention.mean) : t("statistics.tooFewShort")}</b>
              {retention && (
                <span>
                  {t("statistics.between", {
                    low: percent(retention.low),
                    high: percent(retention.high),
                  })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Daily({ ready: { daily, today }, range }: { ready: Ready; range: Range }) {
  const { t } = useTranslation("progress");
  const step = SLICE_DAYS[range];
  const slices = Array.from({ length: Math.ceil(range / step) }, (_, place) => {
    const own = daily.slice(place * step, Math.min(range, (place + 1) * step));
    const [from, to] = [
      addDays(today, place * step),
      addDays(today, place * step + own.length - 1),
    ];
    return { from, to, load: own.reduce((sum, mean) => sum + mean, 0) };
  });
  const title = t("statistics.predictions.daily");
  return (
    <ChartFigure
      title={title}
      about={t("statistics.predictions.dailyAbout", { count: step })}
      table={t("table", { title })}
      columns={[t("statistics.performance.slicesColumn"), t("statistics.predictions.load")]}
      rows={slices.map(({ from, to, load }) => [
        from === to
          ? longDay(from)
          : t("statistics.fromTo", { from: longDay(from), to: longDay(to) }),
        formatNumber(Math.round(load)),
      ])}
    >
      <BarChart
        label={title}
        bars={slices.map(({ from, load }) => ({
          label: shortDay(from),
          values: [Math.round(load)],
        }))}
      />
    </ChartFigure>
  );
}

/** What the schedule expected of each review, beside what happened. */
function OwnMemory({ ready: { calibration }, reviews }: { ready: Ready; reviews: number }) {
  const { t } = useTranslation("progress");
  const { rows, expected, passed, verdict } = calibration;
  const title = t("statistics.calibration.title");
  const name = ({ from, to }: (typeof rows)[number]) =>
    t("statistics.calibration.class", { from: percent(from), to: percent(to) });
  const words = {
    "as foretold": "asForetold",
    "forgets more": "more",
    "forgets less": "less",
  } as const;
  return (
    <ChartFigure
      title={title}
      about={`${t("statistics.calibration.about", {
        count: reviews,
        shown: formatNumber(reviews),
        expected: formatNumber(Math.round(expected)),
        passed: formatNumber(passed),
      })} ${t(`statistics.calibration.${words[verdict]}`)}`}
      table={t("table", { title })}
      columns={[
        t("statistics.calibration.foretold"),
        t("statistics.performance.answers"),
        t("statistics.calibration.mean"),
        t("statistics.performance.known"),
        t("statistics.calibration.interval"),
      ]}
      rows={rows.map((row) => [
        name(row),
        formatNumber(row.asked),
        percent(row.recall, 1),
        percent(row.passed / row.asked, 1),
        t("statistics.between", { low: percent(row.low), high: percent(row.high) }),
      ])}
    >
      <BarList
        label={title}
        parts={[t("statistics.performance.knownCards"), t("statistics.performance.forgotten")]}
        bars={rows.map((row) => ({
          label: name(row),
          values: [row.passed, row.asked - row.passed],
        }))}
      />
    </ChartFigure>
  );
}

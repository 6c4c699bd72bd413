import { useTranslation } from "react-i18next";
import { CachedPart } from "#platform/offline/web/cached-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatNumber } from "#platform/ui/format.ts";
import type { Statistics } from "../../domain/wire-statistics.ts";
import { AnsweredQuestions } from "./answered-questions.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { longDay, shareOf, shortDay } from "./figures.ts";
import { FirstStep } from "./first-step.tsx";
import type { Range } from "./search.ts";
import styles from "./statistics.module.css";
import { useStatistics } from "./use-statistics.ts";

/** Tags in the chart; the others are in its table. */
const TAGS = 8;

interface Line {
  label: string;
  /** In the chart, where there is less room. */
  short?: string;
  asked: number;
  passed: number;
}

/** How much of what came back was known. */
export function PerformanceTab({ range }: { range: Range }) {
  const { t } = useTranslation("progress");
  return (
    <CachedPart part={useStatistics(range)} problem={t("statistics.failed")} lines={8}>
      {(statistics) => {
        // What the device stored before answers were counted has none.
        const specialties = statistics.specialties ?? [];
        if (statistics.due.asked === 0 && specialties.length === 0)
          return (
            <FirstStep
              title={t("statistics.performance.none")}
              body={t("statistics.performance.noneBody")}
            />
          );
        return (
          <>
            {statistics.due.asked > 0 && <Known statistics={statistics} />}
            {statistics.due.asked > 0 && <Elsewhere figures={["decks"]} />}
            {specialties.length > 0 && <AnsweredQuestions specialties={specialties} />}
          </>
        );
      }}
    </CachedPart>
  );
}

function Known({
  statistics: { due, dueBefore, slices, tags, bands },
}: {
  statistics: Statistics;
}) {
  const { t } = useTranslation("progress");
  const tooFew = t("statistics.tooFewShort");
  const lines: Record<"slices" | "bands" | "tags", Line[]> = {
    slices: slices.map(({ from, to, ...counts }) => ({
      ...counts,
      label:
        from === to
          ? longDay(from)
          : t("statistics.fromTo", { from: longDay(from), to: longDay(to) }),
      short: shortDay(from),
    })),
    bands: bands.map(({ from, ...counts }) => ({
      ...counts,
      label: t("statistics.hourBand", { from, to: (from + 4) % 24 }),
    })),
    tags: tags.map(({ tag, ...counts }) => ({ ...counts, label: tag })),
  };
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{t("statistics.performance.known")}</dt>
          <dd>
            <b>{shareOf(due) ?? tooFew}</b>
            <span>
              {t("statistics.performance.ofBefore", {
                count: due.asked,
                shown: formatNumber(due.asked),
                before: shareOf(dueBefore) ?? tooFew,
              })}
            </span>
          </dd>
        </div>
      </dl>
      <div className={charts.grid}>
        {(["slices", "bands", "tags"] as const)
          .filter((part) => lines[part].length > 0)
          .map((part) => {
            // Days follow each other from left to right; the rest has names.
            const Chart = part === "slices" ? BarChart : BarList;
            const title = t(`statistics.performance.${part}`);
            return (
              <ChartFigure
                key={part}
                title={title}
                about={t(`statistics.performance.${part}About`)}
                table={t("table", { title })}
                columns={[
                  t(`statistics.performance.${part}Column`),
                  t("statistics.performance.answers"),
                  t("statistics.performance.known"),
                ]}
                rows={lines[part].map((line) => [
                  line.label,
                  formatNumber(line.asked),
                  shareOf(line) ?? tooFew,
                ])}
              >
                <Chart
                  label={title}
                  parts={[
                    t("statistics.performance.knownCards"),
                    t("statistics.performance.forgotten"),
                  ]}
                  bars={lines[part]
                    .slice(0, part === "tags" ? TAGS : undefined)
                    .map(({ asked, passed, ...names }) => ({
                      ...names,
                      values: [passed, asked - passed],
                    }))}
                />
              </ChartFigure>
            );
          })}
      </div>
    </>
  );
}

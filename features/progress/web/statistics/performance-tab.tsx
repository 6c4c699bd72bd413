import { useTranslation } from "react-i18next";
import { shortTag } from "#features/flashcards/domain/short-tag.ts";
import { KeptPart } from "#platform/offline/web/kept-part.tsx";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import charts from "#platform/ui/charts/charts.module.css";
import { formatNumber } from "#platform/ui/format.ts";
import type { Statistics } from "../../domain/wire-statistics.ts";
import { longDay, shareOf, shortDay } from "./figures.ts";
import { FirstStep } from "./first-step.tsx";
import type { Range } from "./search.ts";
import styles from "./statistics.module.css";
import { useStatistics } from "./use-statistics.ts";

interface Line {
  name: string;
  /** In the chart, where there is less room. */
  short: string;
  asked: number;
  passed: number;
}

/** How much of what came back was known. */
export function PerformanceTab({ range }: { range: Range }) {
  const { t } = useTranslation("progress");
  return (
    <KeptPart part={useStatistics(range)} problem={t("statistics.failed")} lines={8}>
      {(statistics) =>
        statistics.due.asked === 0 ? (
          <FirstStep title={t("statistics.performance.none")} body={t("statistics.performance.noneBody")} />
        ) : (
          <Known statistics={statistics} />
        )
      }
    </KeptPart>
  );
}

function Known({ statistics: { due, dueBefore, slices, tags, bands } }: { statistics: Statistics }) {
  const { t } = useTranslation("progress");
  const tooFew = t("statistics.tooFewShort");
  const lines: Record<"slices" | "bands" | "tags", Line[]> = {
    slices: slices.map(({ from, to, ...counts }) => ({
      ...counts,
      name: from === to ? longDay(from) : t("statistics.fromTo", { from: longDay(from), to: longDay(to) }),
      short: shortDay(from),
    })),
    bands: bands.map(({ from, ...counts }) => {
      const name = t("statistics.hourBand", { from, to: (from + 4) % 24 });
      return { ...counts, name, short: name };
    }),
    tags: tags.map(({ tag, ...counts }) => ({ ...counts, name: tag, short: shortTag(tag) })),
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
                rows={lines[part].map((line) => [line.name, formatNumber(line.asked), shareOf(line) ?? tooFew])}
              >
                <BarChart
                  label={title}
                  parts={[t("statistics.performance.knownCards"), t("statistics.performance.forgotten")]}
                  bars={lines[part]
                    .slice(part === "tags" ? 0 : -20, part === "tags" ? 8 : undefined)
                    .map(({ name, short, asked, passed }) => ({
                      label: name,
                      short,
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

import { useTranslation } from "react-i18next";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { ChartFigure } from "#platform/ui/charts/chart-figure.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import type { Result } from "../../domain/wire-session.ts";

/** How long each question took, in the order of the paper. */
export function Times({ result: { questions } }: { result: Result }) {
  const { t } = useTranslation("study");
  const seconds = questions.map(({ spent }) => Math.round(spent / 1_000));
  const total = seconds.reduce((sum, one) => sum + one, 0);
  if (total === 0) return null;
  const title = t("times.title");
  return (
    <ChartFigure
      title={title}
      about={t("times.about", { count: Math.round(total / questions.length) })}
      table={t("times.table")}
      columns={[t("times.question"), t("times.seconds")]}
      rows={seconds.map((one, at) => [String(at + 1), formatNumber(one)])}
    >
      <BarChart
        label={title}
        bars={seconds.map((one, at) => ({ label: String(at + 1), values: [one] }))}
      />
    </ChartFigure>
  );
}

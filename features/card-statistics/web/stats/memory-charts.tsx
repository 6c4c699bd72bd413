import { useTranslation } from "react-i18next";
import { BarChart } from "#platform/ui/charts/bar-chart.tsx";
import { BarList } from "#platform/ui/charts/bar-list.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import type { Stats } from "../../domain/wire-stats.ts";
import { ChartFigure } from "./figure.tsx";

const MASTERY = ["new", "learning", "toLearn", "inProgress", "mastered", "suspended"] as const;
type Bin = Stats["intervals"][number];

/** Where the cards stand. */
export function MemoryCharts({ stats }: { stats: Stats }) {
  const { t } = useTranslation("flashcards");
  const range = ({ from, to }: Bin, last: boolean) => {
    if (last) return t("stats.from", { from: formatNumber(from) });
    // The highest difficulty is a class of its own: from 10 to 10.
    return to - from <= 1 ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to - 1)}`;
  };
  const histogram = (name: "intervals" | "stability" | "difficulty") => {
    const bars = stats[name].map((bin, place, all) => ({
      label: range(bin, name !== "difficulty" && place === all.length - 1),
      values: [bin.cards],
    }));
    return (
      <ChartFigure
        title={t(`stats.${name}.title`)}
        about={t(`stats.${name}.about`)}
        columns={[
          t(name === "difficulty" ? "stats.difficulty.title" : "stats.inDays"),
          t("stats.total.cards"),
        ]}
        rows={bars.map(({ label, values: [cards = 0] }) => [label, formatNumber(cards)])}
      >
        <BarChart label={t(`stats.${name}.title`)} bars={bars} />
      </ChartFigure>
    );
  };
  return (
    <>
      <ChartFigure
        title={t("stats.mastery.title")}
        about={t("stats.mastery.about")}
        columns={[t("manage.column.state"), t("stats.total.cards")]}
        rows={MASTERY.map((name) => [t(`state.${name}`), formatNumber(stats.mastery[name])])}
      >
        <BarList
          label={t("stats.mastery.title")}
          bars={MASTERY.map((name) => ({
            label: t(`state.${name}`),
            values: [stats.mastery[name]],
          }))}
        />
      </ChartFigure>
      {histogram("intervals")}
      {histogram("stability")}
      {histogram("difficulty")}
    </>
  );
}

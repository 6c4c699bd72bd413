import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { TabFrame } from "#platform/ui/tab-frame.tsx";
import { RANGES } from "../../domain/statistics-slices.ts";
import { useFreshFigures } from "../use-fresh-figures.ts";
import { InsightsTab } from "./insights-tab.tsx";
import { PerformanceTab } from "./performance-tab.tsx";
import { PredictionsTab } from "./predictions-tab.tsx";
import { ProgressTab } from "./progress-tab.tsx";
import { type Range, TABS, type Tab, USUAL_RANGE } from "./search.ts";
import styles from "./statistics.module.css";

const CONTENT: Record<Tab, ComponentType<{ range: Range }>> = {
  progress: ProgressTab,
  performance: PerformanceTab,
  predictions: PredictionsTab,
  insights: InsightsTab,
};
/** Insights need the most there is: they always look at the last ninety days. */
const WITHOUT_RANGE: readonly Tab[] = ["insights"];

/** What was done, how well, what is to come and what it says; tab and range are in the address. */
export function StatisticsPage() {
  const { t } = useTranslation("progress");
  const search = useSearch({ from: "/_app/statistiques" });
  const navigate = useNavigate();
  useFreshFigures();
  const { tab = TABS[0], range = USUAL_RANGE } = search;
  const go = (next: Partial<typeof search>): void =>
    void navigate({
      to: "/statistiques",
      search: { ...search, ...next },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.page}>
      <PageHeader title={t("statistics.page.title")} />
      <TabFrame
        label={t("statistics.page.title")}
        tabs={TABS.map((id) => ({ id, name: t(`statistics.tabs.${id}`) }))}
        open={tab}
        onOpen={(tab) => go({ tab })}
        className={styles.panel}
      >
        {({ id }) => {
          const Content = CONTENT[id];
          return (
            <>
              {!WITHOUT_RANGE.includes(id) && (
                <RangeChoice range={range} onRange={(next) => go({ range: next })} />
              )}
              <Content range={range} />
            </>
          );
        }}
      </TabFrame>
    </div>
  );
}

function RangeChoice({ range, onRange }: { range: Range; onRange(range: Range): void }) {
  const { t } = useTranslation("progress");
  return (
    <fieldset className={styles.ranges} aria-label={t("statistics.range")}>
      {RANGES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="statistics-range"
            checked={range === one}
            onChange={() => onRange(one)}
          />
          <span>{t("statistics.days", { count: one })}</span>
        </label>
      ))}
    </fieldset>
  );
}

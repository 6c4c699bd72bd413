import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import records from "#platform/ui/records/records.module.css";
import { costText, formatDuration } from "./amounts.ts";
import type { Day } from "./api.ts";
import styles from "./assistant.module.css";
import { BarChart } from "./bar-chart.tsx";

const MEASURES = ["calls", "tokens", "cost", "latency", "errors"] as const;
type Measure = (typeof MEASURES)[number];

function measured(day: Day, measure: Measure, unknown: string): { value: number; text: string } {
  const number = (value: number) => ({ value, text: formatNumber(value) });
  switch (measure) {
    case "calls":
      return number(day.calls);
    case "tokens":
      return number(day.tokensIn + day.tokensOut);
    case "cost":
      return { value: day.costMicroEuros, text: costText(day, unknown) };
    case "latency":
      return { value: day.medianMs ?? 0, text: formatDuration(day.medianMs) };
    case "errors":
      return number(day.errors);
  }
}

export function DayChart({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation("assistant");
  const [measure, setMeasure] = useState<Measure>("calls");
  const bars = days.map((day) => ({ day: day.day, ...measured(day, measure, t("usage.unknown")) }));
  return (
    <section className={styles.section}>
      <h2>{t("usage.byDay")}</h2>
      <div className={records.filters}>
        <SelectFilter
          label={t("chart.measure")}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: t(`usage.${value}`) }))}
          onChange={(value) => setMeasure(MEASURES.find((one) => one === value) ?? "calls")}
        />
      </div>
      <BarChart title={t(`usage.${measure}`)} bars={bars} />
    </section>
  );
}

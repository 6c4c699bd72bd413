import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { costText, formatDuration } from "./amounts.ts";
import type { Stats } from "./api.ts";
import styles from "./assistant.module.css";

export function UsageFigures({ totals }: { totals: Stats["totals"] }) {
  const { t } = useTranslation("assistant");
  const n = (value: number) => formatNumber(value);
  const share = totals.calls === 0 ? 0 : totals.errors / totals.calls;
  const figures = [
    { name: t("usage.calls"), value: n(totals.calls), detail: t("usage.period") },
    {
      name: t("usage.tokens"),
      value: n(totals.tokensIn + totals.tokensOut),
      detail: t("usage.tokensDetail", {
        in: n(totals.tokensIn),
        out: n(totals.tokensOut),
        cached: n(totals.cachedTokens),
      }),
    },
    {
      name: t("usage.cost"),
      value: costText(totals, t("usage.unknown")),
      detail:
        totals.unknownCost > 0
          ? t("usage.unknownCost", { count: totals.unknownCost })
          : t("usage.period"),
    },
    {
      name: t("usage.latency"),
      value: formatDuration(totals.medianMs),
      detail: t("usage.latencyDetail", {
        p95: formatDuration(totals.p95Ms),
        first: formatDuration(totals.medianFirstMs),
        firstP95: formatDuration(totals.p95FirstMs),
      }),
    },
    {
      name: t("usage.errors"),
      value: n(totals.errors),
      detail: formatNumber(share, { style: "percent", maximumFractionDigits: 1 }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

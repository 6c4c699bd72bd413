import { useTranslation } from "react-i18next";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import { formatCost } from "./amounts.ts";
import type { Budget } from "./api.ts";
import styles from "./assistant.module.css";

/** Shown from the alert's share of the month's budget on, on every page about the assistant. */
export function BudgetBanner({ budget }: { budget: Budget }) {
  const { t } = useTranslation("assistant");
  if (budget.level === "quiet" || budget.limitEuros === null) return null;
  const values = {
    month: formatDate(`${budget.month}-01T12:00:00Z`, {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
    spent: formatCost(budget.spentMicroEuros),
    limit: formatEuros(budget.limitEuros),
  };
  return (
    <div className={styles.banner} data-level={budget.level} role="status">
      <p>
        <strong>{t(`budget.${budget.level}`, values)}</strong>
      </p>
      {budget.unknownCost > 0 && <p>{t("budget.unknown", { count: budget.unknownCost })}</p>}
    </div>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Tag } from "#platform/ui/records/records.tsx";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { queries } from "./api.ts";

const ORDERS = ["success", "discrimination", "people"] as const;
/** Below it, those who know the rest do hardly better than the others. */
const WEAK = 0.1;

/** How the shipped questions behave with those who answer them. */
export function HealthPage() {
  const { t } = useTranslation("study");
  const [order, setOrder] = useState<(typeof ORDERS)[number]>("success");
  const list = useInfiniteQuery({
    ...queries.questionHealth.infiniteOptions({
      input: (cursor: string | undefined) => ({ order, ...(cursor ? { cursor } : {}) }),
      ...paged,
    }),
    ...afresh,
  });
  const percent = (value: number) =>
    formatNumber(value, { style: "percent", maximumFractionDigits: 0 });
  const none = t("health.few");
  return (
    <RecordsPage
      title={t("health.title")}
      lead={t("health.lead")}
      refresh={t("health.refresh")}
      list={list}
      filters={
        <SelectFilter
          label={t("health.order")}
          value={order}
          onChange={(value) => setOrder(ORDERS.find((one) => one === value) ?? "success")}
          options={ORDERS.map((value) => ({ value, label: t(`health.orders.${value}`) }))}
        />
      }
      texts={{
        none: t("health.none"),
        noneBody: t("health.noneBody"),
        more: t("health.more"),
        failed: t("errors.loading"),
        retry: t("page.retry"),
      }}
      columns={[
        t("health.question"),
        t("health.people"),
        t("health.success"),
        t("health.discrimination"),
        t("health.neverChosen"),
      ]}
      row={(question) => (
        <tr key={question.id}>
          <Cell label={t("health.question")}>
            <span lang="fr">{question.statement}</span>
            <span className={styles.sub}>
              {question.id} · {t(`types.${question.type}`)}
            </span>
          </Cell>
          <Cell label={t("health.people")}>{formatNumber(question.people)}</Cell>
          <Cell label={t("health.success")}>
            {question.success === null ? none : percent(question.success)}
          </Cell>
          <Cell label={t("health.discrimination")}>
            {question.discrimination === null ? (
              t(question.success === null ? "health.few" : "health.same")
            ) : (
              <Tag tone={question.discrimination < WEAK ? "warn" : "ok"}>
                {formatNumber(question.discrimination, { maximumFractionDigits: 2 })}
              </Tag>
            )}
          </Cell>
          <Cell label={t("health.neverChosen")}>
            {question.neverChosen === null ? none : question.neverChosen.join(", ") || "–"}
          </Cell>
        </tr>
      )}
    />
  );
}

import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries, type Stats } from "./api.ts";
import styles from "./assistant.module.css";
import { BudgetBanner } from "./budget-banner.tsx";
import { DayChart } from "./day-chart.tsx";
import { GroupTable } from "./group-table.tsx";
import { LastCalls } from "./last-calls.tsx";
import { UsageFigures } from "./usage-figures.tsx";
import { type Filters, NO_FILTER, UsageFilters } from "./usage-filters.tsx";

/** Only what was chosen travels: an empty choice is no choice. */
const chosen = ({ provider, mode, personId, outcome }: Filters) => ({
  ...(provider === "" ? {} : { provider }),
  ...(mode === "" ? {} : { mode }),
  ...(personId === "" ? {} : { personId }),
  ...(outcome === "" ? {} : { outcome }),
});

export function UsagePage() {
  const { t } = useTranslation("assistant");
  const [filters, setFilters] = useState(NO_FILTER);
  const input = chosen(filters);
  const { data, isError, isRefetching, refetch } = useQuery(
    queries.usageStats.queryOptions({
      input,
      staleTime: 0,
      refetchOnMount: "always",
      placeholderData: keepPreviousData,
    }),
  );
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("usage.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  const file = `/api/admin/usage-stats.csv?${new URLSearchParams(input)}`;
  return (
    <>
      <PageHeader
        title={t("usage.title")}
        lead={t("usage.lead")}
        actions={
          <>
            <Button component="a" href={file} download variant="default">
              {t("usage.export")}
            </Button>
            <Button variant="default" loading={isRefetching} onClick={() => void refetch()}>
              {t("usage.refresh")}
            </Button>
          </>
        }
      />
      <BudgetBanner budget={data.budget} />
      <UsageFilters filters={filters} options={data.options} onChange={setFilters} />
      {data.totals.calls === 0 ? (
        <EmptyState title={t("usage.none")} body={t("usage.noneBody")} />
      ) : (
        <Figures data={data} />
      )}
    </>
  );
}

function Figures({ data }: { data: Stats }) {
  const { t } = useTranslation("assistant");
  return (
    <>
      <UsageFigures totals={data.totals} />
      <DayChart days={data.byDay} />
      <GroupTable
        title={t("usage.byProvider")}
        column={t("usage.provider")}
        groups={data.byProvider}
      />
      <GroupTable title={t("usage.byMode")} column={t("usage.mode")} groups={data.byMode} />
      <GroupTable title={t("usage.byPerson")} column={t("usage.person")} groups={data.byPerson} />
      <section className={styles.section}>
        <h2>{t("usage.last")}</h2>
        <LastCalls calls={data.last} />
      </section>
    </>
  );
}

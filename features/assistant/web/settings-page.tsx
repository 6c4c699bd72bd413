import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries, type Settings } from "./api.ts";
import { BudgetBanner } from "./budget-banner.tsx";
import { LimitsForm } from "./limits-form.tsx";
import { PremiumSection } from "./premium-section.tsx";
import { PricesSection } from "./prices-section.tsx";

export function SettingsPage() {
  const { t } = useTranslation("assistant");
  const cache = useQueryClient();
  const options = queries.settings.queryOptions({ staleTime: 0, refetchOnMount: "always" });
  const { data, isError, refetch } = useQuery(options);
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("settings.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  const keep = (next: Settings) => cache.setQueryData(options.queryKey, next);
  return (
    <>
      <PageHeader title={t("settings.title")} lead={t("settings.lead")} />
      <BudgetBanner budget={data.budget} />
      <LimitsForm settings={data} onSaved={keep} />
      <PricesSection settings={data} onSaved={keep} />
      <PremiumSection />
    </>
  );
}

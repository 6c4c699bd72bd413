import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { languageOr } from "#platform/i18n/languages.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { BundleView } from "./bundle-view.tsx";
import { loadBundle } from "./load-bundle.ts";

export function BundlePage() {
  const { t, i18n } = useTranslation("calculators");
  const language = languageOr(i18n.language);
  const { bundleId } = useParams({ from: "/_app/calculator/reason/$bundleId" });
  const { data, isError, refetch } = useQuery({
    queryKey: ["calculator-bundle", bundleId, language],
    queryFn: () => loadBundle(bundleId, language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  if (isError)
    return (
      <EmptyState
        whole
        title={t("list.failed")}
        action={
          <button type="button" onClick={() => void refetch()}>
            {t("list.retry")}
          </button>
        }
      />
    );
  if (data === undefined) return <PagePending />;
  if (data === null)
    return (
      <EmptyState
        whole
        title={t("bundle.notFound")}
        body={t("bundle.notFoundBody")}
        action={<Link to="/calculator">{t("back")}</Link>}
      />
    );
  return <BundleView key={bundleId} loaded={data} language={language} />;
}

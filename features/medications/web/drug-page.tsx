import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { DrugView } from "./drug-view.tsx";

export function DrugPage() {
  const { t } = useTranslation("medications");
  const { cis } = useParams({ from: "/_app/medications/$cis" });
  const { data, error, refetch } = useQuery(queries.sheet.queryOptions({ input: { cis } }));
  if (data) return <DrugView sheet={data} />;
  if (!error) return <PagePending />;
  const unknown = "code" in error && ["NOT_FOUND", "BAD_REQUEST"].includes(String(error.code));
  return (
    <>
      <BackLink to="/medications" label={t("back")} />
      <EmptyState
        whole
        title={unknown ? t("sheet.notFound") : t("search.failed")}
        action={
          unknown ? undefined : (
            <button type="button" onClick={() => void refetch()}>
              {t("retry")}
            </button>
          )
        }
      />
    </>
  );
}

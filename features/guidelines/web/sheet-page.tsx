import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { SheetView } from "./sheet-view.tsx";

export function SheetPage() {
  const { t } = useTranslation("guidelines");
  const { sheetId } = useParams({ from: "/_app/guidelines/$sheetId" });
  const { data, error, refetch } = useQuery(queries.sheet.queryOptions({ input: { id: sheetId } }));
  if (data) return <SheetView sheet={data} />;
  if (!error) return <PagePending />;
  const unknown = "code" in error && error.code === "NOT_FOUND";
  return (
    <>
      <BackLink to="/guidelines" label={t("back")} />
      <EmptyState
        whole
        title={unknown ? t("notFound") : t("list.failed")}
        body={unknown ? t("notFoundBody") : undefined}
        action={
          unknown ? undefined : (
            <button type="button" onClick={() => void refetch()}>
              {t("search.retry")}
            </button>
          )
        }
      />
    </>
  );
}

import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { SheetView } from "./sheet-view.tsx";
import { useSheet } from "./use-sheet.ts";

export function SheetPage() {
  const { t } = useTranslation("guidelines");
  const { sheetId } = useParams({ from: "/_app/guidelines/$sheetId" });
  const { data, error, refetch } = useSheet(sheetId);
  const notHeld = useNotCached(error);
  if (data)
    return (
      <>
        {data.keptAt && <CachedNote at={data.keptAt} />}
        <SheetView sheet={data.data} />
      </>
    );
  if (!error) return <PagePending />;
  const unknown = "code" in error && error.code === "NOT_FOUND";
  return (
    <>
      <BackLink to="/guidelines" label={t("back")} />
      <EmptyState
        whole
        title={unknown ? t("notFound") : t("sheetFailed")}
        body={unknown ? t("notFoundBody") : notHeld}
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

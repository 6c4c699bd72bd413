import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { ChecklistView } from "../contract.ts";
import { useChecklist } from "./use-checklists.ts";

/** The checklist of an address, or why it is not here. */
export function LoadedChecklist({
  id,
  children,
}: {
  id: string;
  children(checklist: ChecklistView): ReactNode;
}) {
  const { t } = useTranslation("checklists");
  const { data, error, refetch } = useChecklist(id);
  if (data) return children(data);
  if (!error) return <PagePending />;
  const unknown = "code" in error && error.code === "NOT_FOUND";
  return (
    <>
      <BackLink to="/checklists" label={t("back")} />
      <EmptyState
        whole
        title={t(unknown ? "failed.unknown" : "failed.checklist")}
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

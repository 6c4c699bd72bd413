import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { ChecklistView } from "../../contract.ts";
import { readChecklist } from "../offline.ts";
import { contentOf, emptyDraft } from "./draft.ts";
import { OwnForm } from "./own-form.tsx";

/** A checklist of one's own, from nothing or from another one. */
export function NewPage() {
  const { t } = useTranslation("checklists");
  const { from } = useSearch({ from: "/_app/checklists/new" });
  const { data, isError } = useQuery({
    queryKey: ["checklist-copied", from],
    queryFn: async ({ signal }) => (await readChecklist(from, signal)).data,
    enabled: from !== "",
    networkMode: "always",
    retry: false,
  });
  const ready = from === "" || data !== undefined;
  return (
    <div className={reading.page}>
      <BackLink to="/checklists" label={t("back")} />
      <PageHeader title={t("new.title")} lead={t("new.lead")} />
      {isError && <EmptyState title={t("failed.checklist")} />}
      {!ready && !isError && <PagePending />}
      {ready && (
        <Fresh key={from} copied={data ?? null} place={from === "" ? "new" : `from ${from}`} />
      )}
    </div>
  );
}

function Fresh({ copied, place }: { copied: ChecklistView | null; place: string }) {
  const { t } = useTranslation("checklists");
  const [fresh] = useState(() => {
    if (!copied) return emptyDraft();
    const content = contentOf(copied);
    const title = t("new.copyOf", { title: content.title }).slice(0, 80);
    return { ...emptyDraft(), ...content, title };
  });
  return <OwnForm place={place} fresh={fresh} />;
}

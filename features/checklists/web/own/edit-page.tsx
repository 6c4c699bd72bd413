import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { ChecklistView } from "../../contract.ts";
import type { OwnContent } from "../../domain/own.ts";
import { client } from "../api.ts";
import { LoadedChecklist } from "../loaded-checklist.tsx";
import { OwnForm } from "./own-form.tsx";

/** A new version of one's own checklist, from the latest or from a former one. */
export function EditPage() {
  const { checklistId } = useParams({ from: "/_app/checklists/$checklistId/edit" });
  const { version } = useSearch({ from: "/_app/checklists/$checklistId/edit" });
  return (
    <LoadedChecklist id={checklistId} key={`${checklistId} ${version}`}>
      {(checklist) => <Edited checklist={checklist} version={version} />}
    </LoadedChecklist>
  );
}

function Edited({ checklist, version }: { checklist: ChecklistView; version: number }) {
  const { t } = useTranslation("checklists");
  const { id, own, title } = checklist;
  const number = version === 0 ? (own?.number ?? 0) : version;
  const { data, isError } = useQuery({
    queryKey: ["own-checklist", id, number],
    queryFn: () => client.ownVersion({ id, number }),
    enabled: own?.mine === true,
    retry: false,
  });
  return (
    <div className={reading.page}>
      <BackLink to={`/checklists/${id}`} label={t("run.leave")} />
      <PageHeader title={t("edit.title")} lead={title} />
      {(own?.mine !== true || isError) && <EmptyState title={t("failed.edit")} />}
      {own?.mine && !data && !isError && <PagePending />}
      {own?.mine && data && <Again id={id} after={own.number} content={data} />}
    </div>
  );
}

function Again({ id, after, content }: { id: string; after: number; content: OwnContent }) {
  const [fresh] = useState(() => ({ ...content, id, versionId: crypto.randomUUID(), after }));
  return <OwnForm place={id} fresh={fresh} />;
}

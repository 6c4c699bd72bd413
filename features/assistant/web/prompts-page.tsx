import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatDateTime } from "#platform/ui/format.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import records from "#platform/ui/records/records.module.css";
import { Cell } from "#platform/ui/records/records.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { PromptEditor } from "./prompt-editor.tsx";

/** The prompts of each mode; one of them opened below its row's name. */
export function PromptsPage() {
  const { t } = useTranslation("assistant");
  const [opened, setOpened] = useState<string | null>(null);
  const list = useQuery(
    queries.listPrompts.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  const { data, isError, refetch } = list;
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          title={t("prompts.failed")}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  if (!data) return <PagePending />;
  if (opened !== null)
    return (
      <PromptEditor
        key={opened}
        mode={opened}
        onBack={() => {
          setOpened(null);
          void refetch();
        }}
      />
    );
  return (
    <>
      <PageHeader title={t("prompts.title")} lead={t("prompts.lead")} />
      {data.length === 0 ? (
        <EmptyState title={t("prompts.none")} body={t("prompts.noneBody")} />
      ) : (
        <table className={records.table} aria-label={t("prompts.title")}>
          <thead>
            <tr>
              <th scope="col">{t("prompts.mode")}</th>
              <th scope="col">{t("prompts.inUse")}</th>
              <th scope="col">{t("prompts.latest")}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((prompt) => (
              <tr key={prompt.mode}>
                <Cell label={t("prompts.mode")}>
                  <button
                    type="button"
                    className={records.open}
                    onClick={() => setOpened(prompt.mode)}
                  >
                    {prompt.title}
                  </button>
                </Cell>
                <Cell label={t("prompts.inUse")}>
                  {prompt.inUse === null
                    ? t("prompts.builtIn")
                    : t("prompts.version", { n: prompt.inUse })}
                  {prompt.publishedAt && (
                    <span className={records.sub}>
                      {t("prompts.publishedAt", { date: formatDateTime(prompt.publishedAt) })}
                    </span>
                  )}
                </Cell>
                <Cell label={t("prompts.latest")}>
                  {prompt.latest === null ? "–" : t("prompts.version", { n: prompt.latest })}
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

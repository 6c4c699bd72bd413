import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchFilter, SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { actionName } from "./action-name.ts";
import { queries } from "./api.ts";
import { EventRow } from "./event-row.tsx";
import { ThreatPanel } from "./threat-panel.tsx";

const LEVELS = ["info", "warning", "critical"] as const;

export function SecurityLogPage() {
  const { t } = useTranslation("security");
  const [level, setLevel] = useState("");
  const [action, setAction] = useState("");
  const [search, setSearch] = useState("");
  const known = LEVELS.find((one) => one === level);
  const list = useInfiniteQuery({
    ...queries.listEvents.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(known ? { level: known } : {}),
        ...(action ? { action } : {}),
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  const actions = list.data?.pages[0]?.actions ?? [];
  const texts = {
    none: t("log.none"),
    noneBody: t("log.noneBody"),
    more: t("log.more"),
    failed: t("log.failed"),
    retry: t("log.retry"),
  };
  return (
    <RecordsPage
      title={t("log.title")}
      lead={t("log.lead")}
      refresh={t("log.refresh")}
      list={list}
      filters={
        <>
          <SelectFilter
            label={t("log.level")}
            value={level}
            onChange={setLevel}
            options={[
              { value: "", label: t("log.allLevels") },
              ...LEVELS.map((value) => ({ value, label: t(`levels.${value}`) })),
            ]}
          />
          <SelectFilter
            label={t("log.action")}
            value={action}
            onChange={setAction}
            options={[
              { value: "", label: t("log.allActions") },
              ...actions.map((value) => ({ value, label: actionName(value) })),
            ]}
          />
          <SearchFilter
            label={t("log.search")}
            hint={t("log.searchHint")}
            value={search}
            onChange={setSearch}
          />
        </>
      }
      texts={texts}
      columns={[
        t("log.time"),
        t("log.action"),
        t("log.person"),
        t("log.resource"),
        t("log.address"),
      ]}
      row={(event) => <EventRow key={event.id} event={event} />}
    >
      <ThreatPanel />
    </RecordsPage>
  );
}

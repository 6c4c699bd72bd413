import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { SearchFilter, SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Tag } from "#platform/ui/records/records.tsx";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { queries } from "./api.ts";
import { ErrorReportDialog } from "./error-report-dialog.tsx";

export function ErrorReportsPage() {
  const { t } = useTranslation("security");
  const [status, setStatus] = useState("false");
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const list = useInfiniteQuery({
    ...queries.listErrorReports.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(status === "true" || status === "false" ? ({ handled: status } as const) : {}),
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  const open = list.data?.pages[0]?.open;
  const side = (value: string) =>
    value === "server" ? t("reports.sides.server") : t("reports.sides.browser");
  return (
    <>
      <RecordsPage
        title={t("reports.title")}
        lead={t("reports.lead")}
        refresh={t("reports.refresh")}
        list={list}
        filters={
          <>
            <SelectFilter
              label={t("reports.status")}
              value={status}
              onChange={setStatus}
              options={[
                { value: "false", label: t("reports.toHandle") },
                { value: "true", label: t("reports.handledPlural") },
                { value: "", label: t("reports.all") },
              ]}
            />
            <SearchFilter
              label={t("reports.search")}
              hint={t("reports.searchHint")}
              value={search}
              onChange={setSearch}
            />
          </>
        }
        summary={open !== undefined && <p role="status">{t("reports.open", { count: open })}</p>}
        texts={{
          none: t("reports.none"),
          noneBody: t("reports.noneBody"),
          more: t("reports.more"),
          failed: t("reports.failed"),
          retry: t("reports.retry"),
        }}
        columns={[
          t("reports.time"),
          t("reports.message"),
          t("reports.route"),
          t("reports.side"),
          t("reports.status"),
        ]}
        row={(report) => (
          <tr key={report.id}>
            <Cell label={t("reports.time")} className={styles.time}>
              {formatDateTime(report.at)}
            </Cell>
            <Cell label={t("reports.message")}>
              <button type="button" className={styles.open} onClick={() => setOpened(report.id)}>
                {report.message || report.id}
              </button>
              <span className={styles.sub}>{report.id}</span>
            </Cell>
            <Cell label={t("reports.route")}>{report.route || "—"}</Cell>
            <Cell label={t("reports.side")}>{side(report.side)}</Cell>
            <Cell label={t("reports.status")}>
              <Tag tone={report.handled ? "ok" : "warn"}>
                {report.handled ? t("reports.handled") : t("reports.toHandle")}
              </Tag>
            </Cell>
          </tr>
        )}
      />
      <ErrorReportDialog
        id={opened}
        onClose={() => setOpened(null)}
        onChanged={() => void list.refetch()}
      />
    </>
  );
}

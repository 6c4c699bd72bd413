import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Records, Tag } from "#platform/ui/records/records.tsx";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { ReadReport } from "../contract.ts";
import { addressOf, KINDS, type Kind, STATUSES, type Status } from "../domain/report.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { queries } from "./api.ts";
import own from "./report.module.css";

/** Reported errors, latest first: read, answered, closed. Nobody is named. */
export function ReportsList() {
  const { t } = useTranslation("content-reports");
  const [status, setStatus] = useState<Status | null>("open");
  const [kind, setKind] = useState<Kind | null>(null);
  const [opened, setOpened] = useState<ReadReport | null>(null);
  const list = useInfiniteQuery({
    ...queries.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(status ? { status } : {}),
        ...(kind ? { kind } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  const open = list.data?.pages[0]?.open;
  return (
    <>
      <search className={styles.filters}>
        <SelectFilter
          label={t("list.status")}
          value={status ?? ""}
          options={[
            ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
            { value: "", label: t("list.all") },
          ]}
          onChange={(value) => setStatus(STATUSES.find((one) => one === value) ?? null)}
        />
        <SelectFilter
          label={t("list.kind")}
          value={kind ?? ""}
          options={[
            { value: "", label: t("list.all") },
            ...KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={(value) => setKind(KINDS.find((one) => one === value) ?? null)}
        />
      </search>
      {open !== undefined && <p role="status">{t("list.open", { count: open })}</p>}
      <Records
        state={list}
        rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
        label={t("list.title")}
        texts={{
          none: t("list.none"),
          noneBody: t("list.noneBody"),
          more: t("list.more"),
          failed: t("list.failed"),
          retry: t("list.retry"),
        }}
        columns={[t("list.time"), t("list.text"), t("list.said"), t("list.status")]}
        row={(report) => <Row key={report.id} report={report} onOpen={() => setOpened(report)} />}
      />
      {opened && (
        <AnswerDialog
          report={opened}
          onClose={() => setOpened(null)}
          onChanged={() => void list.refetch()}
        />
      )}
    </>
  );
}

function Row({ report, onOpen }: { report: ReadReport; onOpen(): void }) {
  const { t } = useTranslation("content-reports");
  const address = addressOf(report.kind, report.target);
  return (
    <tr>
      <Cell label={t("list.time")} className={styles.time}>
        {formatDateTime(report.at)}
      </Cell>
      <Cell label={t("list.text")}>
        {address === null ? (
          report.title
        ) : (
          <DynamicLink className={own.target} to={address} marked={false}>
            {report.title}
          </DynamicLink>
        )}
        <span className={styles.sub}>
          {t(`kinds.${report.kind}`)} · {report.target}
        </span>
      </Cell>
      <Cell label={t("list.said")}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {t(`reasons.${report.reason}`)}
        </button>
        {report.comment !== "" && <span className={styles.sub}>{report.comment}</span>}
      </Cell>
      <Cell label={t("list.status")}>
        <Tag tone={report.status === "open" ? "warn" : "ok"}>{t(`status.${report.status}`)}</Tag>
      </Cell>
    </tr>
  );
}

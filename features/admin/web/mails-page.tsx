import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { SearchFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Tag, type Tone } from "#platform/ui/records/records.tsx";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { queries } from "./api.ts";
import { MailDialog } from "./mail-dialog.tsx";

export const STATUS_TONES = {
  local: "quiet",
  queued: "warn",
  sent: "ok",
  failed: "alert",
} as const satisfies Record<string, Tone>;

export function MailsPage() {
  const { t } = useTranslation("admin");
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  const list = useInfiniteQuery({
    ...queries.listMails.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  return (
    <>
      <RecordsPage
        title={t("mails.title")}
        lead={t("mails.lead")}
        refresh={t("mails.refresh")}
        list={list}
        filters={
          <SearchFilter
            label={t("mails.search")}
            hint={t("mails.searchHint")}
            value={search}
            onChange={setSearch}
          />
        }
        texts={{
          none: t("mails.none"),
          noneBody: t("mails.noneBody"),
          more: t("mails.more"),
          failed: t("mails.failed"),
          retry: t("mails.retry"),
        }}
        columns={[t("mails.time"), t("mails.subject"), t("mails.to"), t("mails.status")]}
        row={(mail) => (
          <tr key={mail.id}>
            <Cell label={t("mails.time")} className={styles.time}>
              {formatDateTime(mail.at)}
            </Cell>
            <Cell label={t("mails.subject")}>
              <button type="button" className={styles.open} onClick={() => setOpened(mail.id)}>
                {mail.subject}
              </button>
            </Cell>
            <Cell label={t("mails.to")}>{mail.to}</Cell>
            <Cell label={t("mails.status")}>
              <Tag tone={STATUS_TONES[mail.status]}>{t(`mails.statuses.${mail.status}`)}</Tag>
            </Cell>
          </tr>
        )}
      />
      <MailDialog id={opened} onClose={() => setOpened(null)} />
    </>
  );
}

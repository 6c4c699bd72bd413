// What people said of answers, for those who correct prompts and sheets. Nobody is named and no
// question is shown.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import { SelectFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Tag } from "#platform/ui/records/records.tsx";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { plainText } from "../domain/markup.ts";
import { queries } from "./api.ts";

const VERDICTS = ["useful", "toCorrect"] as const;

export function OpinionsPage() {
  const { t } = useTranslation("chat");
  const [verdict, setVerdict] = useState<(typeof VERDICTS)[number] | null>(null);
  const list = useInfiniteQuery({
    ...queries.listFeedback.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(verdict ? { verdict } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  return (
    <RecordsPage
      title={t("opinions.title")}
      lead={t("opinions.lead")}
      refresh={t("opinions.refresh")}
      list={list}
      filters={
        <SelectFilter
          label={t("opinions.verdict")}
          value={verdict ?? ""}
          options={[
            { value: "", label: t("opinions.all") },
            ...VERDICTS.map((value) => ({ value, label: t(`feedback.${value}`) })),
          ]}
          onChange={(value) => setVerdict(VERDICTS.find((one) => one === value) ?? null)}
        />
      }
      texts={{
        none: t("opinions.none"),
        noneBody: t("opinions.noneBody"),
        more: t("opinions.more"),
        failed: t("opinions.failed"),
        retry: t("opinions.retry"),
      }}
      columns={[
        t("opinions.time"),
        t("opinions.verdict"),
        t("opinions.words"),
        t("opinions.answer"),
      ]}
      row={(one) => (
        <tr key={one.messageId}>
          <Cell label={t("opinions.time")} className={styles.time}>
            {formatDateTime(one.at)}
            <span className={styles.sub}>{t(`modes.${one.mode}`)}</span>
          </Cell>
          <Cell label={t("opinions.verdict")}>
            <Tag tone={one.verdict === "useful" ? "ok" : "warn"}>
              {t(`feedback.${one.verdict}`)}
            </Tag>
          </Cell>
          <Cell label={t("opinions.words")}>{one.words === "" ? "–" : one.words}</Cell>
          <Cell label={t("opinions.answer")}>
            {one.sources.join(" · ")}
            <details>
              <summary>{t("opinions.read")}</summary>
              <div className={styles.prose} lang={one.language}>
                {plainText(one.answer)}
              </div>
            </details>
          </Cell>
        </tr>
      )}
    />
  );
}

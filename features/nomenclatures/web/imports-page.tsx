import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import records from "#platform/ui/records/records.module.css";
import { Records } from "#platform/ui/records/records.tsx";
import { queries } from "./api.ts";
import { ImportForm } from "./import-form.tsx";
import { ImportRow } from "./import-row.tsx";
import styles from "./imports.module.css";
import { LastUpdate, SourceRow } from "./source-row.tsx";

/** The last moment of a day where the reader is. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

/** The official tables: what is held of each, today or on a past day, and what is brought. */
export function ImportsPage() {
  const { t } = useTranslation("nomenclatures");
  const cache = useQueryClient();
  const [day, setDay] = useState("");
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const query = useQuery({
    ...queries.sources.queryOptions({ input: day === "" ? {} : { at: endOf(day) } }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const changed = () => void cache.invalidateQueries({ queryKey: queries.sources.key() });
  const older = (query.data?.imports ?? []).map(({ id }) => id);
  const shown = [...new Set([...followed, ...older])];
  const { official = [], hosts = [], sources = [] } = query.data ?? {};
  const lastOf = (source: string) => official.find((one) => one.source === source)?.last ?? null;
  return (
    <>
      <PageHeader title={t("imports.title")} lead={t("imports.lead")} />
      <search className={records.filters}>
        <label className={records.filter}>
          <span>{t("imports.day")}</span>
          <input type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </label>
      </search>
      <Records
        state={{ ...query, hasNextPage: false, isFetchingNextPage: false, fetchNextPage() {} }}
        rows={sources}
        label={t("imports.title")}
        columns={[
          t("imports.source"),
          t("imports.edition"),
          t("imports.rows"),
          t("imports.official"),
          t("imports.history"),
        ]}
        texts={{
          none: t("imports.none"),
          noneBody: "",
          more: "",
          failed: t("imports.unread"),
          retry: t("imports.retry"),
        }}
        row={(one) => <SourceRow key={one.source} source={one} last={lastOf(one.source)} />}
      />
      {query.data && (
        <>
          <p className={styles.pages}>
            <b>{t("sources.rcp")}</b> <LastUpdate last={lastOf("rcp")} />
          </p>
          <ImportForm
            sources={sources}
            hosts={hosts}
            onStarted={(id) => {
              setFollowed((before) => [id, ...before]);
              changed();
            }}
          />
        </>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="imports" className={styles.section}>
          <h2 id="imports">{t("imports.list")}</h2>
          <ul className={styles.imports}>
            {shown.map((id) => (
              <ImportRow key={id} id={id} onEnded={changed} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

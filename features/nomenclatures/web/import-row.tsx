import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { Tag, type Tone } from "#platform/ui/records/records.tsx";
import type { ImportState } from "../domain/wire-import.ts";
import { client, queries } from "./api.ts";
import styles from "./imports.module.css";

const LOOK_EVERY = 700;
const TONES = {
  ready: "quiet",
  running: "warn",
  done: "ok",
  unchanged: "ok",
  failed: "alert",
  cancelled: "quiet",
} as const satisfies Record<ImportState["status"], Tone>;

function Running({ state, onCancelled }: { state: ImportState; onCancelled(): void }) {
  const { t } = useTranslation("nomenclatures");
  const [failed, setFailed] = useState(false);
  const { id, done, total } = state;
  const cancel = async () => {
    setFailed(false);
    try {
      await client.cancelImport({ id });
      onCancelled();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.actions}>
      {/* Until its files are read nobody knows how long it is: a bar without a value. */}
      <progress
        aria-label={t("imports.progress")}
        {...(total > 0 ? { max: total, value: done } : {})}
      />
      <span>
        {total > 0
          ? t("imports.written", { done: formatNumber(done), total: formatNumber(total) })
          : t("imports.reading")}
      </span>
      <Button variant="default" size="sm" onClick={() => void cancel()}>
        {t("imports.cancel")}
      </Button>
      {failed && (
        <p role="alert" className={styles.fault}>
          {t("imports.notCancelled")}
        </p>
      )}
    </div>
  );
}

/** An import: how far it is, then what became of it. */
export function ImportRow({ id, onEnded }: { id: string; onEnded(): void }) {
  const { t } = useTranslation("nomenclatures");
  const cache = useQueryClient();
  const options = queries.importState.queryOptions({ input: { id } });
  const { data } = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? LOOK_EVERY : false),
  });
  const status = data?.status;
  const [before, setBefore] = useState(status);
  useEffect(() => {
    if (before === "running" && status !== "running") onEnded();
    setBefore(status);
  }, [before, status, onEnded]);
  if (!data) return null;
  const nomenclature = t(`sources.${data.source}`);
  return (
    <li className={styles.import} data-status={status}>
      <p className={styles.name}>
        <b>{nomenclature}</b> <Tag tone={TONES[data.status]}>{t(`status.${data.status}`)}</Tag>
      </p>
      <p className={styles.lead}>
        {formatDateTime(data.createdAt)} ·{" "}
        {t(data.official ? "imports.fromAddress" : "imports.fromFiles")}
        {data.edition !== null && ` · ${t("imports.editionOf", { edition: data.edition })}`}
      </p>
      <p className={styles.lead}>{data.files.join(", ")}</p>
      {data.status === "running" && (
        <Running
          state={data}
          onCancelled={() => void cache.invalidateQueries({ queryKey: options.queryKey })}
        />
      )}
      {data.refusal !== null && (
        <p role="alert" className={styles.fault}>
          {t(`refused.${data.refusal}`, { nomenclature, what: data.what })}
        </p>
      )}
    </li>
  );
}

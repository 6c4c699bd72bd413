import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { queries as cardQueries, timeZone } from "#features/flashcards/web/public.tsx";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import type { CsvMapping, Transfer } from "../domain/wire-transfer.ts";
import { client, queries } from "./api.ts";
import { CsvColumns } from "./csv-columns.tsx";
import styles from "./files.module.css";

const LOOK_EVERY = 700;
const COUNTED = ["notes", "cards", "reviews", "media", "decks", "already", "skipped"] as const;

function Ready({ transfer, onChanged }: { transfer: Transfer; onChanged(): void }) {
  const { t } = useTranslation("flashcards");
  const [mapping, setMapping] = useState<CsvMapping | null>(transfer.mapping);
  const [scheduling, setScheduling] = useState(true);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const usable = mapping === null || mapping.roles.includes("question");
  const act = async (work: () => Promise<unknown>) => {
    setState("busy");
    try {
      await work();
      setState("idle");
      onChanged();
    } catch {
      setState("failed");
    }
  };
  const start = () =>
    client.startImport({
      id: transfer.id,
      scheduling,
      timeZone: timeZone(),
      ...(mapping ? { mapping } : {}),
    });
  return (
    <>
      {mapping && transfer.preview && (
        <CsvColumns preview={transfer.preview} mapping={mapping} onChange={setMapping} />
      )}
      {transfer.counts.reviews > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={scheduling}
            onChange={({ currentTarget }) => setScheduling(currentTarget.checked)}
          />
          {t("import.scheduling")}
        </label>
      )}
      {!usable && (
        <p role="alert" className={styles.fault}>
          {t("import.needsQuestion")}
        </p>
      )}
      {state === "failed" && (
        <p role="alert" className={styles.fault}>
          {t("import.failed")}
        </p>
      )}
      <div className={styles.actions}>
        <Button loading={state === "busy"} disabled={!usable} onClick={() => void act(start)}>
          {t("import.start")}
        </Button>
        <Button
          variant="default"
          onClick={() => void act(() => client.cancelTransfer({ id: transfer.id }))}
        >
          {t("import.drop")}
        </Button>
      </div>
    </>
  );
}

/** A file on its way: what it holds, how far it is, what became of it. */
export function TransferView({ id }: { id: string }) {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const input = { id };
  const queryKey = queries.transfer.queryKey({ input });
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.transfer(input, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? LOOK_EVERY : false),
  });
  const look = () => void cache.invalidateQueries({ queryKey });
  const finished = data?.status === "done" && data.direction === "import";
  // The decks, the lists and the figures have changed.
  useEffect(() => {
    if (finished) void cache.invalidateQueries({ queryKey: cardQueries.listDecks.key() });
  }, [finished, cache]);

  if (isError) return <p role="alert">{t("errors.load")}</p>;
  if (!data) return null;
  const { direction, status, counts, warnings, refusal } = data;
  const held = COUNTED.filter((name) => counts[name] > 0);
  return (
    <article className={styles.transfer} data-status={status} aria-label={data.fileName}>
      <h3>{data.fileName}</h3>
      <p className={styles.lead}>
        {t(`transfer.direction.${direction}`)} · {formatDateTime(data.createdAt)} ·{" "}
        <b>{t(`transfer.status.${status}`)}</b>
      </p>
      {refusal && (
        <p role="alert" className={styles.fault}>
          {t(`transfer.refused.${refusal}`)}
        </p>
      )}
      {status === "failed" && !refusal && (
        <p role="alert" className={styles.fault}>
          {t("transfer.failed")}
        </p>
      )}
      {held.length > 0 && (
        <ul className={styles.counts}>
          {held.map((name) => (
            <li key={name}>
              <b>{formatNumber(counts[name])}</b>{" "}
              {t(`transfer.counts.${name}`, { count: counts[name] })}
            </li>
          ))}
        </ul>
      )}
      {status === "ready" && direction === "import" && <Ready transfer={data} onChanged={look} />}
      {status === "running" && (
        <div className={styles.actions}>
          <progress
            max={Math.max(1, data.total)}
            value={data.done}
            aria-label={t("transfer.progress")}
          />
          <Button
            variant="default"
            size="sm"
            onClick={() => void client.cancelTransfer({ id }).then(look, look)}
          >
            {t("cancel")}
          </Button>
        </div>
      )}
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map(({ reason, detail, count }) => (
            <li key={`${reason} ${detail}`}>
              {t(`transfer.warnings.${reason}`, { detail, count })}
            </li>
          ))}
        </ul>
      )}
      {status === "done" && direction === "export" && (
        <a href={`/api/flashcards/exports/${id}`} download>
          {t("export.download")}
        </a>
      )}
    </article>
  );
}

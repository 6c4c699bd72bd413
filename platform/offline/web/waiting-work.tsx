import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { formatDateTime } from "#platform/ui/format.ts";
import type { FoldedQueue, QueueItem } from "../queue.ts";
import { CopyText } from "./copy-text.tsx";
import styles from "./offline-page.module.css";
import { loadQueue, retryItems, settleItems, useQueue, workOf } from "./queue-store.ts";
import { sync } from "./sync.ts";

/** With the words of its feature for it. */
type Refused = (FoldedQueue["refused"][number] & { says: string })[];

const labelOf = ({ type }: QueueItem): string => {
  const label = workOf(type)?.label;
  return label ? text(label, { count: 1 }) : type;
};

/** The person's own items, with the words of the features they belong to. */
function useRefused(): { refused: Refused; reload: () => Promise<void> } {
  const [refused, setRefused] = useState<Refused>([]);
  const { refused: count } = useQueue();
  const reload = useCallback(async () => {
    const mine = session.current()?.id;
    const own = (await loadQueue()).refused.filter(({ data }) => data.owner === mine);
    const namespaces = own.flatMap(({ type }) => workOf(type)?.label.split(":")[0] ?? []);
    await loadTexts(...new Set(namespaces)).catch(() => {});
    // Words that cannot be fetched are missed; the item is listed all the same.
    const says = await Promise.all(
      own.map(
        async (item) =>
          workOf(item.type)
            ?.describe?.(item)
            .catch(() => "") ?? "",
      ),
    );
    setRefused(own.map((item, place) => ({ ...item, says: says[place] ?? "" })));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when their number changes.
  useEffect(() => void reload(), [reload, count]);
  return { refused, reload };
}

/** A file of what the server would not take: nothing a person did is lost with a refusal. */
function exportItems(items: FoldedQueue["refused"]): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(items, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = "sclepios-hors-ligne.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

function RefusedList({ refused, reload }: { refused: Refused; reload: () => Promise<void> }) {
  const { t } = useTranslation("offline");
  const [deleting, setDeleting] = useState<string | null>(null);
  const worthTrying = refused.filter(({ refusal }) => !refusal.final);
  const retry = async (ids: string[]): Promise<void> => {
    await retryItems(ids);
    await sync({ told: true });
    await reload();
  };
  const remove = async (id: string): Promise<void> => {
    setDeleting(null);
    await settleItems([id]);
    await reload();
  };
  return (
    <section className={styles.section} aria-labelledby="offline-refused">
      <h2 id="offline-refused">{t("refused.title", { count: refused.length })}</h2>
      <p>{t("refused.lead")}</p>
      <div className={styles.actions}>
        {worthTrying.length > 0 && (
          <Button variant="default" onClick={() => void retry(worthTrying.map(({ id }) => id))}>
            {t("refused.retryAll")}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => exportItems(refused.map(({ says: _says, ...item }) => item))}
        >
          {t("refused.export")}
        </Button>
      </div>
      <ul className={styles.refused}>
        {refused.map((item) => (
          <li key={item.id}>
            <p>
              <b>{labelOf(item)}</b> {item.says}
            </p>
            <p className={styles.facts}>
              {t("refused.made", { date: formatDateTime(item.timestamp) })}
            </p>
            <p className={styles.warning}>{item.refusal.reason}</p>
            {item.refusal.final && <p>{t("refused.final")}</p>}
            <div className={styles.actions}>
              {!item.refusal.final && (
                <Button size="sm" variant="default" onClick={() => void retry([item.id])}>
                  {t("refused.retry")}
                </Button>
              )}
              {item.refusal.final && item.says !== "" && <CopyText words={item.says} />}
              {deleting === item.id ? (
                <Button size="sm" color="garance" onClick={() => void remove(item.id)}>
                  {t("refused.deleteSure")}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="subtle"
                  color="gray"
                  onClick={() => setDeleting(item.id)}
                >
                  {t("refused.delete")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the person did and the server does not have yet. */
export function WaitingWork() {
  const { t } = useTranslation("offline");
  const { pending, sending, inMemory, erased, syncedAt } = useQueue();
  const { offline } = useNetwork();
  const { refused, reload } = useRefused();
  return (
    <>
      <section className={styles.section} aria-labelledby="offline-waiting">
        <h2 id="offline-waiting">{t("waiting.title")}</h2>
        <p role="status">
          {pending === 0
            ? t(refused.length > 0 ? "waiting.rest" : "waiting.none")
            : t(offline ? "waiting.offline" : "waiting.some", { count: pending })}
          {pending === 0 && syncedAt && (
            <> {t("waiting.checked", { date: formatDateTime(syncedAt) })}</>
          )}
        </p>
        {inMemory > 0 && (
          <p className={styles.warning}>{t("problem.memory.body", { count: inMemory })}</p>
        )}
        {erased && <p className={styles.warning}>{t("problem.erased.body")}</p>}
        {pending > 0 && (
          <Button
            size="md"
            loading={sending}
            disabled={offline}
            onClick={() => void sync({ told: true })}
          >
            {t("waiting.send")}
          </Button>
        )}
      </section>
      {refused.length > 0 && <RefusedList refused={refused} reload={reload} />}
    </>
  );
}

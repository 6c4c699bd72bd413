import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { text } from "#platform/i18n/web/i18n.ts";
import { formatDateTime } from "#platform/ui/format.ts";
import { SaveIndicator } from "#platform/ui/saving/save-indicator.tsx";
import { cache } from "./cache.ts";
import styles from "./offline-page.module.css";
import type { OfflinePack } from "./offline-work.ts";
import { packs } from "./packs.ts";
import type { Holding, StorageReport } from "./storage-report.ts";
import { usePackTexts } from "./use-pack-texts.ts";
import { useSize } from "./use-size.ts";
import { useWarmUp, warmUp } from "./warm-up-store.ts";

const UNKNOWN = { state: "unknown", records: 0, bytes: 0, since: null, left: 0 } as const;

export function ContentTable({
  report,
  onChange,
}: {
  report: StorageReport;
  onChange: () => void;
}) {
  const { t } = useTranslation("offline");
  const size = useSize();
  const wordsReady = usePackTexts();
  const { shell, media } = report;
  const [stuck, setStuck] = useState<string | null>(null);
  const remove = async (id: string): Promise<void> => {
    const pack = packs().find((each) => each.id === id);
    setStuck(null);
    try {
      for (const type of pack?.records ?? []) await cache.remove(type);
      warmUp.forget([id]);
    } catch {
      setStuck(id);
    }
    onChange();
  };
  return (
    <ul className={styles.contents}>
      <li>
        <h3>{t("content.shell.title")}</h3>
        <p>{t("content.shell.works")}</p>
        <p className={styles.facts}>
          {typeof shell === "object"
            ? t(shell.missing === 0 ? "content.shell.complete" : "content.shell.incomplete", {
                count: shell.files,
                missing: shell.missing,
                size: size(shell.bytes),
              })
            : t(`content.shell.${shell}`)}
          {typeof shell === "object" && shell.since && shell.missing === 0 && (
            <> {t("content.since", { date: formatDateTime(shell.since) })}</>
          )}
        </p>
      </li>
      {wordsReady &&
        packs().map((pack) => (
          <PackRow
            key={pack.id}
            pack={pack}
            holding={report.packs.find(({ id }) => id === pack.id)}
            stuck={stuck === pack.id}
            onRemove={() => void remove(pack.id)}
          />
        ))}
      {(media.files > 0 || media.left > 0) && (
        <li>
          <h3>{t("content.media.title")}</h3>
          <p className={styles.facts}>
            {t("content.media.held", { count: media.files, size: size(media.bytes) })}
            {media.left > 0 && <> {t("content.left", { count: media.left })}</>}
          </p>
        </li>
      )}
    </ul>
  );
}

interface PackRowProps {
  pack: OfflinePack;
  holding: Holding | undefined;
  /** It could not be taken off the device. */
  stuck: boolean;
  onRemove(): void;
}

/** One pack: what of it is here, since when, and what could not come. */
function PackRow({ pack: { id, label, works }, holding, stuck, onRemove }: PackRowProps) {
  const { t } = useTranslation("offline");
  const size = useSize();
  const { running, part, failures } = useWarmUp();
  const { state, records, bytes, since, left } = holding ?? UNKNOWN;
  const failure = failures[id];
  const here = state === "held" || state === "empty";
  return (
    <li>
      <h3>{text(label)}</h3>
      <p>{text(works)}</p>
      <p className={styles.facts}>
        {t(`content.${state}`, { count: records, size: size(bytes) })}
        {since !== null && here && <> {t("content.since", { date: formatDateTime(since) })}</>}
      </p>
      {left > 0 && <p className={styles.facts}>{t("content.left", { count: left })}</p>}
      {failure && <p className={styles.warning}>{t(`content.failures.${failure}`)}</p>}
      {stuck && (
        <SaveIndicator state="failed" onRetry={onRemove}>
          {t("content.failures.remove")}
        </SaveIndicator>
      )}
      <div className={styles.actions}>
        <Button
          variant="default"
          loading={running && part === id}
          onClick={() => void warmUp.start(id)}
        >
          {t(here ? "content.refresh" : "content.download")}
        </Button>
        {state === "held" && (
          <Button variant="subtle" color="gray" disabled={running} onClick={onRemove}>
            {t("content.remove")}
          </Button>
        )}
      </div>
    </li>
  );
}

import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNetwork } from "#platform/network/web/network-state.ts";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { ContentTable } from "./content-table.tsx";
import styles from "./offline-page.module.css";
import { PocketSize } from "./pocket-size.tsx";
import { SelfTest } from "./self-test-panel.tsx";
import { readStorage, type StorageReport } from "./storage-report.ts";
import { useSize } from "./use-size.ts";
import { WaitingWork } from "./waiting-work.tsx";
import { useWarmUp, warmUp } from "./warm-up-store.ts";

/** The report, read again whenever the download ends. */
function useStorage(): { report: StorageReport | null; reload: () => void } {
  const [report, setReport] = useState<StorageReport | null>(null);
  const { running, renewed } = useWarmUp();
  const reload = useCallback(() => void readStorage().then(setReport), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a download changes what is there.
  useEffect(reload, [reload, running, renewed]);
  return { report, reload };
}

function Download() {
  const { t } = useTranslation("offline");
  const { running, progress, ready } = useWarmUp();
  const { offline } = useNetwork();
  const [auto, setAuto] = useState(warmUp.auto);
  return (
    <>
      <div className={styles.actions}>
        <Button size="md" loading={running} disabled={offline} onClick={() => void warmUp.start()}>
          {ready ? t("content.refreshAll") : t("content.downloadAll")}
        </Button>
        {running && (
          <progress
            className={styles.progress}
            value={progress}
            max={100}
            aria-label={t("download.title")}
          />
        )}
        {running && <span>{t("content.progress", { percent: progress })}</span>}
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={auto}
          onChange={({ currentTarget }) => {
            warmUp.setAuto(currentTarget.checked);
            setAuto(currentTarget.checked);
          }}
        />
        {t("content.auto")}
      </label>
    </>
  );
}

function Protection({ report, onChange }: { report: StorageReport; onChange: () => void }) {
  const { t } = useTranslation("offline");
  const size = useSize();
  const [refused, setRefused] = useState(false);
  const protect = async (): Promise<void> => {
    setRefused(!(await navigator.storage.persist()));
    onChange();
  };
  return (
    <section className={styles.section} aria-labelledby="offline-storage">
      <h2 id="offline-storage">{t("storage.title")}</h2>
      {report.used !== null && report.quota !== null && (
        <p>{t("storage.used", { used: size(report.used), quota: size(report.quota) })}</p>
      )}
      {report.persisted ? (
        <p>{t("storage.persisted")}</p>
      ) : (
        <>
          <p className={styles.warning}>{t("storage.mayErase")}</p>
          {report.canPersist && (
            <Button size="md" variant="default" onClick={() => void protect()}>
              {t("storage.protect")}
            </Button>
          )}
          {refused && <p role="status">{t("storage.refused")}</p>}
        </>
      )}
    </section>
  );
}

/** What works without network on this device, and since when. */
export function OfflinePage() {
  const { t } = useTranslation("offline");
  const { report, reload } = useStorage();
  return (
    <>
      <PageHeader title={t("page.title")} lead={t("page.lead")} />
      <WaitingWork />
      <section className={styles.section} aria-labelledby="offline-content">
        <h2 id="offline-content">{t("content.title")}</h2>
        <Download />
        <PocketSize />
        {report ? (
          <ContentTable report={report} onChange={reload} />
        ) : (
          <p role="status">{t("content.counting")}</p>
        )}
        <p className={styles.note}>{t("content.needsServer")}</p>
      </section>
      {report && <Protection report={report} onChange={reload} />}
      <SelfTest />
    </>
  );
}

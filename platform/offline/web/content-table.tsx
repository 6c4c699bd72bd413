import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { text } from "#platform/i18n/web/i18n.ts";
import { formatDateTime } from "#platform/ui/format.ts";
import { cache } from "./cache.ts";
import styles from "./offline-page.module.css";
import { packs } from "./packs.ts";
import type { StorageReport } from "./storage-report.ts";
import { usePackTexts } from "./use-pack-texts.ts";
import { useSize } from "./use-size.ts";
import { useWarmUp, warmUp } from "./warm-up-store.ts";

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
  const { running, part, failures } = useWarmUp();
  const { shell } = report;
  const remove = async (id: string): Promise<void> => {
    const pack = packs().find((each) => each.id === id);
    for (const type of pack?.records ?? []) await cache.remove(type);
    warmUp.forget([id]);
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
        packs().map(({ id, label, works }) => {
          const holding = report.packs.find((each) => each.id === id);
          const state = holding?.state ?? "unknown";
          const failure = failures[id];
          return (
            <li key={id}>
              <h3>{text(label)}</h3>
              <p>{text(works)}</p>
              <p className={styles.facts}>
                {t(`content.${state}`, {
                  count: holding?.records,
                  size: size(holding?.bytes ?? 0),
                })}
                {holding?.since && (state === "held" || state === "empty") && (
                  <> {t("content.since", { date: formatDateTime(holding.since) })}</>
                )}
              </p>
              {failure && <p className={styles.warning}>{t(`content.failures.${failure}`)}</p>}
              <div className={styles.actions}>
                <Button
                  variant="default"
                  loading={running && part === id}
                  onClick={() => void warmUp.start(id)}
                >
                  {t(
                    state === "held" || state === "empty" ? "content.refresh" : "content.download",
                  )}
                </Button>
                {state === "held" && (
                  <Button
                    variant="subtle"
                    color="gray"
                    disabled={running}
                    onClick={() => void remove(id)}
                  >
                    {t("content.remove")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
    </ul>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import { actionName } from "./action-name.ts";
import { queries } from "./api.ts";
import styles from "./threat-panel.module.css";

const SHOWN = 5;

/** The installation's threat level and what its last hour is made of. */
export function ThreatPanel() {
  const { t } = useTranslation("security");
  const { data } = useQuery(
    queries.installationThreat.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  if (!data) return null;
  return (
    <section className={styles.panel} data-level={data.threat_level} aria-label={t("threat.title")}>
      <div>
        <h2>{t("threat.title")}</h2>
        <p className={styles.level}>{t(`threat.${data.threat_level}`)}</p>
        <p className={styles.body}>{t(`threat.${data.threat_level}Body`)}</p>
        <p className={styles.when}>
          {t("threat.lastHour")} ·{" "}
          {t("threat.scanned", { time: formatDateTime(data.scan_timestamp) })}
        </p>
      </div>
      {data.counts.length === 0 ? (
        <p className={styles.body}>{t("threat.quiet")}</p>
      ) : (
        <ul className={styles.counts}>
          {data.counts.slice(0, SHOWN).map(({ action, count }) => (
            <li key={action}>
              <span>{actionName(action)}</span>
              <b>{formatNumber(count)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

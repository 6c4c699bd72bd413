import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "../../domain/run.ts";
import styles from "./run.module.css";

/** The code that another telephone types, and how many follow; alone, the way to share. */
export function Sharing({
  run,
  telephones,
  onShare,
}: {
  run: Run;
  telephones: number | null;
  onShare(): Promise<void>;
}) {
  const { t } = useTranslation("checklists");
  const [failed, setFailed] = useState(false);
  if (!run.shared)
    return (
      <p className={styles.quiet}>
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setFailed(false);
            onShare().catch(() => setFailed(true));
          }}
        >
          {t("sharing.begin")}
        </button>
        {failed && <span role="alert"> {t("sharing.failed")}</span>}
      </p>
    );
  return (
    <div className={styles.sharing}>
      <p>
        {t("sharing.code")} <b className={styles.code}>{run.shared.code}</b>
      </p>
      <p role="status">
        {telephones === null ? t("sharing.away") : t("sharing.telephones", { count: telephones })}
      </p>
    </div>
  );
}

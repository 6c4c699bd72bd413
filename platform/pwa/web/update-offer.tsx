import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import styles from "./pwa.module.css";
import { update } from "./register.ts";

/**
 * A new version is on the device. Nothing reloads unless the person asks, and only where nothing
 * would be lost.
 */
export function UpdateOffer() {
  const { t } = useTranslation("pwa");
  const { offered, apply } = useSyncExternalStore(update.subscribe, update.current);
  const [closed, setClosed] = useState(false);
  if (!offered || closed) return null;
  return (
    <div className={styles.update} role="status">
      <p>
        <b>{t("update.title")}</b> {t("update.body")}
      </p>
      <div className={styles.row}>
        <button type="button" className={shared.btn} onClick={apply}>
          {t("update.apply")}
        </button>
        <button type="button" className={shared.btn2} onClick={() => setClosed(true)}>
          {t("update.later")}
        </button>
      </div>
    </div>
  );
}

import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { install, useInstall } from "./install-store.ts";
import styles from "./pwa.module.css";

/** At the top right of phones, for people who come back and have not chosen yet. */
export function InstallButton() {
  const { t } = useTranslation("pwa");
  const { button } = useInstall();
  if (!button) return null;
  return (
    <button type="button" className={styles.button} onClick={() => void install.accept()}>
      <IconDownload size={18} stroke={1.8} aria-hidden />
      <span>{t("install")}</span>
    </button>
  );
}

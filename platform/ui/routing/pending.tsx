import { useTranslation } from "react-i18next";
import styles from "../public.module.css";

function Pending({ label }: { label: string }) {
  return (
    <div className={styles.pending} role="status">
      <span className={styles.spinner} aria-hidden />
      {label}
    </div>
  );
}

export function PagePending() {
  const { t } = useTranslation("common");
  return <Pending label={t("loading")} />;
}

/** Shown while the guard asks who is here. */
export function CheckingAccess() {
  const { t } = useTranslation("common");
  return <Pending label={t("checkingAccess")} />;
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import styles from "./coding.module.css";

/** No official table: says which command brings them, and what works without. */
export function NothingImported() {
  const { t } = useTranslation("coding");
  return (
    <EmptyState
      title={t("notImported.title")}
      body={
        <>
          {t("notImported.body")} <code className={styles.command}>{t("notImported.command")}</code>
        </>
      }
      action={<Link to="/calculator">{t("notImported.still")}</Link>}
    />
  );
}

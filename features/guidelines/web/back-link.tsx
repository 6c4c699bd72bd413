import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./sheet.module.css";

export function BackLink() {
  const { t } = useTranslation("guidelines");
  return (
    <Link to="/guidelines" className={styles.back}>
      <IconArrowLeft size={18} aria-hidden />
      {t("back")}
    </Link>
  );
}

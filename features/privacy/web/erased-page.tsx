import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";

export function ErasedPage() {
  const { t } = useTranslation("privacy");
  return (
    <main id="content" tabIndex={-1} className={shared.screen}>
      <h1>{t("erased.heading")}</h1>
      <p>{t("erased.body")}</p>
      <p className={shared.row}>
        <Link className={shared.btn} to="/">
          {t("erased.home")}
        </Link>
      </p>
    </main>
  );
}

import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Public pages: their `<main id="content" tabIndex={-1}>` is where the link leads. */
export function PublicFrame() {
  const { t } = useTranslation("common");
  return (
    <>
      <a className="skip" href="#content">
        {t("skipContent")}
      </a>
      <Outlet />
    </>
  );
}

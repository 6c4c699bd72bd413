import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import { security } from "./api.ts";

/**
 * What people who are no administrators see under /admin. The server refuses every call behind it
 * as well.
 */
export function AccessDenied() {
  const { t } = useTranslation("admin");
  const title = t("denied.title");
  useEffect(() => {
    document.title = `${title} — Sclepios`;
  }, [title]);
  useEffect(() => {
    void security
      .logSecurityEvent({
        action_type: "insufficient_permissions",
        resource_path: location.pathname,
        user_agent: navigator.userAgent,
      })
      .catch(() => undefined);
  }, []);
  return (
    <main id="content" tabIndex={-1} className={shared.screen}>
      <h1>{title}</h1>
      <p>{t("denied.body")}</p>
      <p className={shared.row}>
        <Link className={shared.btn} to="/">
          {t("denied.home")}
        </Link>
      </p>
    </main>
  );
}

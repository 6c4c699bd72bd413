import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "../public.module.css";

/**
 * No engine keeps an address without a page; the page that comes after it says its own word again.
 */
function neverIndexed(): () => void {
  const tag = document.createElement("meta");
  tag.name = "robots";
  tag.content = "noindex";
  document.head.append(tag);
  return () => tag.remove();
}

/** Inside a page that stands in the shell, which already holds `<main>`. */
export function NotFound() {
  const { t } = useTranslation("common");
  const title = t("notFound.title");
  useEffect(() => {
    document.title = `${title} — Sclepios`;
    return neverIndexed();
  }, [title]);
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <p>{t("notFound.body")}</p>
      <p className={styles.row}>
        <Link className={styles.btn} to="/">
          {t("notFound.home")}
        </Link>
      </p>
    </div>
  );
}

/** Any address that no feature registered. */
export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className={styles.alone}>
      <a href="/" className={styles.brand}>
        <img src="/icon.svg" width={36} height={36} alt="" />
        Sclepios
      </a>
      <NotFound />
    </main>
  );
}

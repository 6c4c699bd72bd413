import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage, setLanguage } from "#platform/i18n/web/i18n.ts";
import { EcgTrace } from "#platform/ui/hero/ecg-trace.tsx";
import { LanguageChoice } from "#platform/ui/hero/language-choice.tsx";
import styles from "./auth-frame.module.css";

/**
 * Around the forms: the brand on its ECG paper, the choice of a language, and the sheet one writes
 * on.
 */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  return (
    <div className={styles.frame}>
      <header className={styles.hero}>
        <Link to="/" className={styles.brand} aria-label={t("auth.home")}>
          <img src="/icon.svg" width={40} height={40} alt="" />
          Sclepios
        </Link>
        <LanguageChoice
          label={t("auth.language")}
          language={currentLanguage()}
          onLanguage={(code) => void setLanguage(code)}
        />
        <div className={styles.claim}>
          <p className={styles.title}>{t("auth.claim")}</p>
          <p>{t("auth.claimBody")}</p>
        </div>
        <EcgTrace className={styles.trace} />
      </header>
      <div className={styles.sheet}>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <footer className={styles.caution}>{t("auth.noCare")}</footer>
      </div>
    </div>
  );
}

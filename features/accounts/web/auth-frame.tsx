import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES } from "#platform/i18n/languages.ts";
import { currentLanguage, setLanguage } from "#platform/i18n/web/i18n.ts";
import styles from "./auth-frame.module.css";

// One beat every 300 units, as on the home page: P wave, QRS, T wave.
const BEAT = "h70q13-16 26 0h20l8 9 13-70 15 92 10-31h22q19-28 38 0h78";
const TRACE = `M0 62${BEAT.repeat(6)}`;

/** Around the forms: the brand on its ECG paper, the choice of a language, and the sheet one writes on. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  const language = currentLanguage();
  return (
    <div className={styles.frame}>
      <header className={styles.hero}>
        <Link to="/" className={styles.brand} aria-label={t("auth.home")}>
          <img src="/icon.svg" width={40} height={40} alt="" />
          Sclepios
        </Link>
        <fieldset className={styles.languages} aria-label={t("auth.language")}>
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              aria-label={`${code.toUpperCase()} ${LANGUAGE_NAMES[code]}`}
              onClick={() => void setLanguage(code)}
            >
              {code.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <div className={styles.claim}>
          <p className={styles.title}>{t("auth.claim")}</p>
          <p>{t("auth.claimBody")}</p>
        </div>
        <svg className={styles.trace} viewBox="0 0 1800 96" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path d={TRACE} />
        </svg>
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

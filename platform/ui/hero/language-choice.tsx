import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import styles from "./hero.module.css";

interface Props {
  label: string;
  language: Language;
  /** Absent in a prerendered page: its own small script listens to the buttons. */
  onLanguage?: ((language: Language) => void) | undefined;
}

/** The three languages, on the ECG paper of the public pages. */
export const LanguageChoice = ({ label, language, onLanguage }: Props) => (
  <fieldset className={styles.languages} aria-label={label}>
    {LANGUAGES.map((code) => (
      <button
        key={code}
        type="button"
        lang={code}
        data-language={code}
        aria-pressed={code === language}
        aria-label={`${code.toUpperCase()}, ${LANGUAGE_NAMES[code]}`}
        {...(onLanguage ? { onClick: () => onLanguage(code) } : {})}
      >
        {code.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

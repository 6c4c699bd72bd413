// The public home page, without Mantine and without links of the router: the same markup is prerendered at build
// and drawn inside the application when a visitor comes back to "/".
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import publicStyles from "#platform/ui/public.module.css";
import type frenchTexts from "../messages/fr/landing.json";
import { DemoAnswer } from "./demo-answer-sheet.tsx";
import styles from "./landing.module.css";

export type LandingTexts = typeof frenchTexts;

interface Props {
  texts: LandingTexts;
  language: Language;
  /** Absent in the prerendered page: its own small script listens to the buttons. */
  onLanguage?: (language: Language) => void;
}

// One beat every 300 units: P wave, QRS, T wave. Eight beats reach beyond any screen.
const BEAT = "h70q13-16 26 0h20l8 9 13-70 15 92 10-31h22q19-28 38 0h78";
const TRACE = `M0 62${BEAT.repeat(8)}`;

const POINTS = ["cited", "library", "search", "yours"] as const;

export function Landing({ texts, language, onLanguage }: Props) {
  return (
    <div className={styles.page} data-landing={language} lang={language}>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <div className={styles.hero}>
        <svg className={styles.trace} viewBox="0 0 2400 96" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path d={TRACE} />
        </svg>
        <header className={styles.top}>
          <p className={styles.brand}>
            <img src="/icon.svg" width={40} height={40} alt="" />
            Sclepios
          </p>
          <fieldset className={styles.languages} aria-label={texts.language}>
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
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <div className={styles.words}>
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <p className={styles.actions}>
              <a href="/auth?mode=sign-up" className={`${publicStyles.btn} ${styles.primary} ${styles.visitor}`}>
                {texts.signUp}
              </a>
              <a href="/auth" className={`${publicStyles.btn2} ${styles.ghost} ${styles.visitor}`}>
                {texts.signIn}
              </a>
              <a href="/chat" className={`${publicStyles.btn} ${styles.primary} ${styles.member}`}>
                {texts.open}
              </a>
            </p>
          </div>
          <DemoAnswer texts={texts.demo} language={language} />
        </main>
      </div>
      <section className={styles.points} aria-label="Sclepios">
        {POINTS.map((point) => (
          <div key={point}>
            <h2>{texts.points[point].title}</h2>
            <p>{texts.points[point].body}</p>
          </div>
        ))}
      </section>
      <footer className={styles.caution}>
        <p>{texts.caution}</p>
      </footer>
    </div>
  );
}

// The public home page, without Mantine and without links of the router: the same markup is
// prerendered at build and drawn inside the application when a visitor comes back to "/".
import type { Language } from "#platform/i18n/languages.ts";
import { EcgTrace } from "#platform/ui/hero/ecg-trace.tsx";
import { LanguageChoice } from "#platform/ui/hero/language-choice.tsx";
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

const POINTS = ["cited", "library", "search", "yours"] as const;

export function Landing({ texts, language, onLanguage }: Props) {
  return (
    <div className={styles.page} data-landing={language} lang={language}>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <div className={styles.hero}>
        <EcgTrace className={styles.trace} />
        <header className={styles.top}>
          <p className={styles.brand}>
            <img src="/icon.svg" width={40} height={40} alt="" />
            Sclepios
          </p>
          <LanguageChoice label={texts.language} language={language} onLanguage={onLanguage} />
        </header>
        <main id="content" tabIndex={-1} className={styles.main}>
          <div className={styles.words}>
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <p className={styles.actions}>
              <a
                href="/auth?mode=sign-up"
                className={`${publicStyles.btn} ${styles.primary} ${styles.visitor}`}
              >
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

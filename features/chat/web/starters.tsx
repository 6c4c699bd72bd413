import { useTranslation } from "react-i18next";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import type { Mode } from "../domain/modes.ts";
import { STARTERS } from "../domain/starters.ts";
import styles from "./chat-page.module.css";

interface StartersProps {
  mode: Mode;
  /**
   * False: no language model is connected, and the page says what that means. Undefined until it is
   * known.
   */
  model: boolean | undefined;
  onChosen(question: string): void;
}

/**
 * What an empty page offers: a question of the chosen mode goes to the composer, where it can still
 * be changed.
 */
export function Starters({ mode, model, onChosen }: StartersProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={styles.start}>
      <h1>{t("start.title")}</h1>
      <p>{t(`start.modes.${mode}`)}</p>
      <ul aria-label={t("start.examples")}>
        {STARTERS[mode][currentLanguage()].map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChosen(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      {model === false && <p className={styles.noModel}>{t("start.noModel")}</p>}
      <p className={styles.quiet}>{t("errors.noConversation")}</p>
    </div>
  );
}

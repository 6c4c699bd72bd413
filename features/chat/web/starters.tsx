import { useTranslation } from "react-i18next";
import styles from "./chat-page.module.css";

/** What an empty page offers: a question goes to the composer, where it can still be changed. */
export function Starters({ onChosen }: { onChosen(question: string): void }) {
  const { t } = useTranslation("chat");
  const examples = [t("start.one"), t("start.two"), t("start.three"), t("start.four")];
  return (
    <div className={styles.start}>
      <h2>{t("start.title")}</h2>
      <p>{t("start.body")}</p>
      <ul aria-label={t("start.examples")}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChosen(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

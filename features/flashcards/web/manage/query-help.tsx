import { useTranslation } from "react-i18next";
import styles from "./manage.module.css";

/** Each line is an example that works as it is, and what it finds. */
const EXAMPLES = {
  text: "potassium",
  phrase: '"choc septique"',
  deck: "deck:Urgences",
  tag: "tag:avc",
  noTag: "tag:none",
  is: "is:due",
  states: "is:new is:learning is:review is:suspended is:buried is:leech is:flagged is:mastered",
  flag: "flag:1",
  kind: "kind:cloze",
  specialty: "specialty:neurologie",
  difficulty: "difficulty:hard",
  mode: "mode:ai",
  prop: "prop:lapses>2",
  added: "added:7",
  rated: "rated:1",
  hour: "hour:20-24",
  answer: "answer:forgotten",
  together: "rated:7 hour:20-24 answer:forgotten",
  not: "-is:suspended",
} as const;

export function QueryHelp({ onPick }: { onPick(query: string): void }) {
  const { t } = useTranslation("flashcards");
  return (
    <details className={styles.help}>
      <summary>{t("query.title")}</summary>
      <p>{t("query.lead")}</p>
      <dl>
        {Object.entries(EXAMPLES).map(([name, example]) => (
          <div key={name}>
            <dt>
              {name === "states" ? (
                <code>{example}</code>
              ) : (
                <button type="button" onClick={() => onPick(example)}>
                  <code>{example}</code>
                </button>
              )}
            </dt>
            <dd>{t(`query.example.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

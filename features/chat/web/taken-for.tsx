import { useTranslation } from "react-i18next";
import type { ToolUse } from "../domain/message.ts";
import { bareName } from "../domain/silence.ts";
import styles from "./answer.module.css";
import { type Choice, takenIn } from "./taken.ts";

interface Props {
  tools: readonly ToolUse[];
  onRephrase(change: (question: string) => string): void;
}

/**
 * The match was not sure: what else it may have been is one press away, and becomes another version
 * of the question.
 */
export function TakenFor({ tools, onRephrase }: Props) {
  const { t } = useTranslation("chat");
  const taken = takenIn(tools);
  if (!taken) return null;
  const press = ({ words, name }: Choice) =>
    onRephrase((question) =>
      words === null ? `${name}\u00a0: ${question}` : question.replace(words, () => bareName(name)),
    );
  return (
    <div className={styles.taken}>
      <p>
        {taken.understood !== null && `${t("taken.understood", { name: taken.understood })} `}
        {t("taken.meant")}
      </p>
      {taken.choices.map((choice) => (
        <button key={choice.name} type="button" lang="fr" onClick={() => press(choice)}>
          {bareName(choice.name)}
        </button>
      ))}
    </div>
  );
}

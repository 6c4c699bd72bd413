import { linesOf } from "../domain/split.ts";
import styles from "./protocols.module.css";

/** The lines of a passage: text and nothing else, whatever the document holds. */
export function PassageText({ text }: { text: string }) {
  return (
    <div className={styles.text} lang="fr">
      {linesOf(text).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
        <p key={at} {...(line.item ? { "data-item": true } : {})}>
          {line.text}
        </p>
      ))}
    </div>
  );
}

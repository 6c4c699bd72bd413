import { answer, type DemoPassage } from "virtual:demo-answer";
import type { Language } from "#platform/i18n/languages.ts";
import type frenchTexts from "../messages/fr/landing.json";
import styles from "./demo-answer-sheet.module.css";

function Marks({ sources }: { sources: DemoPassage["sources"] }) {
  return (
    <span className={styles.marks}>
      {sources.map((number) => (
        <sup key={number}>{number}</sup>
      ))}
    </span>
  );
}

/** The two halves of "Subject : statement" of a passage, so that the subject reads as a heading. */
const halves = (passage: DemoPassage): [string, string] => {
  const cut = passage.text.indexOf(":");
  return [passage.text.slice(0, cut).trim(), passage.text.slice(cut + 1).trim()];
};

/**
 * What the product shows, on its ECG paper: a question, the passages that answer it, their sources.
 */
export function DemoAnswer({
  texts,
  language,
}: {
  texts: typeof frenchTexts.demo;
  language: Language;
}) {
  // Passages are French whatever the language of the interface.
  const french = language === "fr" ? {} : { lang: "fr" };
  const [alertTitle, alertBody] = halves(answer.alert);
  return (
    <figure className={styles.figure} aria-label={texts.label}>
      <div className={styles.sheet}>
        <p className={styles.question}>{texts.question}</p>
        <p className={styles.frame}>
          <img src="/icon.svg" width={24} height={24} alt="" />
          {texts.frame}
        </p>
        <ol className={styles.passages} {...french}>
          {answer.passages.map((passage) => {
            const [subject, statement] = halves(passage);
            return (
              <li key={passage.id}>
                <b>{subject}</b>
                {"\u00a0: "}
                {statement} <Marks sources={passage.sources} />
              </li>
            );
          })}
        </ol>
        <p className={styles.alert} {...french}>
          <b>{alertTitle}</b>
          {"\u00a0: "}
          {alertBody} <Marks sources={answer.alert.sources} />
        </p>
        <ol className={styles.sources}>
          {answer.sources.map((source) => (
            <li key={source.id}>
              <b>{source.organisation}</b> {source.title}, {source.year}
            </li>
          ))}
        </ol>
        <p className={styles.note}>{texts.note}</p>
      </div>
    </figure>
  );
}

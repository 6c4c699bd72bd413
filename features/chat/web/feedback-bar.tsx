import { IconFlag, IconThumbUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Feedback, Message } from "../domain/message.ts";
import styles from "./answer.module.css";

interface FeedbackBarProps {
  message: Message;
  /** Nothing was answered: it cannot be useful, but it may be wrong. */
  silent?: boolean;
  judge(answer: Message, feedback: Feedback | null): Promise<boolean>;
}

/** The form opens at the end of the answer, where the composer would cover it. */
const show = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: "nearest" });

/**
 * "Useful" in one press; "to correct" asks what is wrong, and goes to the administrators. Pressed
 * again, it is taken back.
 */
export function FeedbackBar({ message, silent = false, judge }: FeedbackBarProps) {
  const { t } = useTranslation("chat");
  const given = message.feedback;
  const [words, setWords] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const field = useId();

  const give = async (feedback: Feedback | null) => {
    const kept = await judge(message, feedback);
    setFailed(!kept);
    if (kept) setWords(null);
  };
  return (
    <>
      <fieldset className={styles.judgement} aria-label={t("feedback.label")}>
        {!silent && (
          <button
            type="button"
            aria-pressed={given?.verdict === "useful"}
            onClick={() =>
              void give(given?.verdict === "useful" ? null : { verdict: "useful", words: "" })
            }
          >
            <IconThumbUp size={20} stroke={1.7} aria-hidden />
            {t("feedback.useful")}
          </button>
        )}
        <button
          type="button"
          aria-pressed={given?.verdict === "toCorrect"}
          aria-expanded={words !== null}
          onClick={() => setWords(words === null ? (given?.words ?? "") : null)}
        >
          <IconFlag size={20} stroke={1.7} aria-hidden />
          {t("feedback.toCorrect")}
        </button>
      </fieldset>
      {words !== null && (
        <form
          ref={show}
          className={styles.correction}
          onSubmit={(event) => {
            event.preventDefault();
            void give({ verdict: "toCorrect", words: words.trim() });
          }}
        >
          <label htmlFor={field}>{t("feedback.question")}</label>
          <textarea
            id={field}
            rows={2}
            maxLength={2000}
            value={words}
            // biome-ignore lint/a11y/noAutofocus: opened by the person's own press, as a dialog would be
            autoFocus
            onChange={(event) => setWords(event.target.value)}
          />
          <p>{t("feedback.who")}</p>
          <div className={styles.editionActions}>
            {given?.verdict === "toCorrect" && (
              <button type="button" onClick={() => void give(null)}>
                {t("feedback.takeBack")}
              </button>
            )}
            <button type="submit" data-main>
              {t("feedback.send")}
            </button>
          </div>
        </form>
      )}
      {failed && (
        <p className={styles.ended} role="alert">
          {t("errors.save")}
        </p>
      )}
    </>
  );
}

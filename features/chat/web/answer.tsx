import { IconCopy, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import { plainText } from "../domain/markup.ts";
import type { Feedback, Message } from "../domain/message.ts";
import styles from "./answer.module.css";
import { AnswerView } from "./answer-view.tsx";
import { FeedbackBar } from "./feedback-bar.tsx";
import { SourceList } from "./source-list.tsx";
import { ToolCards } from "./tool-cards.tsx";
import { Versions } from "./versions.tsx";

export interface AnswerActions {
  /** The open conversation: with an answer's id it names it to other features. */
  conversation: string | undefined;
  regenerate(answer: Message): void;
  resume(answer: Message): void;
  choose(messageId: string): void;
  copy(answer: Message): void;
  /** Resolves to false when it was not kept. */
  judge(answer: Message, feedback: Feedback | null): Promise<boolean>;
}

/** An answer: its text, the cards of its tools, its sources, and what can be done with it. */
export const Answer = memo(function Answer({
  message,
  actions,
}: {
  message: Message;
  actions: AnswerActions;
}) {
  const { t } = useTranslation("chat");
  const { status, sources } = message;
  const writing = status === "writing";
  const article = useRef<HTMLElement>(null);
  // What was pressed to have it written has left the page: the keyboard goes on from the answer.
  useEffect(() => {
    if (writing && document.activeElement === document.body)
      article.current?.focus({ preventScroll: true });
  }, [writing]);
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={styles.answer}
      id={`m-${message.id}`}
      aria-busy={writing}
    >
      <h2 className={styles.who}>
        <img src="/icon.svg" width={24} height={24} alt="" />
        {t("thread.answer")}
        <span>{t(`modes.${message.mode}`)}</span>
      </h2>
      {message.fallback !== null && (
        <p className={styles.fallback} role="note">
          {t("status.fallback")}
        </p>
      )}
      <ToolCards tools={message.tools} text={message.text} />
      {message.text === "" && writing ? (
        <p className={styles.writing}>{t("thread.writing")}</p>
      ) : (
        <AnswerView
          text={message.text}
          language={message.language}
          sources={sources}
          annotations={message.annotations}
        />
      )}
      <Ending status={status} empty={message.text === ""} />
      <SourceList sources={sources} label={t("sources.title")} />
      {!writing && <Actions message={message} actions={actions} />}
    </article>
  );
});

function Ending({ status, empty }: { status: Message["status"]; empty: boolean }) {
  const { t } = useTranslation("chat");
  const sentence =
    status === "stopped"
      ? t("status.stopped")
      : status === "interrupted"
        ? t("status.interrupted")
        : status === "failed"
          ? t("errors.generation")
          : status === "complete" && empty
            ? t("errors.noResponse")
            : null;
  return sentence === null ? null : <p className={styles.ended}>{sentence}</p>;
}

function Actions({ message, actions }: { message: Message; actions: AnswerActions }) {
  const { t } = useTranslation("chat");
  const { status, text, sources } = message;
  return (
    <footer className={styles.actions}>
      <Versions message={message} onChoose={actions.choose} />
      {status !== "complete" && (
        <button type="button" data-main onClick={() => actions.resume(message)}>
          <IconPlayerPlay size={20} stroke={1.7} aria-hidden />
          {t("actions.continue")}
        </button>
      )}
      {text !== "" && (
        <button type="button" onClick={() => actions.copy(message)}>
          <IconCopy size={20} stroke={1.7} aria-hidden />
          {t("actions.copy")}
        </button>
      )}
      <button type="button" onClick={() => actions.regenerate(message)}>
        <IconRefresh size={20} stroke={1.7} aria-hidden />
        {t("actions.again")}
      </button>
      {text !== "" && actions.conversation !== undefined && (
        <TargetActions kind="chat.answer" id={`${actions.conversation}/${message.id}`} />
      )}
      {status === "complete" && sources.length === 0 && (
        <Link to="/guidelines">{t("actions.library")}</Link>
      )}
      {text !== "" && <FeedbackBar message={message} judge={actions.judge} />}
    </footer>
  );
}

/** The words of an answer and its numbered references, for a record or a message. */
export function answerAsText({ text, sources }: Message, heading: string): string {
  const references = sources.map(({ n, title, source }) => `[${n}] ${title} (${source})`);
  return [
    plainText(text),
    ...(references.length > 0 ? [[heading, ...references].join("\n")] : []),
  ].join("\n\n");
}

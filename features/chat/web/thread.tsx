import { IconCopy, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#platform/ui/toasts.ts";
import { plainText } from "../domain/markup.ts";
import type { Message } from "../domain/message.ts";
import styles from "./answer.module.css";
import { AnswerView } from "./answer-view.tsx";
import { SourceList } from "./source-list.tsx";

interface ThreadProps {
  messages: readonly Message[];
  onAskAgain(answer: Message): void;
}

/** Questions at the right, answers as open documents. */
export function Thread({ messages, onAskAgain }: ThreadProps) {
  return messages.map((message) =>
    message.role === "person" ? (
      <Question key={message.id} id={message.id} text={message.text} />
    ) : (
      <Answer key={message.id} message={message} onAskAgain={onAskAgain} />
    ),
  );
}

export const Question = memo(function Question({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation("chat");
  return (
    <article className={styles.question} id={`m-${id}`}>
      <h2 className={styles.hidden}>{t("thread.you")}</h2>
      <p>{text}</p>
    </article>
  );
});

const Answer = memo(function Answer({ message, onAskAgain }: { message: Message; onAskAgain(answer: Message): void }) {
  const { t } = useTranslation("chat");
  const { status, sources } = message;
  const nothingFound = status === "complete" && sources.length === 0;
  return (
    <article className={styles.answer} aria-busy={status === "writing"}>
      <h2 className={styles.who}>
        <img src="/icon.svg" width={24} height={24} alt="" />
        {t("thread.answer")}
        <span>{t(`modes.${message.mode}`)}</span>
      </h2>
      {message.text === "" && status === "writing" ? (
        <p className={styles.writing}>{t("thread.writing")}</p>
      ) : (
        <AnswerView text={message.text} language={message.language} sources={sources} />
      )}
      {status !== "writing" && status !== "complete" && (
        <p className={styles.ended}>
          {status === "stopped"
            ? t("status.stopped")
            : status === "interrupted"
              ? t("status.interrupted")
              : t("errors.generation")}
        </p>
      )}
      {status === "complete" && message.text === "" && <p className={styles.ended}>{t("errors.noResponse")}</p>}
      <SourceList sources={sources} label={t("sources.title")} />
      {status !== "writing" && (
        <footer className={styles.actions}>
          {message.text !== "" && (
            <button type="button" onClick={() => void copyAnswer(message, t)}>
              <IconCopy size={20} stroke={1.7} aria-hidden />
              {t("actions.copy")}
            </button>
          )}
          {status !== "complete" && (
            <button type="button" onClick={() => onAskAgain(message)}>
              <IconRefresh size={20} stroke={1.7} aria-hidden />
              {t("actions.again")}
            </button>
          )}
          {nothingFound && <Link to="/guidelines">{t("actions.library")}</Link>}
        </footer>
      )}
    </article>
  );
});

type Translate = ReturnType<typeof useTranslation<"chat">>["t"];

/** The words of the answer and its numbered references, for a record or a message. */
async function copyAnswer({ text, sources }: Message, t: Translate): Promise<void> {
  const references = sources.map(({ n, title, source }) => `[${n}] ${title} (${source})`);
  const whole = [
    plainText(text),
    ...(references.length > 0 ? [[t("sources.title"), ...references].join("\n")] : []),
  ].join("\n\n");
  try {
    await navigator.clipboard.writeText(whole);
    await toast({ kind: "success", message: t("actions.copied"), id: "chat-copy" });
  } catch {
    await toast({ kind: "error", message: t("actions.copyFailed"), id: "chat-copy" });
  }
}

import { IconCopy, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import type { Feedback, Message, Source } from "../domain/message.ts";
import styles from "./answer.module.css";
import { AnswerMargin } from "./answer-margin.tsx";
import { AnswerView } from "./answer-view.tsx";
import { caseState, weightIn } from "./case-state.ts";
import { CitingContext } from "./citing.ts";
import { FeedbackBar } from "./feedback-bar.tsx";
import { TakenFor } from "./taken-for.tsx";
import { ToolCards } from "./tool-cards.tsx";
import { Versions } from "./versions.tsx";

export interface AnswerActions {
  /** The open conversation: with an answer's id it names it to other features. */
  conversation: string | undefined;
  regenerate(answer: Message): void;
  resume(answer: Message): void;
  choose(messageId: string): void;
  copy(answer: Message): void;
  /** The statements that cite a source, with it. */
  copyStatement(answer: Message, source: Source): void;
  /** Asks the question of an answer again, its text changed: a version beside the first. */
  rephrase(answer: Message, change: (question: string) => string): void;
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
  const weight = useMemo(() => weightIn(caseState(message)?.values ?? []), [message]);
  const article = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const pressed = useRef<Element | null>(null);
  const open = useCallback((n: number) => {
    pressed.current = document.activeElement;
    setOpened((before) => (before === n ? null : n));
  }, []);
  const citing = useMemo(
    () => ({
      opened,
      open,
      copy: (source: Source) => actions.copyStatement(message, source),
      target: ({ n }: Source) =>
        actions.conversation && `${actions.conversation}/${message.id}/${n}`,
    }),
    [opened, open, actions, message],
  );
  const close = () => {
    setOpened(null);
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  };
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
      aria-label={t("thread.answer")}
      aria-busy={writing}
    >
      <h2 className={styles.hidden}>{t("thread.answer")}</h2>
      <CitingContext value={citing}>
        <div className={styles.written}>
          {message.fallback !== null && (
            <p className={styles.fallback} role="note">
              {t("status.fallback")}
            </p>
          )}
          {!writing && (
            <TakenFor
              tools={message.tools}
              onRephrase={(change) => actions.rephrase(message, change)}
            />
          )}
          <ToolCards
            tools={message.tools}
            text={message.text}
            onRephrase={writing ? undefined : (change) => actions.rephrase(message, change)}
          />
          {message.text === "" && writing ? (
            <p className={styles.writing}>{t("thread.writing")}</p>
          ) : (
            <AnswerView
              text={message.text}
              language={message.language}
              sources={sources}
              annotations={message.annotations}
              lead={hasLead(message)}
              weight={weight}
            />
          )}
          <Ending status={status} empty={message.text === ""} />
        </div>
        <AnswerMargin
          sources={sources}
          opened={opened}
          target={citing.target}
          onClose={close}
          onCopy={citing.copy}
        />
      </CitingContext>
      {!writing && <Actions message={message} actions={actions} />}
    </article>
  );
});

/** A line that answers begins the answer: not what a model writes, nor a plan or a case. */
const hasLead = ({ mind, mode, fallback }: Message): boolean =>
  mind === "documentary" && fallback === null && (mode === "general" || mode === "priseEnCharge");

const ENDING = {
  stopped: "status.stopped",
  interrupted: "status.interrupted",
  failed: "errors.generation",
} as const;

function Ending({ status, empty }: { status: Message["status"]; empty: boolean }) {
  const { t } = useTranslation("chat");
  if (status === "writing" || (status === "complete" && !empty)) return null;
  const key = status === "complete" ? "errors.noResponse" : ENDING[status];
  return <p className={styles.ended}>{t(key)}</p>;
}

function Actions({ message, actions }: { message: Message; actions: AnswerActions }) {
  const { t } = useTranslation("chat");
  const { status, text, sources, tools } = message;
  // Nothing was found and nothing computed: there is nothing to copy, to learn or to judge.
  const nothing =
    status === "complete" && sources.length === 0 && !tools.some(({ card }) => card === "score");
  const silent = nothing && message.mind === "documentary";
  return (
    <footer className={styles.actions}>
      <Versions message={message} onChoose={actions.choose} />
      {status !== "complete" && (
        <button type="button" data-main onClick={() => actions.resume(message)}>
          <IconPlayerPlay size={20} stroke={1.7} aria-hidden />
          {t("actions.continue")}
        </button>
      )}
      {text !== "" && !silent && (
        <button type="button" onClick={() => actions.copy(message)}>
          <IconCopy size={20} stroke={1.7} aria-hidden />
          {t("actions.copy")}
        </button>
      )}
      {!silent && (
        <button type="button" onClick={() => actions.regenerate(message)}>
          <IconRefresh size={20} stroke={1.7} aria-hidden />
          {t("actions.again")}
        </button>
      )}
      {text !== "" && !silent && actions.conversation !== undefined && (
        <TargetActions kind="chat.answer" id={`${actions.conversation}/${message.id}`} />
      )}
      {nothing && tools.length > 0 && <Link to="/guidelines">{t("actions.library")}</Link>}
      {text !== "" && <FeedbackBar message={message} silent={silent} judge={actions.judge} />}
    </footer>
  );
}

import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Message } from "../domain/message.ts";
import styles from "./answer.module.css";
import { Answer, type AnswerActions } from "./answer.tsx";
import { Question, type QuestionActions } from "./question.tsx";

export interface ThreadActions extends AnswerActions, QuestionActions {}

interface ThreadProps {
  messages: readonly Message[];
  /** A message to show, found by a search. */
  target: string | undefined;
  /** Stable: a new object draws every message again. */
  actions: ThreadActions;
}

/**
 * Messages drawn at once: a conversation of five hundred opens as fast as a short one, the rest
 * comes on the way up.
 */
const STEP = 12;

interface Turn {
  question: Message | null;
  answers: Message[];
}

/** Each question with what follows it. */
function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages)
    if (message.role === "person") turns.push({ question: message, answers: [] });
    else if (turns.length === 0) turns.push({ question: null, answers: [message] });
    else turns.at(-1)?.answers.push(message);
  return turns;
}

/** A turn is drawn whole: cut in two it would be drawn again, and the page would lose its place. */
function startOfTurn(messages: readonly Message[], at: number): number {
  let start = at;
  while (start > 0 && messages[start]?.role !== "person") start--;
  return start;
}

/** Turns, each under its question; the last one first on screen. */
export const Thread = memo(function Thread({ messages, target, actions }: ThreadProps) {
  const { t } = useTranslation("chat");
  const [from, setFrom] = useState(() => Math.max(0, messages.length - STEP));
  const top = useRef<HTMLDivElement>(null);
  const wanted = messages.findIndex(({ id }) => id === target);
  const first = startOfTurn(
    messages,
    Math.min(from, Math.max(0, wanted >= 0 ? wanted - 1 : messages.length - 2)),
  );

  const turns = useMemo(() => turnsOf(messages.slice(first)), [messages, first]);
  const titled = turns.find(({ question }) => question !== null)?.question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the conversation is opened
  useLayoutEffect(() => {
    const last = messages.findLast(({ role }) => role === "person");
    if (last && messages.length > 2 && wanted < 0)
      document.getElementById(`m-${last.id}`)?.scrollIntoView();
  }, []);

  useEffect(() => {
    if (wanted >= 0) document.getElementById(`m-${target}`)?.scrollIntoView({ block: "center" });
  }, [wanted, target]);

  useEffect(() => {
    const sentinel = top.current;
    if (!sentinel || first === 0) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setFrom(Math.max(0, first - STEP)),
      {
        rootMargin: "1200px 0px 0px",
      },
    );
    watcher.observe(sentinel);
    return () => watcher.disconnect();
  }, [first]);

  // Paper has no way up: everything is drawn before it is printed.
  useEffect(() => {
    const whole = () => flushSync(() => setFrom(0));
    addEventListener("beforeprint", whole);
    return () => removeEventListener("beforeprint", whole);
  }, []);

  return (
    <>
      {first > 0 && (
        <div ref={top} className={styles.earlier}>
          <button type="button" onClick={() => setFrom(Math.max(0, first - STEP))}>
            {t("thread.earlier", { count: first })}
          </button>
        </div>
      )}
      {turns.map(({ question, answers }) => (
        <section key={question?.id ?? "first"} className={styles.turn}>
          {question && (
            <Question message={question} first={question === titled} actions={actions} />
          )}
          {answers.map((answer) => (
            <Answer key={answer.id} message={answer} actions={actions} />
          ))}
        </section>
      ))}
    </>
  );
});

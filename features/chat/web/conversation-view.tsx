import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import type { Conversation, Message } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import type { Speed } from "../domain/usage.ts";
import { queries } from "./api.ts";
import { CaseChips } from "./case-chips.tsx";
import styles from "./chat-page.module.css";
import { readFailure } from "./failure.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { OutgoingQuestion } from "./question.tsx";
import { type DeskHandle, type Handover, QuestionDesk } from "./question-desk.tsx";
import type { Shortcut } from "./shortcuts.ts";
import { Starters } from "./starters.tsx";
import { Thread } from "./thread.tsx";
import { useAsking } from "./use-asking.ts";
import { useCase } from "./use-case.ts";
import { useFollowing } from "./use-following.ts";
import { useMessageActions } from "./use-message-actions.ts";
import { useOpenConversation } from "./use-open-conversation.ts";
import { useWatching } from "./use-watching.ts";

const NOTHING: readonly Message[] = [];

interface ConversationViewProps {
  conversation: string | undefined;
  /** A message found by a search. */
  target: string | undefined;
  /** A question lent by the address, or asked on another page. */
  lent: Handover | undefined;
  onLentTaken(): void;
  runShortcut: RefObject<((shortcut: Shortcut) => void) | null>;
  /** What stands above the conversation, once it is known which one is open. */
  bar(opened: Conversation | undefined): ReactNode;
}

/** The open conversation, or what an empty page offers. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, target, lent, onLentTaken, runShortcut, bar } = props;
  const { t } = useTranslation("chat");
  const me = useMe();
  const navigate = useNavigate();
  const open = useOpenConversation(conversation);
  const setup = useQuery({ ...queries.setup.queryOptions(), staleTime: 300_000 });
  const messages = open.data?.messages ?? NOTHING;
  const lost = useFollowing(conversation, messages);
  useWatching(conversation);
  const asking = useAsking(me.id, conversation);
  const { outgoing, failure, send, forget } = asking;
  const [mode, setMode] = useState<Mode>("general");
  const [speed, setSpeed] = useState<Speed>("normal");
  const desk = useRef<DeskHandle>(null);
  const writing = messages.findLast(({ status }) => status === "writing");
  const question = messages.findLast(({ role }) => role === "person");

  // The mode of a conversation is the one of its last question.
  const lastMode = question?.mode;
  useEffect(() => setMode(lastMode ?? "general"), [lastMode]);

  // A page refreshed in the instant of sending goes on with the question it was sending.
  const [interrupted] = useState(asking.interrupted);
  useEffect(() => {
    if (interrupted) desk.current?.send(interrupted.text);
  }, [interrupted]);

  const outgoingId = outgoing?.messageId;
  useEffect(() => {
    if (outgoingId) document.getElementById(`m-${outgoingId}`)?.scrollIntoView({ block: "start" });
  }, [outgoingId]);

  // Who went elsewhere while the question was on its way stays there.
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = conversation ?? "";
    return () => {
      here.current = null;
    };
  }, [conversation]);
  const showKept = (kept: string) => {
    if (conversation !== undefined || here.current !== "") return;
    void navigate({ to: "/chat", search: { q: undefined, conversation: kept }, replace: true });
  };

  const { held, change } = useCase(conversation, messages);
  const actions = useMessageActions(conversation, me.id, asking);
  // A message of another branch: its own is shown. It leaves the address once it is on screen.
  const shown = target === undefined || messages.some(({ id }) => id === target);
  const loaded = open.data !== undefined;
  useEffect(() => {
    if (target === undefined || !loaded) return;
    // Without its scroll: the page would go back to its top, away from what was found.
    if (shown)
      void navigate({
        to: "/chat",
        search: { q: undefined, conversation },
        replace: true,
        resetScroll: false,
      });
    else actions.choose(target);
  }, [target, loaded, shown, conversation, navigate, actions]);
  const [shownTarget, setShownTarget] = useState(target);
  if (target !== undefined && target !== shownTarget) setShownTarget(target);

  runShortcut.current = (shortcut) => {
    const answer = messages.findLast(({ role }) => role === "assistant");
    if (shortcut === "question") desk.current?.focus();
    else if (shortcut === "stop" && writing) void asking.stop(writing);
    else if (shortcut === "edit" && question)
      document
        .querySelector<HTMLButtonElement>(`#m-${CSS.escape(question.id)} [data-edit]`)
        ?.click();
    else if (answer && answer.status !== "writing") {
      if (shortcut === "regenerate") actions.regenerate(answer);
      else if (shortcut === "copy" && answer.text !== "") actions.copy(answer);
    }
  };

  const leaving =
    outgoing &&
    outgoing.edits === undefined &&
    !messages.some(({ id }) => id === outgoing.messageId)
      ? outgoing
      : null;
  // While nothing else of the page is a title.
  const titleless = conversation !== undefined && !open.data && !leaving;
  const missing = open.isError && readFailure(open.error).kind === "notFound";
  const model = setup.data?.model;
  const body = useMemo(
    () =>
      open.data && (
        <Thread key={conversation} messages={messages} target={shownTarget} actions={actions} />
      ),
    [open.data, conversation, messages, shownTarget, actions],
  );
  return (
    <>
      {bar(open.data)}
      <Announcement conversation={conversation} writing={writing !== undefined} />
      {missing ? (
        <EmptyState
          whole
          title={t("errors.notFound")}
          body={t("errors.notFoundBody")}
          action={
            <Link to="/chat" search={{ q: undefined, conversation: undefined }}>
              {t("history.new")}
            </Link>
          }
        />
      ) : (
        <>
          <section className={styles.log} aria-label={t("thread.label")}>
            {open.isLoading && <p className={styles.quiet}>{t("thread.loading")}</p>}
            {titleless && <h1 className={styles.hidden}>{t("page.title")}</h1>}
            {open.keptAt && <CachedNote at={open.keptAt} />}
            {open.isError && !open.data && (
              <>
                <FailureNotice
                  failure={readFailure(open.error)}
                  onRetry={() => void open.refetch()}
                />
                {readFailure(open.error).kind === "connectionSend" && <p>{t("thread.notHeld")}</p>}
              </>
            )}
            {conversation === undefined && !outgoing && (
              <Starters
                mode={mode}
                model={model}
                onChosen={(example) => {
                  desk.current?.write(example);
                  desk.current?.focus();
                }}
              />
            )}
            {open.data && messages.length === 0 && !outgoing && (
              <EmptyState whole title={open.data.title} body={t("errors.emptyConversation")} />
            )}
            {body}
            {leaving && (
              <OutgoingQuestion
                id={leaving.messageId}
                text={leaving.text}
                first={messages.length === 0}
              />
            )}
            <p className={styles.notice}>{t("notice")}</p>
          </section>
          {lost && (
            <p className={styles.lost} role="status">
              {t("errors.connection")}
            </p>
          )}
          {failure && (
            <FailureNotice
              failure={failure}
              onRetry={asking.again ?? (() => desk.current?.send())}
            />
          )}
          <QuestionDesk
            personId={me.id}
            conversation={conversation}
            handle={desk}
            lent={lent}
            onLentTaken={onLentTaken}
            mode={mode}
            speed={model ? speed : null}
            writing={writing !== undefined}
            sending={outgoing !== null}
            above={
              held && (
                <CaseChips
                  held={held}
                  onChange={change}
                  onWrite={(words) => desk.current?.write(words)}
                />
              )
            }
            onTyping={forget}
            onMode={setMode}
            onSpeed={setSpeed}
            ask={(text) =>
              send(
                interrupted?.text === text
                  ? { text, mode: interrupted.mode, speed: interrupted.speed }
                  : { text, mode, speed },
              )
            }
            onKept={showKept}
            onStop={() => writing && void asking.stop(writing)}
          />
        </>
      )}
    </>
  );
}

/**
 * Says aloud that an answer begins and ends, once each: the text itself is read at the reader's own
 * pace. An answer left for another conversation has not ended.
 */
function Announcement({
  conversation,
  writing,
}: {
  conversation: string | undefined;
  writing: boolean;
}) {
  const { t } = useTranslation("chat");
  const [said, setSaid] = useState("");
  const before = useRef({ conversation, writing: false });
  useEffect(() => {
    const same = conversation === before.current.conversation;
    if (writing && !(same && before.current.writing)) setSaid(t("thread.writing"));
    else if (!writing && !same) setSaid("");
    else if (!writing && before.current.writing) setSaid(t("thread.done"));
    before.current = { conversation, writing };
  }, [conversation, writing, t]);
  return (
    <p className={styles.hidden} role="status" aria-live="polite">
      {said}
    </p>
  );
}

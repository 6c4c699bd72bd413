import { ActionIcon, Drawer } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { toast } from "#platform/ui/toasts.ts";
import type { Message } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import { client, queries } from "./api.ts";
import styles from "./chat-page.module.css";
import { Composer } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { readFailure } from "./failure.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { readSearch } from "./search.ts";
import { Starters } from "./starters.tsx";
import { Question, Thread } from "./thread.tsx";
import { useDraft } from "./use-draft.ts";
import { useFollowing } from "./use-following.ts";
import { useSending } from "./use-sending.ts";

const NOTHING: readonly Message[] = [];

export function ChatPage() {
  const { t } = useTranslation("chat");
  const me = useMe();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { q, conversation } = readSearch(useSearch({ strict: false }));
  const list = useQuery(queries.list.queryOptions({ input: {} }));
  // Read again on each visit: another tab or device may have gone on. What was sent a moment ago is not asked twice.
  const open = useQuery({
    ...queries.open.queryOptions({ input: conversation ? { id: conversation } : skipToken }),
    staleTime: 2_000,
    refetchOnMount: true,
    retry: (count, error) => count < 1 && readFailure(error).kind !== "notFound",
  });
  const messages = open.data?.messages ?? NOTHING;
  const lost = useFollowing(conversation, messages);
  const { text, write, hide, settle, restore } = useDraft(me.id, conversation);
  const { outgoing, failure, send, forget } = useSending(conversation);
  const [mode, setMode] = useState<Mode>("general");
  const [listShown, setListShown] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  const writing = messages.findLast(({ status }) => status === "writing");

  // The question in the address is put in the composer and leaves the address; it is not sent before Enter.
  useEffect(() => {
    if (q === undefined) return;
    write(q);
    focusField();
    void navigate({ to: "/chat", search: { q: undefined, conversation }, replace: true });
  }, [q, conversation, navigate, write, focusField]);

  const outgoingId = outgoing?.messageId;
  useEffect(() => {
    if (outgoingId) document.getElementById(`m-${outgoingId}`)?.scrollIntoView({ block: "start" });
  }, [outgoingId]);

  const ask = useCallback(
    async (question: string, asMode: Mode) => {
      hide();
      const kept = await send(question, asMode);
      if (kept === null) return restore(question);
      settle();
      if (kept !== conversation)
        await navigate({
          to: "/chat",
          search: { q: undefined, conversation: kept },
          replace: conversation === undefined,
        });
    },
    [conversation, hide, navigate, restore, send, settle],
  );

  const stop = async (answer: Message) => {
    try {
      const stopped = await client.stop({ messageId: answer.id });
      cache.setQueryData(
        queries.open.queryKey({ input: { id: conversation ?? "" } }),
        (held) => held && { ...held, messages: held.messages.map((one) => (one.id === stopped.id ? stopped : one)) },
      );
    } catch (error) {
      const { kind } = readFailure(error);
      await toast({
        kind: "error",
        message: kind === "tooMany" ? t("errors.server") : t(`errors.${kind}`),
        id: "chat-stop",
      });
    }
  };

  const askAgain = useCallback(
    (answer: Message) => {
      const question = messages.find(({ id }) => id === answer.replyTo);
      if (question) void ask(question.text, question.mode);
    },
    [ask, messages],
  );

  const startWith = (question: string) => {
    write(question);
    focusField();
  };

  const missing = open.isError && readFailure(open.error).kind === "notFound";
  const conversations = list.data ?? [];
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label={t("history.title")}>
        <ConversationList conversations={conversations} current={conversation} />
      </aside>
      <Drawer
        opened={listShown}
        onClose={() => setListShown(false)}
        title={t("history.title")}
        size={320}
        closeButtonProps={{ "aria-label": t("history.close") }}
      >
        <ConversationList conversations={conversations} current={conversation} onChosen={() => setListShown(false)} />
      </Drawer>
      <div className={styles.thread}>
        <header className={styles.top}>
          <h1>{open.data?.title ?? t("page.title")}</h1>
          <ActionIcon
            className={styles.showList}
            variant="default"
            size={44}
            aria-label={t("history.show")}
            onClick={() => setListShown(true)}
          >
            <IconHistory size={22} aria-hidden />
          </ActionIcon>
        </header>
        <Announcement writing={writing !== undefined} />
        {missing ? (
          <EmptyState
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
              {open.isError && !open.data && (
                <FailureNotice failure={readFailure(open.error)} onRetry={() => void open.refetch()} />
              )}
              {conversation === undefined && !outgoing && <Starters onChosen={startWith} />}
              {open.data && messages.length === 0 && !outgoing && (
                <p className={styles.quiet}>{t("errors.emptyConversation")}</p>
              )}
              <Thread messages={messages} onAskAgain={askAgain} />
              {outgoing && !messages.some(({ id }) => id === outgoing.messageId) && (
                <Question id={outgoing.messageId} text={outgoing.text} />
              )}
            </section>
            {lost && (
              <p className={styles.lost} role="status">
                {t("errors.connection")}
              </p>
            )}
            {failure && <FailureNotice failure={failure} onRetry={() => void ask(text, mode)} />}
            <Composer
              text={text}
              mode={mode}
              writing={writing !== undefined}
              sending={outgoing !== null}
              fieldRef={field}
              onText={(next) => {
                write(next);
                forget();
              }}
              onMode={setMode}
              onSend={(question) => void ask(question, mode)}
              onStop={() => writing && void stop(writing)}
              focusField={focusField}
            />
          </>
        )}
        <p className={styles.notice}>{t("notice")}</p>
      </div>
    </div>
  );
}

/** Says aloud that an answer begins and ends, once each: the text itself is read at the reader's own pace. */
function Announcement({ writing }: { writing: boolean }) {
  const { t } = useTranslation("chat");
  const [said, setSaid] = useState("");
  const before = useRef(false);
  useEffect(() => {
    if (writing !== before.current) setSaid(writing ? t("thread.writing") : t("thread.done"));
    before.current = writing;
  }, [writing, t]);
  return (
    <p className={styles.hidden} role="status" aria-live="polite">
      {said}
    </p>
  );
}

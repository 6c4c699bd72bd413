import { IconArchive, IconArrowLeft, IconPin, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { inPlace } from "#platform/ui/in-place.ts";
import { useNeighbourFocus } from "#platform/ui/neighbour-focus.ts";
import type { Conversation, ListedConversation } from "../domain/message.ts";
import type { ConversationActions } from "./conversation-menu.tsx";
import { ConversationOptions } from "./conversation-options.tsx";
import styles from "./history.module.css";
import { useConversations } from "./use-conversations.ts";
import { useSettled } from "./use-settled.ts";

const DAY_MS = 86_400_000;
const PERIODS = ["pinned", "today", "week", "older"] as const;
type Period = (typeof PERIODS)[number];

/** Pinned conversations, then the others by period, latest first; an empty group is left out. */
export function byPeriod<T extends Conversation>(
  conversations: readonly T[],
  now: Date,
): { period: Period; conversations: T[] }[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const periodOf = ({ updatedAt, pinned }: Conversation): Period => {
    if (pinned) return "pinned";
    if (updatedAt.getTime() >= midnight) return "today";
    return updatedAt.getTime() >= midnight - 6 * DAY_MS ? "week" : "older";
  };
  return PERIODS.map((period) => ({
    period,
    conversations: conversations.filter((one) => periodOf(one) === period),
  })).filter((group) => group.conversations.length > 0);
}

interface ConversationListProps {
  current: string | undefined;
  actions: ConversationActions;
  onChosen?(): void;
}

/** Conversations: search in full text, by period, the archive. */
export const ConversationList = memo(function ConversationList(props: ConversationListProps) {
  const { current, actions, onChosen } = props;
  const { t } = useTranslation("chat");
  const [typed, setTyped] = useState("");
  const [archived, setArchived] = useState(false);
  const search = useSettled(typed, 250).trim();
  const { found, keptAt, loading, failed, more } = useConversations(archived, search);
  const item = (conversation: ListedConversation) => (
    <Item key={conversation.id} {...{ conversation, current, actions, onChosen }} />
  );
  return (
    <>
      <label className={styles.search}>
        <IconSearch size={18} aria-hidden />
        <input
          type="search"
          // What one opens the list for, more often than not.
          data-autofocus
          aria-label={t("history.search")}
          placeholder={t("history.searchShort")}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        />
      </label>
      <p className={styles.count} role="status">
        {search !== "" &&
          !loading &&
          (found.length === 0
            ? t("history.nothing", { search })
            : t("history.found", { count: found.length }))}
      </p>
      {keptAt && <CachedNote at={keptAt} />}
      {failed && (
        <p className={styles.empty} role="alert">
          {t("errors.list")}
        </p>
      )}
      {search !== "" ? (
        <ul className={styles.list}>{found.map(item)}</ul>
      ) : (
        <>
          {archived && <h3 className={styles.period}>{t("history.archived")}</h3>}
          {found.length === 0 && !loading && !failed && (
            <p className={styles.empty}>{t(archived ? "history.emptyArchive" : "history.empty")}</p>
          )}
          {byPeriod(found, new Date()).map((group) => (
            <section key={group.period}>
              <h3 className={styles.period}>{t(`history.${group.period}`)}</h3>
              <ul className={styles.list}>{group.conversations.map(item)}</ul>
            </section>
          ))}
          {more && (
            <button type="button" className={styles.more} onClick={more}>
              {t("history.more")}
            </button>
          )}
          <button type="button" className={styles.more} onClick={() => setArchived(!archived)}>
            {archived ? (
              <IconArrowLeft size={18} aria-hidden />
            ) : (
              <IconArchive size={18} aria-hidden />
            )}
            {t(archived ? "history.leaveArchive" : "history.showArchive")}
          </button>
        </>
      )}
    </>
  );
});

interface ItemProps extends ConversationListProps {
  conversation: ListedConversation;
}

function Item({ conversation, current, actions, onChosen }: ItemProps) {
  const { t } = useTranslation("chat");
  const { id, title, pinned, archived, found } = conversation;
  const chosen = id === current;
  const row = useRef<HTMLLIElement>(null);
  useNeighbourFocus(row, { rows: "[data-conversation]", next: "a" });
  return (
    <li ref={row} data-conversation data-current={chosen || undefined}>
      <Link
        to="/chat"
        search={{ q: undefined, conversation: id, message: found?.messageId ?? undefined }}
        aria-current={chosen ? "page" : undefined}
        onClick={onChosen}
      >
        {pinned && <IconPin className={styles.pin} size={14} aria-label={t("history.pinned")} />}
        {title}
        {found && (
          <span className={styles.excerpt}>
            {archived && <em>{t("history.inArchive")} </em>}
            {inPlace(found.excerpt, ({ marked, text }) => (marked ? <mark>{text}</mark> : text))}
          </span>
        )}
      </Link>
      <ConversationOptions conversation={conversation} actions={actions} />
    </li>
  );
}

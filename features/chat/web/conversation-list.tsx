import { Menu } from "@mantine/core";
import { IconDots, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Conversation } from "../domain/message.ts";
import styles from "./history.module.css";

const ConversationDialog = lazy(() =>
  import("./conversation-dialog.tsx").then((m) => ({ default: m.ConversationDialog })),
);

const DAY_MS = 86_400_000;
type Period = "today" | "week" | "older";

/** Conversations by period, latest first; an empty period is left out. */
export function byPeriod(
  conversations: readonly Conversation[],
  now: Date,
): { period: Period; conversations: Conversation[] }[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const periodOf = ({ updatedAt }: Conversation): Period =>
    updatedAt.getTime() >= midnight ? "today" : updatedAt.getTime() >= midnight - 6 * DAY_MS ? "week" : "older";
  return (["today", "week", "older"] as const)
    .map((period) => ({ period, conversations: conversations.filter((one) => periodOf(one) === period) }))
    .filter((group) => group.conversations.length > 0);
}

interface ConversationListProps {
  conversations: readonly Conversation[];
  current: string | undefined;
  onChosen?(): void;
}

export function ConversationList({ conversations, current, onChosen }: ConversationListProps) {
  const { t } = useTranslation("chat");
  const [dialog, setDialog] = useState<{ action: "rename" | "remove"; conversation: Conversation } | null>(null);
  return (
    <>
      <Link className={styles.create} to="/chat" search={{ q: undefined, conversation: undefined }} onClick={onChosen}>
        <IconPlus size={18} aria-hidden />
        {t("history.new")}
      </Link>
      {conversations.length === 0 && <p className={styles.empty}>{t("history.empty")}</p>}
      {byPeriod(conversations, new Date()).map((group) => (
        <section key={group.period}>
          <h3 className={styles.period}>{t(`history.${group.period}`)}</h3>
          <ul className={styles.list}>
            {group.conversations.map((conversation) => (
              <li key={conversation.id} data-current={conversation.id === current || undefined}>
                <Link
                  to="/chat"
                  search={{ q: undefined, conversation: conversation.id }}
                  aria-current={conversation.id === current ? "page" : undefined}
                  onClick={onChosen}
                >
                  {conversation.title}
                </Link>
                {/* In place, inside the landmark or the drawer that holds the list, and without a nameless first item. */}
                <Menu position="bottom-end" width={190} withinPortal={false} withInitialFocusPlaceholder={false}>
                  <Menu.Target>
                    <button
                      type="button"
                      className={styles.options}
                      aria-label={t("history.options", { title: conversation.title })}
                    >
                      <IconDots size={18} aria-hidden />
                    </button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item
                      leftSection={<IconPencil size={16} aria-hidden />}
                      onClick={() => setDialog({ action: "rename", conversation })}
                    >
                      {t("history.rename")}
                    </Menu.Item>
                    <Menu.Item
                      className={styles.danger ?? ""}
                      leftSection={<IconTrash size={16} aria-hidden />}
                      onClick={() => setDialog({ action: "remove", conversation })}
                    >
                      {t("history.remove")}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {dialog && (
        <Suspense>
          <ConversationDialog {...dialog} current={current} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

import { ActionIcon, Drawer } from "@mantine/core";
import { IconHistory, IconKeyboard } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./chat-page.module.css";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { readSearch } from "./search.ts";
import { type Shortcut, useShortcuts, useShortcutsOn } from "./shortcuts.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

const RenameDialog = lazy(() =>
  import("./rename-dialog.tsx").then((m) => ({ default: m.RenameDialog })),
);
const ShortcutsDialog = lazy(() =>
  import("./shortcuts-dialog.tsx").then((m) => ({ default: m.ShortcutsDialog })),
);

/**
 * The assistant: conversations at the left (in a drawer on small screens), the open one at the
 * right.
 */
export function ChatPage() {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const { q, conversation, message } = readSearch(useSearch({ strict: false }));
  const desk = useConversationActions(conversation);
  const [listShown, setListShown] = useState(false);
  const [helpShown, setHelpShown] = useState(false);
  const [shortcutsOn, setShortcutsOn] = useShortcutsOn();
  const searchField = useRef<HTMLInputElement>(null);
  // The open conversation runs the keys that are about it.
  const inside = useRef<((shortcut: Shortcut) => void) | null>(null);
  const closeList = useCallback(() => setListShown(false), []);

  // What came by the address leaves it: a question is put in the field and waits for Enter.
  const [lent, setLent] = useState<string>();
  const takeLent = useCallback(() => setLent(undefined), []);
  useEffect(() => {
    if (q === undefined) return;
    setLent(q);
    void navigate({ to: "/chat", search: { q: undefined, conversation }, replace: true });
  }, [q, conversation, navigate]);

  useShortcuts(shortcutsOn, (shortcut) => {
    if (shortcut === "help") setHelpShown(true);
    else if (shortcut === "create")
      void navigate({ to: "/chat", search: { q: undefined, conversation: undefined } });
    else if (shortcut === "search") {
      if (searchField.current?.checkVisibility()) searchField.current.focus();
      else setListShown(true);
    } else inside.current?.(shortcut);
  });

  // Where the person is: an undo behind the drawer would not be seen.
  const removed = desk.removed && (
    <RemovedNotice
      conversation={desk.removed}
      onRestore={() => void desk.restore().then(closeList)}
      onClose={desk.forgetRemoved}
    />
  );

  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label={t("history.title")}>
        <ConversationList current={conversation} actions={desk.actions} searchRef={searchField} />
      </aside>
      <Drawer
        opened={listShown}
        onClose={closeList}
        title={t("history.title")}
        size={320}
        closeButtonProps={{ "aria-label": t("history.close") }}
      >
        {removed}
        <ConversationList current={conversation} actions={desk.actions} onChosen={closeList} />
      </Drawer>
      <div className={styles.thread}>
        {!listShown && removed}
        <ConversationView
          conversation={conversation}
          target={message}
          lent={lent}
          onLentTaken={takeLent}
          runShortcut={inside}
          buttons={
            <>
              <ActionIcon
                className={styles.keys}
                variant="default"
                size={44}
                aria-label={t("shortcuts.title")}
                title={t("shortcuts.title")}
                onClick={() => setHelpShown(true)}
              >
                <IconKeyboard size={22} aria-hidden />
              </ActionIcon>
              <ActionIcon
                className={styles.showList}
                variant="default"
                size={44}
                aria-label={t("history.show")}
                onClick={() => setListShown(true)}
              >
                <IconHistory size={22} aria-hidden />
              </ActionIcon>
            </>
          }
        />
        <p className={styles.notice}>{t("notice")}</p>
      </div>
      <Suspense>
        {desk.renaming && (
          <RenameDialog
            conversation={desk.renaming}
            rename={desk.rename}
            onClose={desk.stopRenaming}
          />
        )}
        {helpShown && (
          <ShortcutsDialog
            on={shortcutsOn}
            onChange={setShortcutsOn}
            onClose={() => setHelpShown(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

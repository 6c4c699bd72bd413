import { Drawer } from "@mantine/core";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { singleKeys, usePreference } from "#platform/ui/device-preference.ts";
import { carriedText } from "#platform/ui/routing/carried-text.ts";
import styles from "./chat-page.module.css";
import { ConversationBar } from "./conversation-bar.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { ConversationView } from "./conversation-view.tsx";
import type { Handover } from "./question-desk.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { readSearch } from "./search.ts";
import { type Shortcut, useShortcuts } from "./shortcuts.ts";
import { useConversationActions } from "./use-conversation-actions.ts";

const RenameDialog = lazy(() =>
  import("./rename-dialog.tsx").then((m) => ({ default: m.RenameDialog })),
);
const ShortcutsDialog = lazy(() =>
  import("./shortcuts-dialog.tsx").then((m) => ({ default: m.ShortcutsDialog })),
);

/** The assistant: the open conversation; the others are folded behind a button. */
export function ChatPage() {
  const { t } = useTranslation("chat");
  const navigate = useNavigate();
  const { q, conversation, message } = readSearch(useSearch({ strict: false }));
  const desk = useConversationActions(conversation);
  const [listShown, setListShown] = useState(false);
  const [helpShown, setHelpShown] = useState(false);
  const keys = usePreference(singleKeys);
  // The open conversation runs the keys that are about it.
  const inside = useRef<((shortcut: Shortcut) => void) | null>(null);
  const closeList = useCallback(() => setListShown(false), []);

  // What came by the address leaves it: a question is put in the field and waits for Enter. What a
  // person asked on another page of the application is asked.
  const carried = useLocation({ select: ({ state }) => carriedText(state) });
  const [lent, setLent] = useState<Handover>();
  const takeLent = useCallback(() => setLent(undefined), []);
  useEffect(() => {
    if (q === undefined && carried === undefined) return;
    setLent(
      carried === undefined ? { text: q ?? "", asked: false } : { text: carried, asked: true },
    );
    void navigate({ to: "/chat", search: { q: undefined, conversation }, replace: true });
  }, [q, carried, conversation, navigate]);

  useShortcuts((shortcut) => {
    if (shortcut === "help") setHelpShown(true);
    else if (shortcut === "create")
      void navigate({ to: "/chat", search: { q: undefined, conversation: undefined } });
    else if (shortcut === "search") setListShown(true);
    else inside.current?.(shortcut);
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
      {!listShown && removed}
      <ConversationView
        conversation={conversation}
        target={message}
        lent={lent}
        onLentTaken={takeLent}
        runShortcut={inside}
        bar={(opened) => (
          <ConversationBar
            opened={opened}
            actions={desk.actions}
            onList={() => setListShown(true)}
            onKeys={() => setHelpShown(true)}
          />
        )}
      />
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
            on={keys === "on"}
            onChange={(on) => singleKeys.write(on ? "on" : "off")}
            onClose={() => setHelpShown(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

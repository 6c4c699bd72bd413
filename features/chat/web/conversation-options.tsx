import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationMenuProps } from "./conversation-menu.tsx";
import styles from "./history.module.css";

const load = () => import("./conversation-menu.tsx");
const ConversationMenu = lazy(() =>
  load().then((module) => ({ default: module.ConversationMenu })),
);

/**
 * What can be done with a conversation. The menu comes when a pointer or the focus nears it: the
 * page opens without it.
 */
export function ConversationOptions(props: ConversationMenuProps) {
  const { t } = useTranslation("chat");
  const [asked, setAsked] = useState(false);
  const nears = () => void load().catch(() => {});
  const button = (
    <button
      type="button"
      className={styles.options}
      aria-label={t("history.options", { title: props.conversation.title })}
      aria-haspopup="menu"
      onPointerEnter={nears}
      onFocus={nears}
      onClick={() => setAsked(true)}
    >
      <IconDots size={18} aria-hidden />
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <ConversationMenu {...props} />
    </Suspense>
  );
}

import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Nothing to show yet: says what would be here and offers the first step. */
export function EmptyState({
  title,
  body,
  action,
  whole = false,
}: {
  title: ReactNode;
  body?: ReactNode;
  action?: ReactNode;
  /** Nothing else is on the page: the title is its heading. */
  whole?: boolean;
}) {
  const Title = whole ? "h1" : "p";
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {body && <p className={styles.body}>{body}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

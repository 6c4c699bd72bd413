import type { ReactNode } from "react";
import { formatNumber } from "../format.ts";
import styles from "./due.module.css";

interface DueProps {
  count: number;
  /** What the number counts, in words. */
  title: string;
  details: string;
  /** The way to do it; nothing when there is nothing to do. */
  action: ReactNode;
  /** Since when what is shown was kept on this device; null when it comes from the server. */
  held: string | null;
}

/** What is asked of the person today: a large number, and a button. */
export function Due({ count, title, details, action, held }: DueProps) {
  return (
    <>
      <div className={styles.due}>
        <b className={styles.big}>{formatNumber(count)}</b>
        <p>
          <strong>{title}</strong>
          <span>{details}</span>
        </p>
        {action}
      </div>
      {held && <p className={styles.held}>{held}</p>}
    </>
  );
}

/** In its place for a person who has nothing yet: what to begin with. */
export const FirstStep = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.first}>
    <p>{text}</p>
    {children}
  </div>
);

import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** What the page is not, said in small print at its end. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={styles.notice}>{children}</p>
);

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import styles from "./daily-quiz.module.css";

interface FiguresProps {
  right: number;
  count: number;
  /** Milliseconds. */
  spent: number;
  body: string;
  children?: ReactNode;
}

/** How many were right, and what it took. */
export function Figures({ right, count, spent, body, children }: FiguresProps) {
  const { t } = useTranslation("daily-quiz");
  const seconds = Math.round(spent / 1_000);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.total}>
          {formatNumber(right)}
          <small>/{formatNumber(count)}</small>
        </p>
        <div>
          <h2>{t("done.title")}</h2>
          <p>{body}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t("done.spent")}</dt>
          <dd>
            {t("done.time", {
              minutes: formatNumber(Math.floor(seconds / 60)),
              seconds: formatNumber(seconds % 60),
            })}
          </dd>
        </div>
        {children}
      </dl>
    </>
  );
}

import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { RcpView } from "../../contract.ts";
import styles from "./rcp.module.css";

type Since = NonNullable<RcpView["held"]>["since"];

/** What the text says now and did not, and the reverse, since the reading before. */
export function RcpChanges({ since }: { since: Since }) {
  const { t } = useTranslation("medications");
  if (!since) return null;
  const { changes, readAt } = since;
  return (
    <details className={styles.changes} open={changes.length > 0}>
      <summary>{t("rcp.changes", { count: changes.length, day: formatDate(readAt) })}</summary>
      {changes.map(({ number, title, added, removed }) => (
        <section key={number} lang="fr">
          <h3>{[number, title].filter(Boolean).join(". ")}</h3>
          {removed.map((line) => (
            <p key={`- ${line}`}>
              <span className={styles.note} lang={undefined}>
                {t("rcp.removed")}
              </span>{" "}
              <del>{line}</del>
            </p>
          ))}
          {added.map((line) => (
            <p key={`+ ${line}`}>
              <span className={styles.note}>{t("rcp.added")}</span> <ins>{line}</ins>
            </p>
          ))}
        </section>
      ))}
    </details>
  );
}

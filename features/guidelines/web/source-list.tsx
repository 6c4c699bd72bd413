import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { SheetView } from "../contract.ts";
import styles from "./sheet.module.css";

/**
 * The numbered sources, each with what was really opened and when; a source that was not says so.
 */
export function SourceList({ sources, target }: { sources: SheetView["sources"]; target: string }) {
  const { t } = useTranslation("guidelines");
  return (
    <section className={styles.section} aria-labelledby="sources">
      <h2 id="sources" tabIndex={-1}>
        {t("sections.sources")}
      </h2>
      <ol className={styles.sources}>
        {sources.map(({ id, organisation, title, year, link, readings }) => (
          <li
            key={id}
            id={`source-${id}`}
            tabIndex={-1}
            {...(target === `source-${id}` ? { "data-targeted": true } : {})}
          >
            <a href={link} target="_blank" rel="noreferrer noopener">
              {title}
              <span className={styles.hidden}> ({t("newTab")})</span>
            </a>
            <span>
              {organisation}, {year ?? t("undated")}
            </span>
            {readings.map((reading) => (
              <span key={`${reading.opened}|${reading.day}`}>
                {t(`grade.${reading.grade}`)}
                {". "}
                {t(reading.how === "recomputed" ? "recomputedAt" : "opened", {
                  date: formatDate(reading.day),
                  where: reading.where,
                })}{" "}
                <a
                  href={reading.opened}
                  target="_blank"
                  rel="noreferrer noopener"
                  className={styles.opened}
                >
                  {t("openedLink")}
                  <span className={styles.hidden}> ({t("newTab")})</span>
                </a>
              </span>
            ))}
            {readings.length === 0 && <span className={styles.unchecked}>{t("notOpened")}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import type { Source } from "../domain/message.ts";
import { isSection } from "../domain/modes.ts";
import styles from "./answer.module.css";
import { SourceLink } from "./source-link.tsx";

/** Shown before "more": the rest is one press away, and always on paper. */
const FIRST = 6;

export function SourceList({ sources, label }: { sources: readonly Source[]; label: string }) {
  const { t } = useTranslation("chat");
  const [all, setAll] = useState(false);
  if (sources.length === 0) return null;
  const hidden = sources.length - FIRST;
  return (
    <section className={styles.sourcesBlock} aria-label={label}>
      <h3 className={styles.sourcesTitle}>{t("sources.title")}</h3>
      <ol className={styles.sources} data-folded={!all || undefined}>
        {sources.map((source) => (
          <li key={source.n}>
            <span className={styles.number} aria-hidden>
              {source.n}
            </span>
            <SourceLink source={source} lang={source.language}>
              {source.title}
              {isSection(source.section) && <span> · {t(`answer.section.${source.section}`)}</span>}
              {source.local && source.section !== "" && <span> · {source.section}</span>}
            </SourceLink>
            <span className={styles.reference}>
              {source.source}
              <Reading source={source} />
            </span>
          </li>
        ))}
      </ol>
      {hidden > 0 && !all && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t("sources.more", { count: hidden })}
        </button>
      )}
    </section>
  );
}

/** What was read of it; of the installation's own, that nobody of ours did. */
function Reading({ source: { checked, local } }: { source: Source }) {
  const { t } = useTranslation("chat");
  if (local) return <span className={styles.local}>{t("sources.local")}</span>;
  return (
    <span className={checked ? styles.checked : styles.unchecked}>
      {checked ? t("sources.checked", { day: formatDate(checked) }) : t("sources.unchecked")}
    </span>
  );
}

import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { moveInResults } from "#platform/ui/catalogue/move-in-results.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import styles from "./library.module.css";
import type { useSearch } from "./use-search.ts";

type Search = ReturnType<typeof useSearch>["search"];

export function SearchResults({ search: { data: reading, error, refetch } }: { search: Search }) {
  const { t } = useTranslation("guidelines");
  const notHeld = useNotCached(error);
  if (error)
    return (
      <EmptyState
        title={t("search.failed")}
        body={notHeld}
        action={
          <button type="button" onClick={() => void refetch()}>
            {t("search.retry")}
          </button>
        }
      />
    );
  if (!reading) return <div className={styles.waiting} aria-hidden />;

  const { data, keptAt } = reading;
  const nothingTitle = t(keptAt ? "search.nothingHeld" : "search.nothing");
  const nothing = data.sheets.length === 0 && data.suggestions.length === 0;
  const missing =
    data.missing.length > 0
      ? t("search.missing", { topics: data.missing.slice(0, 3).join(", ") })
      : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the links it holds.
    <div className={styles.results} onKeyDown={moveInResults}>
      <p role="status" className={nothing ? styles.hidden : styles.count}>
        {nothing
          ? nothingTitle
          : t("search.found", { count: data.sheets.length + data.suggestions.length })}
      </p>
      {nothing && (
        <EmptyState
          title={nothingTitle}
          body={missing ?? t(keptAt ? "search.nothingHeldBody" : "search.nothingBody")}
        />
      )}
      {!nothing && missing && <p className={styles.missing}>{missing}</p>}
      {data.sheets.length > 0 && (
        <section aria-label={t("search.answers")}>
          <Titles sheets={data.sheets} />
        </section>
      )}
      {data.passages.length > 0 && (
        <section aria-labelledby="found-passages">
          <h2 id="found-passages" className={styles.group}>
            {t("search.passages")}
          </h2>
          <ul className={catalogue.rows}>
            {data.passages.map((passage) => (
              <li key={`${passage.sheetId}#${passage.anchor}`}>
                <Link
                  to="/guidelines/$sheetId"
                  params={{ sheetId: passage.sheetId }}
                  hash={passage.anchor}
                  className={styles.passage}
                  data-result
                >
                  <span className={styles.where}>
                    {t(`sections.${passage.section}`)} <span lang="fr">{passage.title}</span>
                  </span>
                  <span lang="fr">{passage.text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.suggestions.length > 0 && (
        <section aria-labelledby="similar-names">
          <h2 id="similar-names" className={styles.group}>
            {t("search.suggestions")}
          </h2>
          <Titles sheets={data.suggestions} />
        </section>
      )}
    </div>
  );
}

function Titles({ sheets }: { sheets: readonly { id: string; title: string }[] }) {
  return (
    <ul className={catalogue.rows} lang="fr">
      {sheets.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="/guidelines/$sheetId"
            params={{ sheetId: id }}
            className={styles.answer}
            data-result
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

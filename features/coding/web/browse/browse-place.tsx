import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { BrowsedTable, ListedCode } from "../../contract.ts";
import { copyText } from "../copy-text.ts";
import styles from "./browse.module.css";
import type { Favourites } from "./use-favourites.ts";

interface TreePlace {
  edition: string;
  partial: boolean;
  path: readonly { key: string; label: string }[];
  nodes: readonly { key: string; label: string }[];
  codes: readonly ListedCode[];
  notes: readonly { title: string; text: string }[];
}

interface BrowsePlaceProps {
  table: BrowsedTable;
  /** The code that was opened. */
  opened: string | undefined;
  place: TreePlace;
  favourites: Favourites;
}

/** One node: the way to it, what is under it, and its codes. */
export function BrowsePlace({ table, opened, place, favourites }: BrowsePlaceProps) {
  const { t } = useTranslation("coding");
  const { path, nodes, codes, notes, partial, edition } = place;
  const here = path.at(-1);
  return (
    <section aria-labelledby="browse-place" className={styles.place}>
      <nav aria-label={t("browse.path")} className={styles.path}>
        <Link to="/coding/browse" search={{ table }}>
          {t("browse.root")}
        </Link>
        {path.slice(0, -1).map(({ key, label }) => (
          <Link key={key} to="/coding/browse" search={{ table, node: key }} lang="fr">
            {label}
          </Link>
        ))}
      </nav>
      {/* Where it stands, in words: on paper there is nowhere to go. */}
      <p className={styles.onPaper}>
        {t(`table.${table}`)}{" "}
        <span lang="fr">
          {path
            .slice(0, -1)
            .map(({ label }) => label)
            .join(" › ")}
        </span>
      </p>
      <h2 id="browse-place" lang={here ? "fr" : undefined}>
        {here ? here.label : t(`table.${table}`)}
      </h2>
      <p className={styles.small}>
        {partial ? t("result.partial") : t("result.edition", { edition })}
      </p>
      {nodes.length === 0 && codes.length === 0 && <p>{t("browse.empty")}</p>}
      <ul className={styles.rows} lang="fr">
        {nodes.map(({ key, label }) => (
          <li key={key}>
            <Link to="/coding/browse" search={{ table, node: key }} className={styles.node}>
              {table === "cim10" && /^[A-Z]/.test(key) && key !== label ? `${key} ` : ""}
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.rows}>
        {codes.map((one) => (
          <CodeRow
            key={one.code}
            table={table}
            one={one}
            notes={one.code === opened ? notes : null}
            favourites={favourites}
          />
        ))}
      </ul>
    </section>
  );
}

interface CodeRowProps extends Pick<BrowsePlaceProps, "table" | "favourites"> {
  one: ListedCode;
  /** Of the code that was opened; null: it was not. */
  notes: TreePlace["notes"] | null;
}

function CodeRow({ table, one: { code, label, usable }, notes, favourites }: CodeRowProps) {
  const { t } = useTranslation("coding");
  const on = favourites.isStarred(table, code);
  return (
    <li className={styles.code} data-opened={notes !== null || undefined}>
      <Link
        to="/coding/browse"
        search={{ table, code }}
        className={styles.opens}
        onClick={() => favourites.use.mutate({ table, code })}
      >
        {code}
      </Link>
      <span lang="fr">
        {label}
        {!usable && <small lang={undefined}> {t("browse.unusable")}</small>}
        {(notes ?? []).map((note) => (
          <small key={`${note.title} ${note.text}`} className={styles.note}>
            {note.text}
          </small>
        ))}
      </span>
      <span className={styles.actions}>
        {usable && (
          <button
            type="button"
            aria-label={t("line.copyNamed", { code })}
            onClick={() => {
              void copyText(`${code} ${label}`);
              favourites.use.mutate({ table, code });
            }}
          >
            {t("line.copy")}
          </button>
        )}
        <button
          type="button"
          aria-pressed={on}
          aria-label={t("browse.star", { code })}
          onClick={() => favourites.star.mutate({ table, code, on: !on })}
        >
          {on ? "★" : "☆"}
        </button>
      </span>
    </li>
  );
}

import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Favourite } from "../../contract.ts";
import styles from "./browse.module.css";
import type { Favourites } from "./use-favourites.ts";

/** The codes that the person marked, then those they last opened. */
export function FavouriteCodes({ favourites: { list, star } }: { favourites: Favourites }) {
  const { t } = useTranslation("coding");
  const starred = list.data?.starred ?? [];
  const recent = list.data?.recent ?? [];
  return (
    <aside aria-labelledby="browse-starred" className={styles.mine}>
      <h2 id="browse-starred">{t("browse.starred")}</h2>
      {star.isError && <p role="alert">{t("kept.failed")}</p>}
      {list.isError && (
        <div role="alert">
          <p>{t("browse.mineFailed")}</p>
          <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
            {t("kept.retry")}
          </Button>
        </div>
      )}
      {list.isSuccess && starred.length === 0 && (
        <p className={styles.small}>{t("browse.noneStarred")}</p>
      )}
      <Codes codes={starred} />
      {recent.length > 0 && (
        <>
          <h2>{t("browse.recent")}</h2>
          <Codes codes={recent} />
        </>
      )}
    </aside>
  );
}

function Codes({ codes }: { codes: readonly Favourite[] }) {
  return (
    <ul className={styles.rows} lang="fr">
      {codes.map(({ table, code, label }) => (
        <li key={`${table} ${code}`}>
          <Link to="/coding/browse" search={{ table, code }} className={styles.node}>
            <strong>{code}</strong> {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#platform/ui/page-header.tsx";
import { queries } from "../api.ts";
import { today } from "../use-coding.ts";
import styles from "./browse.module.css";
import { BrowsePlace } from "./browse-place.tsx";
import { BrowseSearch } from "./browse-search.tsx";
import { FavouriteCodes } from "./favourite-codes.tsx";
import { type Place, readPlace } from "./place.ts";
import { useFavourites } from "./use-favourites.ts";

const TABLES = ["cim10", "ccam"] as const;

/** The classifications, walked from chapter to code, beside the codes that one marked or opened. */
export function BrowsePage() {
  const { t } = useTranslation("coding");
  const place = readPlace(useSearch({ strict: false }));
  const favourites = useFavourites();
  return (
    <>
      <PageHeader
        title={t("browse.title")}
        lead={t("browse.lead")}
        actions={
          <Link to="/coding" className={styles.link}>
            {t("browse.back")}
          </Link>
        }
      />
      <nav aria-label={t("browse.tables")} className={styles.tables}>
        {TABLES.map((table) => (
          <Link
            key={table}
            to="/coding/browse"
            search={{ table }}
            aria-current={place.table === table ? "page" : undefined}
          >
            {t(`table.${table}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <div>
          <BrowseSearch key={place.table} table={place.table} favourites={favourites} />
          <PlaceOf place={place} favourites={favourites} />
        </div>
        <FavouriteCodes favourites={favourites} />
      </div>
    </>
  );
}

function PlaceOf({
  place: { table, node, code },
  favourites,
}: {
  place: Place;
  favourites: ReturnType<typeof useFavourites>;
}) {
  const { t } = useTranslation("coding");
  const asked = code === undefined ? { table, node } : { table, code };
  const found = useQuery(queries.browse.queryOptions({ input: { ...asked, date: today() } }));
  if (found.isError)
    return (
      <div role="alert">
        <p>{t("browse.failed")}</p>
        <Button variant="default" loading={found.isFetching} onClick={() => void found.refetch()}>
          {t("kept.retry")}
        </Button>{" "}
        <Link to="/coding/browse" search={{ table }} className={styles.link}>
          {t("browse.root")}
        </Link>
      </div>
    );
  if (!found.data) return <p role="status">{t("browse.loading")}</p>;
  return <BrowsePlace table={table} opened={code} place={found.data} favourites={favourites} />;
}

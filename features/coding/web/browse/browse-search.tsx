import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { BrowsedTable } from "../../contract.ts";
import { client } from "../api.ts";
import { today } from "../use-coding.ts";
import styles from "./browse.module.css";
import type { Favourites } from "./use-favourites.ts";

const LONGEST = 300;

/** A code by its words or by itself; opening it shows it among its neighbours. */
export function BrowseSearch({
  table,
  favourites,
}: {
  table: BrowsedTable;
  favourites: Favourites;
}) {
  const { t } = useTranslation("coding");
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const search = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (query: string) => client.find({ table, query, date: today() }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = typed.trim();
    setRefused(query === "");
    if (query !== "") search.mutate(query);
  };
  return (
    <>
      <form onSubmit={submit} className={styles.search}>
        <TextInput
          className={styles.field}
          label={t("browse.search", { table: t(`table.${table}`) })}
          value={typed}
          maxLength={LONGEST}
          error={refused && t("browse.searchEmpty")}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={search.isPending}>
          {t("line.search")}
        </Button>
      </form>
      {search.isError && <p role="alert">{t("line.searchFailed")}</p>}
      {search.data && (
        <p role="status" className={styles.small}>
          {t("browse.found", { count: search.data.results.length })}
        </p>
      )}
      <ul className={styles.rows} lang="fr">
        {(search.data?.results ?? []).map(({ code, label }) => (
          <li key={code}>
            <Link
              to="/coding/browse"
              search={{ table, code }}
              className={styles.node}
              onClick={() => favourites.use.mutate({ table, code })}
            >
              <strong>{code}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

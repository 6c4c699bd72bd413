import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import { client } from "./api.ts";
import styles from "./medications.module.css";

const LONGEST = 300;

/** A search asked for, refused in words when nothing was typed. */
export function DrugSearch() {
  const { t } = useTranslation("medications");
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const search = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (query: string) => client.search({ query }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = typed.trim();
    setRefused(query === "");
    if (query !== "") search.mutate(query);
  };
  return (
    <section aria-labelledby="drug-search" className={styles.block}>
      <h2 id="drug-search">{t("search.title")}</h2>
      <form onSubmit={submit} className={styles.form}>
        <TextInput
          className={styles.field}
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          value={typed}
          maxLength={LONGEST}
          error={refused && t("search.empty")}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={search.isPending}>
          {t("search.submit")}
        </Button>
      </form>
      {search.isError && <p role="alert">{t("search.failed")}</p>}
      {search.data && <Results {...search.data} />}
    </section>
  );
}

interface Found {
  partial: boolean;
  results: readonly { code: string; label: string }[];
}

function Results({ partial, results }: Found) {
  const { t } = useTranslation("medications");
  return (
    <>
      <p role="status" className={styles.count}>
        {results.length === 0 ? t("search.nothing") : t("search.found", { count: results.length })}
      </p>
      {partial && <p>{t("search.partial")}</p>}
      <ul className={catalogue.rows} lang="fr">
        {results.map(({ code, label }) => (
          <li key={code}>
            <Link to="/medications/$cis" params={{ cis: code }} className={styles.result}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client, queries } from "./api.ts";
import styles from "./starter-decks.module.css";

/**
 * The decks that the product ships, with where their statements come from, until the person has
 * them.
 */
export function StarterDecks() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const { data, isPending } = useQuery(queries.listStarters.queryOptions());
  const [adding, setAdding] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const offered = (data ?? []).filter(({ added, notes }) => added < notes);
  if (isPending) return <div className={styles.waiting} aria-hidden />;
  if (offered.length === 0) return null;

  const add = async (id: string) => {
    setAdding(id);
    setFailed(false);
    try {
      await client.addStarter({ id });
      await cache.invalidateQueries({ queryKey: queries.key() });
    } catch {
      setFailed(true);
    }
    setAdding(null);
  };
  return (
    <section className={styles.starters} aria-labelledby="starter-decks">
      <h2 id="starter-decks">{t("starters.title")}</h2>
      <p>{t("starters.about")}</p>
      {failed && (
        <p role="alert" className={styles.problem}>
          {t("starters.failed")}
        </p>
      )}
      <ul>
        {offered.map(({ id, category, description, cards, sources }) => (
          <li key={id}>
            <div>
              <h3 lang="fr">{category}</h3>
              <p lang="fr">{description}</p>
              <details>
                <summary>
                  {t("starters.cards", { count: cards })} ·{" "}
                  {t("starters.sources", { count: sources.length })}
                </summary>
                <ul lang="fr">
                  {sources.map(({ organisation, title, year, link }) => (
                    <li key={`${link} ${title}`}>
                      {organisation}.{" "}
                      <a href={link} target="_blank" rel="noreferrer">
                        {title}
                      </a>{" "}
                      ({year ?? "non daté"})
                    </li>
                  ))}
                </ul>
              </details>
            </div>
            <Button
              variant="default"
              loading={adding === id}
              disabled={adding !== null && adding !== id}
              aria-label={t("starters.addNamed", { deck: category })}
              onClick={() => void add(id)}
            >
              {t("starters.add")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

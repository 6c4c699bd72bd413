import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StarterCards } from "#features/flashcards/domain/public.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { categoryQueries } from "../api.ts";
import { readCategories } from "../offline/cached-categories.ts";
import styles from "./categories.module.css";

/** The four emergencies whose cards are looked at without adding a deck, with or without network. */
export function Categories() {
  const { t } = useTranslation("flashcards");
  const part = useQuery({
    queryKey: [...categoryQueries.starterCards.key(), "held"],
    queryFn: ({ signal }) => readCategories(signal),
    networkMode: "always",
    retry: false,
  });
  const notHeld = useNotCached(part.error);
  return (
    <section aria-labelledby="categories" className={styles.categories}>
      <h2 id="categories">{t("categories.title")}</h2>
      <p>{t("categories.about")}</p>
      {part.data?.data.map((deck) => (
        <Category key={deck.id} deck={deck} />
      ))}
      {/* Nobody asked for them: their absence is no alert, and the network that is back brings them. */}
      {part.isError && <p>{notHeld ?? t("categories.failed")}</p>}
    </section>
  );
}

function Category({ deck: { category, cards } }: { deck: StarterCards }) {
  const { t } = useTranslation("flashcards");
  return (
    <details lang="fr" className={styles.category}>
      <summary>
        {category} <small>{t("starters.cards", { count: cards.length })}</small>
      </summary>
      <ul>
        {cards.map(({ id, question, answer, extra, source }) => (
          <li key={id}>
            <details>
              <summary>{question}</summary>
              <p>{answer}</p>
              {extra !== "" && <p className={styles.extra}>{extra}</p>}
              <p className={styles.extra}>
                <a href={source.link} target="_blank" rel="noreferrer">
                  {source.title}
                </a>
                {source.year !== null && ` (${source.year})`}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

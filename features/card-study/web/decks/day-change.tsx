import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client, queries } from "#features/flashcards/web/public.tsx";
import styles from "./decks.module.css";

/**
 * Says once that study days took the place of days of UTC, and how many cards came to another date
 * for it.
 */
export function DayChange() {
  const { t } = useTranslation("flashcards");
  const cache = useQueryClient();
  const { data } = useQuery({
    ...queries.dayChange.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  const read = () => {
    cache.setQueryData(queries.dayChange.queryKey(), null);
    // Not acknowledged, it is said again at the next visit.
    client.readDayChange().catch(() => {});
  };
  return (
    <section className={styles.note} aria-label={t("dayChange.title")}>
      <p>
        {t("dayChange.body")}{" "}
        {data.moved === 0 ? t("dayChange.none") : t("dayChange.moved", { count: data.moved })}
      </p>
      <Button variant="default" onClick={read}>
        {t("dayChange.read")}
      </Button>
    </section>
  );
}

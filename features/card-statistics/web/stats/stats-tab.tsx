import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone, useDecks } from "#features/flashcards/web/public.tsx";
import { serverOnly } from "#platform/offline/web/cached-query.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import charts from "#platform/ui/charts/charts.module.css";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { formatNumber } from "#platform/ui/format.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries } from "../api.ts";
import { AddCards } from "./add-cards.tsx";
import { MemoryCharts } from "./memory-charts.tsx";
import { Optimiser } from "./optimiser.tsx";
import { ReviewCharts } from "./review-charts.tsx";

const RANGES = [7, 30, 90, 365] as const;
const HOUR = 3_600_000;

export function StatsTab() {
  const { t } = useTranslation("flashcards");
  const { data: decks } = useDecks();
  const [days, setDays] = useState(30);
  const [deckId, setDeckId] = useState("");
  const input = { deckIds: deckId === "" ? [] : [deckId], days, timeZone: timeZone() };
  const {
    data: read,
    isPlaceholderData,
    isPending,
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: queries.stats.queryKey({ input }),
    // The charts speak of the days that were read, which may still be those of the choice before.
    queryFn: async ({ signal }) => ({ days, stats: await client.stats(input, { signal }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const notHeld = useNotCached(serverOnly(error));
  const filters = (
    <div className={charts.filters}>
      <label>
        <span>{t("stats.range")}</span>
        <select value={days} onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}>
          {RANGES.map((range) => (
            <option key={range} value={range}>
              {t("stats.days", { count: range })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("decks.deck")}</span>
        <select value={deckId} onChange={({ currentTarget }) => setDeckId(currentTarget.value)}>
          <option value="">{t("decks.all")}</option>
          {(decks?.decks ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  if (isPending)
    return (
      <>
        {filters}
        <PagePending />
      </>
    );
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          title={t("stats.failed")}
          body={notHeld}
          action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
        />
      </div>
    );
  const { stats: data } = read;
  if (data.totals.cards === 0)
    return (
      <>
        {filters}
        <EmptyState title={t("manage.none")} body={t("stats.noneBody")} action={<AddCards />} />
      </>
    );
  const totals = [
    ["cards", formatNumber(data.totals.cards)],
    ["reviews", formatNumber(data.totals.reviews)],
    ["studiedDays", formatNumber(data.totals.studiedDays)],
    ["hours", formatNumber(data.totals.duration / HOUR, { maximumFractionDigits: 1 })],
  ] as const;
  return (
    <>
      {filters}
      <div aria-busy={isPlaceholderData} className={charts.settling}>
        <dl className={charts.totals}>
          {totals.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`stats.total.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={charts.grid}>
          <ReviewCharts stats={data} days={read.days} />
          <MemoryCharts stats={data} />
        </div>
      </div>
      <Optimiser />
    </>
  );
}

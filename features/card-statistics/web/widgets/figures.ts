import { timeZone } from "#features/flashcards/web/public.tsx";
import { useKeptQuery } from "#platform/offline/web/kept-query.ts";
import { client, queries } from "../api.ts";

/** One reading for every widget that shows the week. */
const WEEK = 7;

export const readWeek = (signal: AbortSignal) =>
  client.stats({ deckIds: [], days: WEEK, timeZone: timeZone() }, { signal });

export const useWeek = () =>
  useKeptQuery("flashcards-week", [...queries.stats.key(), "week"], readWeek);

import { useQuery } from "@tanstack/react-query";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { cachedOptions } from "#platform/offline/web/cached-query.ts";
import { queryClient } from "#platform/ui/query-client.ts";
import { client, queries } from "../api.ts";

const WEEK = 7;
/** A page that opens asks for the same week in several places within this time. */
const SAME_OPENING_MS = 2_000;

/** One reading for every part of the dashboard that shows the week. */
const week = cachedOptions("flashcards-week", [...queries.summary.key(), "week"], (signal) =>
  client.summary({ deckIds: [], days: WEEK, timeZone: timeZone() }, { signal }),
);

export const useWeek = () => useQuery(week);

/** The same for what is no component; rejects without the server. */
export async function readWeek() {
  const { data, keptAt } = await queryClient.fetchQuery({ ...week, staleTime: SAME_OPENING_MS });
  if (keptAt !== null) throw new TypeError("the server did not answer");
  return data;
}

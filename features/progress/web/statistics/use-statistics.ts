import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { client, queries, timeZone } from "../api.ts";
import type { Range } from "./search.ts";

/** Without network, each of these shows what this device kept, with its date. */
export function useStatistics(range: Range) {
  const input = { timeZone: timeZone(), range };
  return useCachedQuery(`statistics-${range}`, queries.statistics.queryKey({ input }), (signal) =>
    client.statistics(input, { signal }),
  );
}

export function usePredictions() {
  const input = { timeZone: timeZone() };
  return useCachedQuery("predictions", queries.predictions.queryKey({ input }), (signal) =>
    client.predictions(input, { signal }),
  );
}

export function useInsights() {
  const input = { timeZone: timeZone() };
  return useCachedQuery("insights", queries.insights.queryKey({ input }), (signal) =>
    client.insights(input, { signal }),
  );
}

import { useKeptQuery } from "#platform/offline/web/kept-query.ts";
import { client, queries, timeZone } from "../api.ts";
import type { Range } from "./search.ts";

/** Without network, each of these shows what this device kept, with its date. */
export function useStatistics(range: Range) {
  const input = { timeZone: timeZone(), range };
  return useKeptQuery(`statistics-${range}`, queries.statistics.queryKey({ input }), (signal) =>
    client.statistics(input, { signal }),
  );
}

export function usePredictions() {
  const input = { timeZone: timeZone() };
  return useKeptQuery("predictions", queries.predictions.queryKey({ input }), (signal) =>
    client.predictions(input, { signal }),
  );
}

export function useInsights() {
  const input = { timeZone: timeZone() };
  return useKeptQuery("insights", queries.insights.queryKey({ input }), (signal) =>
    client.insights(input, { signal }),
  );
}

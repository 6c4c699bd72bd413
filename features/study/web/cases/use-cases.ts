import { useQuery } from "@tanstack/react-query";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { client, queries } from "../api.ts";
import { storedCases } from "../paper/stored-paper.ts";
import { type CaseFilters, fits, listCached, withCached } from "./listed-cases.ts";

export const EVERY_CASE: CaseFilters = { specialties: [], difficulties: [], standings: [] };

/** What the server lists, or this device when it is alone; each case with what is held here. */
export function useCases(filters: CaseFilters) {
  const input = {
    specialties: [...filters.specialties],
    difficulties: [...filters.difficulties],
    standings: [...filters.standings],
  };
  const listed = useCachedQuery(
    `study-cases-${JSON.stringify(input)}`,
    queries.cases.key({ input }),
    (signal) => client.cases(input, { signal }),
  );
  const held = useQuery({
    queryKey: [...queries.key(), "held-cases"],
    queryFn: storedCases,
    networkMode: "always",
  });
  const here = held.data?.length ? listCached(held.data).filter((one) => fits(one, filters)) : null;
  const fallback = listed.isError ? here : null;
  const reading = listed.data;
  return {
    cases: reading && held.data ? withCached(reading.data.cases, held.data) : fallback,
    total: reading?.data.total ?? null,
    specialties: reading?.data.specialties ?? [],
    /** A list that the device kept from an earlier version says nothing of them. */
    difficulties: reading?.data.difficulties ?? [],
    keptAt: reading?.keptAt ?? null,
    fromDevice: fallback !== null && !reading,
    isError: listed.isError,
    refetch: listed.refetch,
  };
}

import { useQuery } from "@tanstack/react-query";
import { useKeptQuery } from "#platform/offline/web/kept-query.ts";
import { client, queries } from "../api.ts";
import { heldCases } from "../paper/held-paper.ts";
import { type CaseFilters, fits, listHeld, withHeld } from "./listed-cases.ts";

export const EVERY_CASE: CaseFilters = { specialties: [], difficulties: [], standings: [] };

/** What the server lists, or this device when it is alone; each case with what is held here. */
export function useCases(filters: CaseFilters) {
  const input = {
    specialties: [...filters.specialties],
    difficulties: [...filters.difficulties],
    standings: [...filters.standings],
  };
  const listed = useKeptQuery(
    `study-cases-${JSON.stringify(input)}`,
    queries.cases.key({ input }),
    (signal) => client.cases(input, { signal }),
  );
  const held = useQuery({
    queryKey: [...queries.key(), "held-cases"],
    queryFn: heldCases,
    networkMode: "always",
  });
  const here = held.data?.length ? listHeld(held.data).filter((one) => fits(one, filters)) : null;
  const fallback = listed.isError ? here : null;
  const reading = listed.data;
  return {
    cases: reading && held.data ? withHeld(reading.data.cases, held.data) : fallback,
    total: reading?.data.total ?? null,
    specialties: reading?.data.specialties ?? [],
    keptAt: reading?.keptAt ?? null,
    fromDevice: fallback !== null && !reading,
    isError: listed.isError,
    refetch: listed.refetch,
  };
}

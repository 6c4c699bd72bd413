import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { BrowsedTable } from "../../contract.ts";
import { client, queries } from "../api.ts";

/** The codes that the person marked, those they opened, and the change of either. */
export function useFavourites() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: queries.favourites.key() });
  const list = useQuery(queries.favourites.queryOptions({ input: {} }));
  const star = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (asked: { table: BrowsedTable; code: string; on: boolean }) => client.star(asked),
    onSuccess: refresh,
  });
  // A code that could not be noted as opened is opened all the same.
  const use = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (asked: { table: BrowsedTable; code: string }) => client.use(asked),
    onSuccess: refresh,
  });
  const isStarred = (table: BrowsedTable, code: string) =>
    (list.data?.starred ?? []).some((one) => one.table === table && one.code === code);
  return { list, star, use, isStarred };
}

export type Favourites = ReturnType<typeof useFavourites>;

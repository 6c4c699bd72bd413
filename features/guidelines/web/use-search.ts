import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "./api.ts";
import { useSettled } from "./use-settled.ts";

/** Long enough not to ask at each key, short enough to feel immediate. */
const TYPING_PAUSE_MS = 140;

/**
 * The search of what is typed, asked once per pause. `query` is what the screen answers, empty for
 * the whole list; `pending` while that is not yet what is typed.
 */
export function useSearch(typed: string) {
  const settled = useSettled(typed, TYPING_PAUSE_MS);
  const query = typed === "" ? "" : settled;
  const input = { query, limit: 8 };
  const search = useQuery({
    queryKey: [...queries.search.queryKey({ input }), "held"],
    queryFn: async ({ signal }) =>
      (await import("./offline/cached-library.ts")).search(input, signal),
    retry: false,
    placeholderData: keepPreviousData,
    enabled: query !== "",
  });
  const unanswered = search.isPending || search.isPlaceholderData;
  return { query, search, pending: query !== typed || (query !== "" && unanswered) };
}

import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListedConversation } from "../domain/message.ts";
import { client, queries } from "./api.ts";

const PAGE = 40;

const pages = (archived: boolean) =>
  infiniteQueryOptions({
    queryKey: [...queries.list.key(), "pages", { archived }],
    // The list is folded most of the time: what changed meanwhile is read when it opens.
    refetchOnMount: true,
    queryFn: ({ pageParam, signal }) =>
      client.list(
        { archived, limit: PAGE, ...(pageParam ? { after: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as Pick<ListedConversation, "pinned" | "updatedAt" | "id"> | null,
    getNextPageParam: (page) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last ? { pinned: last.pinned, updatedAt: last.updatedAt, id: last.id } : undefined;
    },
  });

export interface Conversations {
  found: readonly ListedConversation[];
  /** When it was read, of a list that comes from this device. */
  keptAt: Date | null;
  loading: boolean;
  failed: boolean;
  /** Reads the next page; null when there is none. */
  more: (() => void) | null;
}

/** My conversations page by page, those of the archive, or those that a search finds. */
export function useConversations(archived: boolean, search: string): Conversations {
  const searching = search.trim() !== "";
  const list = useInfiniteQuery({ ...pages(archived), enabled: !searching });
  const hits = useQuery({
    ...queries.list.queryOptions({ input: { search, limit: PAGE } }),
    refetchOnMount: true,
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  // Without an answer, the last ones that this device holds; the archive is not among them.
  const held = useQuery({
    queryKey: [...queries.list.key(), "held"],
    queryFn: async () => (await import("./offline/cached-conversations.ts")).cachedConversations(),
    enabled: list.isError && !list.data && !archived && !searching,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
  // A conversation that moved between two pages is in both: its first place counts.
  const all = useMemo(() => {
    const byId = new Map<string, ListedConversation>();
    for (const one of list.data?.pages.flat() ?? []) if (!byId.has(one.id)) byId.set(one.id, one);
    return [...byId.values()];
  }, [list.data]);
  if (searching)
    return {
      found: hits.data ?? [],
      keptAt: null,
      loading: hits.isLoading,
      failed: hits.isError,
      more: null,
    };
  if (list.isError && !list.data && held.data)
    return {
      found: held.data.conversations.map((one) => ({ ...one, found: null })),
      keptAt: held.data.since,
      loading: false,
      failed: false,
      more: null,
    };
  return {
    found: all,
    keptAt: null,
    loading: list.isLoading,
    failed: list.isError,
    more: list.hasNextPage && !list.isFetchingNextPage ? () => void list.fetchNextPage() : null,
  };
}

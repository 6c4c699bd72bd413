import { QueryClient } from "@tanstack/react-query";

/** Spec §9: fresh five minutes, one retry, no refetch on focus or mount, mutations retry once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false, refetchOnMount: false },
    mutations: { retry: 1 },
  },
});

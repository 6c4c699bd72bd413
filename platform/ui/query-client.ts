import { QueryClient } from "@tanstack/react-query";

/** Spec §9: fresh five minutes, one retry, no refetch on focus or mount, mutations retry once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Without network a page says so, or shows what the device holds: by default it would wait in silence.
      networkMode: "always",
    },
    mutations: { retry: 1 },
  },
});
